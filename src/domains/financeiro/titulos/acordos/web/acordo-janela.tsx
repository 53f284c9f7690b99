import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { acordosApi as api } from '../api.ts';
import { textosAcordo } from '../texts.ts';
import { EtiquetaDoAcordo } from './rotulos.tsx';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import { EtiquetaDoTitulo } from '#domains/financeiro/titulos/web/rotulos.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

type Acordo = RespostaCliente<typeof api.obterAcordo>;
const reais = (valor: Centavos): string => formatarReais(valor);
const valor = (n: Centavos): string => formatarValor(n);

/** One agreement: what went in, what came out of it, how it goes, and its two ends. */
export function AcordoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosAcordo);
  const consulta = useConsulta(api.obterAcordo, { params: { id } });
  const acordo = consulta.data;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={acordo ? `${t('acordo', { numero: acordo.numero })} · ${acordo.pagadorNome}` : t('numero')}
      rodape={acordo && <Acoes acordo={acordo} />}
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!acordo && !consulta.error && <Esqueleto linhas={10} />}
      {acordo && <Conteudo acordo={acordo} />}
    </Janela>
  );
}

function Conteudo({ acordo }: { acordo: Acordo }) {
  const t = useTextos(textosAcordo);
  const encargos = acordo.multaCentavos + acordo.jurosCentavos;
  return (
    <>
      <p>
        <EtiquetaDoAcordo andamento={acordo.andamento} />
      </p>
      <p className={estilo.grande}>{reais(acordo.totalCentavos)}</p>
      <p className="suave">
        {t('fecha', {
          saldo: reais(acordo.saldoCentavos),
          encargos: reais(centavos(encargos)),
          dispensa: reais(acordo.dispensaCentavos),
          total: reais(acordo.totalCentavos),
        })}
        {acordo.motivoDispensa !== null && ` ${t('motivoDispensa')}: ${acordo.motivoDispensa}.`}
      </p>
      {acordo.observacao !== null && <p>{acordo.observacao}</p>}
      <section className={estilo.secao}>
        <h3>{t('titulosNovos')}</h3>
        <Tabela
          className={estilo.semQuebra}
          legenda={t('titulosNovos')}
          colunas={[t('parcelas'), t('titulo'), t('vencimento'), t('total'), t('aberto'), t('situacao')]}
          numericas={[2, 3, 4]}
          cartao={{ titulo: 0, valor: 3, apoio: 2, estado: 5 }}
          linhas={acordo.novos.map((n) => ({
            chave: n.tituloId,
            celulas: [
              n.entrada ? t('entrada') : `${n.parcela}/${acordo.novos.length}`,
              n.numero,
              formatarData(n.dataVencimento),
              valor(n.valorCentavos),
              valor(n.saldoCentavos),
              <EtiquetaDoTitulo key="s" titulo={{ situacao: n.situacao, vencido: n.vencido, diasAtraso: n.diasAtraso }} />,
            ],
          }))}
        />
      </section>
      <section className={estilo.secao}>
        <h3>{t('titulosAntigos')}</h3>
        <Tabela
          className={estilo.semQuebra}
          legenda={t('titulosAntigos')}
          colunas={[t('titulo'), t('vencimento'), t('saldo'), t('multa'), t('juros'), t('dispensado'), t('situacao')]}
          numericas={[1, 2, 3, 4, 5]}
          cartao={{ titulo: 0, valor: 2, apoio: 1, estado: 6 }}
          linhas={acordo.antigos.map((a) => ({
            chave: a.tituloId,
            celulas: [
              a.numero,
              formatarData(a.dataVencimento),
              valor(a.saldoCentavos),
              valor(a.multaCentavos),
              valor(a.jurosCentavos),
              valor(a.dispensaCentavos),
              <EtiquetaDoTitulo key="s" titulo={{ situacao: a.situacao, vencido: false, diasAtraso: 0 }} />,
            ],
          }))}
        />
      </section>
      <section className={estilo.secao}>
        <h3>{t('historia')}</h3>
        <ol className={estilo.linha}>
          {acordo.historia.map((h) => (
            <li key={h.id}>
              {t(`para_${h.para}`)} · <strong>{h.usuarioNome}</strong>
              <p className="suave">{[escreverInstante(h.em), h.motivo].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Acoes({ acordo }: { acordo: Acordo }) {
  const t = useTextos(textosAcordo);
  const { pode } = useSessao();
  const [termo, setTermo] = useState(false);
  const { id, numero, versao } = acordo;
  const vigente = acordo.situacao === 'vigente' && pode('renegociar-titulo', 'excluir');
  const encerrar = async (fazer: () => Promise<string>): Promise<void> => {
    await fazer().then((aviso) => avisar.sucesso(aviso), avisar.erro);
    await Promise.all([invalidar(api.obterAcordo), invalidar(api.listarAcordos), recarregarTitulos()]);
  };
  const desfazer = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('desfazerTitulo', { numero }),
      texto: t('desfazerTexto'),
      consequencia: t('desfazerConsequencia', {
        novos: acordo.novos.length,
        antigos: acordo.antigos.length,
        saldo: reais(acordo.saldoCentavos),
      }),
      rotuloConfirmar: t('desfazer'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo !== null)
      await encerrar(async () => {
        const chaveIdempotencia = crypto.randomUUID();
        const { foraDaCobranca: n } = await chamar(api.desfazerAcordo, { params: { id }, body: { motivo, versao } }, { chaveIdempotencia });
        return n === 0 ? t('desfeito') : t('desfeitoForaDaCobranca', { n });
      });
  };
  const quebrar = async (): Promise<void> => {
    const previa = await chamar(api.previaDaQuebra, { params: { id } });
    const motivo = await perguntarMotivo({
      titulo: t('quebrarTitulo', { numero }),
      texto: t('quebrarTexto', { atraso: previa.maiorAtraso, dias: previa.diasParaQuebra }),
      consequencia: t('quebrarConsequencia', {
        cancelados: previa.cancelados,
        cancelado: reais(previa.canceladosCentavos),
        resta: reais(previa.restaCentavos),
        coberto: reais(previa.cobertoCentavos),
      }),
      rotuloConfirmar: t('quebrar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    });
    if (motivo !== null)
      await encerrar(async () => {
        await chamar(api.quebrarAcordo, { params: { id }, body: { motivo, versao } }, { chaveIdempotencia: crypto.randomUUID() });
        return t('quebrado', { resta: reais(previa.restaCentavos) });
      });
  };
  return (
    <>
      {vigente && acordo.pagoCentavos === 0 && (
        <Button variant="default" onClick={() => void desfazer()}>
          {t('desfazer')}
        </Button>
      )}
      {vigente && acordo.andamento === 'quebravel' && (
        <Button variant="subtle" color="red" onClick={() => void quebrar()}>
          {t('quebrar')}
        </Button>
      )}
      <Button onClick={() => setTermo(true)}>{t('termo')}</Button>
      <PreviaDocumento
        aberta={termo}
        aoFechar={() => setTermo(false)}
        titulo={t('acordo', { numero })}
        endpoint={api.termoDoAcordo}
        entrada={{ params: { id } }}
        nomePadrao={`acordo-${numero}.pdf`}
      />
    </>
  );
}
