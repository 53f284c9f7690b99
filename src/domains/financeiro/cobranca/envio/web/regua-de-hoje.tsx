import { Button } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { cobrancaEnvioApi } from '../api.ts';
import { canais } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';
import { Envio } from './envio.tsx';
import { NaoRecebem, numerosDe, PreviaDeCartas } from './escrever-cartas.tsx';

type Previa = RespostaCliente<typeof cobrancaEnvioApi.reguaDeHoje>;

/** What the ladder proposes today: looked at, thinned out, sent. */
export function ReguaDeHoje({ moldura }: PropsDaAba) {
  const t = useTextos(textosCobranca);
  const { pode } = useSessao();
  const consulta = useConsulta(cobrancaEnvioApi.reguaDeHoje, {});
  const [exceto, setExceto] = useState<ReadonlySet<number>>(new Set());
  const [vendo, setVendo] = useState<number | null>(null);
  const [lotes, setLotes] = useState<RespostaCliente<typeof cobrancaEnvioApi.enviarRegua>['lotes'] | null>(null);
  const enviar = useComando(cobrancaEnvioApi.enviarRegua, { envelhece: ['Cobranca/cartas'] });
  const previa = consulta.data;
  const restam = previa && semOs(previa, exceto);
  const aoEnviar = async (): Promise<void> => {
    if (!restam) return;
    const sim = await confirmar({
      titulo: t('enviarRegua'),
      texto: t('confirmarTexto'),
      consequencia: numerosDe(t, restam),
      rotuloConfirmar: t('enviar', { n: restam.quantidade }),
    });
    if (sim) await enviar.mutateAsync({ body: { exceto: [...exceto] } }).then((resposta) => setLotes(resposta.lotes), avisar.erro);
  };
  const botao = restam && previa?.enviavel && restam.quantidade > 0 && lotes === null && pode('cobranca', 'criar') && (
    <Button loading={enviar.isPending} onClick={() => void aoEnviar()}>
      {t('enviarRegua')}
    </Button>
  );
  return moldura(
    <div className={estilo.pilha}>
      {lotes && <Envio lotes={lotes} />}
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!previa && !consulta.error && <Esqueleto linhas={10} />}
      {previa && previa.quantidade === 0 && !lotes && <EstadoVazio titulo={t('reguaVazia')} texto={t('reguaVaziaTexto')} />}
      {previa && restam && previa.quantidade > 0 && (
        <>
          <p className={estilo.meta}>{t('reguaTexto')}</p>
          {!previa.enviavel && <p className="consequencia">{t('reguaOutroDia', { data: formatarData(previa.hoje) })}</p>}
          <p role="status">
            <strong>{numerosDe(t, restam)}</strong>
          </p>
          {restam.quantidade > previa.cartas.length && <p>{t('eMais', { n: previa.quantidade - previa.cartas.length })}</p>}
          <Proposta previa={previa} exceto={exceto} mudar={setExceto} ver={setVendo} />
        </>
      )}
      {previa && <NaoRecebem fora={previa.fora} titulo="h2" />}
      {previa && vendo !== null && (
        <Janela aberta lado="direita" aoFechar={() => setVendo(null)} titulo={t('previa')}>
          <PreviaDeCartas previa={previa} inicial={vendo} />
        </Janela>
      )}
    </div>,
    botao,
  );
}

/** The proposal without those taken out, as figures. */
function semOs(previa: Previa, exceto: ReadonlySet<number>): Previa {
  const fora = previa.cartas.filter((c) => exceto.has(c.pagadorId));
  return {
    ...previa,
    quantidade: previa.quantidade - fora.length,
    totalCentavos: centavos(previa.totalCentavos - somar(fora.map((c) => c.totalCentavos))),
    porEmail: previa.porEmail - fora.filter((c) => c.canal === 'email').length,
    impressas: previa.impressas - fora.filter((c) => c.canal === 'impresso').length,
  };
}

function Proposta({
  previa,
  exceto,
  mudar,
  ver,
}: {
  previa: Previa;
  exceto: ReadonlySet<number>;
  mudar: (exceto: ReadonlySet<number>) => void;
  ver: (posicao: number) => void;
}) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const alternar = (id: number): void => {
    const novo = new Set(exceto);
    if (!novo.delete(id)) novo.add(id);
    mudar(novo);
  };
  return (
    <Tabela
      legenda={t('aba_regua')}
      colunas={[t('enviarColuna'), t('responsavel'), t('degrau'), t('canal'), t('titulos'), t('total'), t('ver')]}
      numericas={[4, 5]}
      cartao={{ titulo: 1, valor: 5, apoio: 2, estado: 6 }}
      linhas={previa.cartas.map((c, i) => ({
        chave: c.pagadorId,
        celulas: [
          <input
            key="x"
            type="checkbox"
            className={estilo.caixa}
            aria-label={t('incluir', { nome: c.pagadorNome })}
            checked={!exceto.has(c.pagadorId)}
            onChange={() => alternar(c.pagadorId)}
          />,
          c.pagadorNome,
          c.degrauNome ?? '',
          `${rotuloDe(canais, c.canal, idioma)}${c.destino === null ? '' : ` · ${c.destino}`}`,
          c.titulos.length,
          <span key="v" title={formatarReais(c.totalCentavos)}>
            {formatarValor(c.totalCentavos)}
          </span>,
          <button key="p" type="button" className={estilo.elo} aria-label={t('verCarta', { nome: c.pagadorNome })} onClick={() => ver(i)}>
            {t('ver')}
          </button>,
        ],
      }))}
    />
  );
}
