import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoDinheiro, camposDe, Formulario, useFormulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { baixasEmLoteApi } from '../api.ts';
import { baixasEsquema } from '../esquemas.ts';
import { textosBaixa } from '#domains/financeiro/titulos/baixas/texts.ts';
import { CamposDoRecebimento, type TituloDevido, useDevidosNoDia } from '#domains/financeiro/titulos/baixas/web/campos-do-recebimento.tsx';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import { PorQueEsteValor } from '#domains/financeiro/titulos/devido/web/door.tsx';
import type { BaixaFeita } from '#domains/financeiro/titulos/recibos/web/door.tsx';
import { PagamentoNaFila } from '#domains/financeiro/titulos/web/rotulos.tsx';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const campo = camposDe<typeof baixasEsquema>();

type Valores = Readonly<Record<number, number | null>>;
const FORMULARIO = 'baixas';
const devidos = (titulos: readonly TituloDevido[]): Valores =>
  Object.fromEntries(titulos.map((titulo) => [titulo.id, titulo.devido.totalCentavos]));

/** One payment that covers many titles: an amount for each, one date, one account, one receipt. */
export function RecebimentoDeVarios({
  iniciais,
  fora,
  aoTirar,
  aoReceber,
}: {
  iniciais: readonly TituloDevido[];
  fora: readonly string[];
  aoTirar: (id: number) => void;
  aoReceber: (feita: BaixaFeita) => void;
}) {
  const t = useTextos(textosBaixa);
  const [primeiro] = iniciais;
  const [valores, setValores] = useState<Valores>(() => devidos(iniciais));
  const { em, mudarDia, titulos } = useDevidosNoDia(iniciais);
  const baixar = useComando(baixasEmLoteApi.baixarTitulos, { aoConcluir: () => void recarregarTitulos() });
  const total = iniciais.reduce((soma, titulo) => soma + (valores[titulo.id] ?? 0), 0);
  if (!primeiro) return null;
  return (
    <Pagina
      titulo={primeiro.pagadorNome}
      acoes={<BotaoSalvar formulario={FORMULARIO} rotulo={t('receber', { valor: formatarReais(centavos(total)) })} />}
      resumo={
        <Cartao titulo={t('total')}>
          <p className={estilo.grande} aria-live="polite">
            {formatarReais(centavos(total))}
          </p>
          <p className="suave">
            {t('restante', { n: iniciais.length })} · {t('devido', { data: formatarData(titulos[0]?.em ?? em) })}:{' '}
            {formatarReais(somar(titulos.map((titulo) => titulo.devido.totalCentavos)))}
          </p>
          {fora.length > 0 && <p role="status">{t('fora', { numeros: fora.join(', ') })}</p>}
        </Cartao>
      }
    >
      <Formulario
        id={FORMULARIO}
        esquema={baixasEsquema}
        valoresIniciais={{
          dataBaixa: primeiro.em,
          contaBancariaId: primeiro.contaBancariaId,
          formaPagamentoId: primeiro.formaPagamentoId,
          itens: iniciais.map((titulo) => ({ tituloId: titulo.id, valorCentavos: titulo.devido.totalCentavos })),
        }}
        aoSalvar={(_, body) => baixar.mutateAsync({ body })}
        aposSalvar={(resposta) => {
          const feita = resposta as BaixaFeita;
          avisar.sucesso(t('feitoAviso', { valor: formatarReais(feita.totalCentavos), numero: feita.reciboNumero }));
          aoReceber(feita);
        }}
      >
        <Cartao titulo={t('recebimento')}>
          <CamposDoRecebimento aoMudarData={mudarDia} />
        </Cartao>
        <Cartao titulo={t('titulos')}>
          <Itens
            titulos={iniciais.map((titulo) => titulos.find((atual) => atual.id === titulo.id) ?? titulo)}
            aoTirar={aoTirar}
            aoMudar={(id, valor) => setValores((antes) => ({ ...antes, [id]: valor }))}
          />
        </Cartao>
      </Formulario>
    </Pagina>
  );
}

function Itens({
  titulos,
  aoTirar,
  aoMudar,
}: {
  titulos: readonly TituloDevido[];
  aoTirar: (id: number) => void;
  aoMudar: (id: number, valor: number | null) => void;
}) {
  const t = useTextos(textosBaixa);
  const { idioma } = useIdioma();
  const { acompanhar } = useFormulario();
  const digitados = useRef(new Set<number>());
  const seguir = useRef({ acompanhar, aoMudar });
  useEffect(() => {
    seguir.current = { acompanhar, aoMudar };
  });
  const totais = titulos.map((titulo) => titulo.devido.totalCentavos).join(',');
  // Another date is another amount due: each field follows it until somebody types an amount there.
  useEffect(() => {
    totais.split(',').forEach((texto, i) => {
      const id = titulos[i]?.id;
      if (id === undefined || digitados.current.has(id)) return;
      const total = Number.parseInt(texto, 10);
      seguir.current.acompanhar(campo(`itens.${i}.valorCentavos`), total);
      seguir.current.aoMudar(id, total);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the amounts stand for the titles, whose order never changes here
  }, [totais]);
  return (
    <ul className={estilo.itens}>
      {titulos.map((titulo, i) => (
        <li key={titulo.id}>
          <div>
            <strong>{titulo.numero}</strong> · {titulo.alunoNome ?? titulo.pagadorNome}
            <p className="suave">
              {descricaoNoIdioma(titulo.descricao, idioma)} · {t('vencimento')} {formatarData(titulo.dataVencimento)}
            </p>
            <p>
              {t('devido', { data: formatarData(titulo.em) })}: {formatarReais(titulo.devido.totalCentavos)}{' '}
              <PorQueEsteValor passos={titulo.passos} em={titulo.em} />
            </p>
            <PagamentoNaFila titulo={titulo} />
          </div>
          <div>
            <CampoDinheiro
              nome={campo(`itens.${i}.valorCentavos`)}
              rotulo={t('valor')}
              aoMudar={(valor) => {
                digitados.current.add(titulo.id);
                aoMudar(titulo.id, valor);
              }}
            />
          </div>
          {titulos.length > 1 && (
            <ActionIcon variant="subtle" aria-label={t('tirar', { numero: titulo.numero })} onClick={() => aoTirar(titulo.id)}>
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
