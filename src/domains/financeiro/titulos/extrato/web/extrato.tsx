import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { campo } from '#shared/campos.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { extratoApi } from '../api.ts';
import { fimPassado, rotulosDeMovimento, saldoFinal } from '../movimentos.ts';
import { textosConta } from '../texts.ts';
import { CreditosDoPagador } from '#domains/financeiro/titulos/creditos/web/door.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

type Extrato = RespostaCliente<typeof extratoApi.obterExtrato>;
const reais = (valor: Centavos): string => formatarReais(valor);
const periodo = z.object({ inicio: campo.dataCivil.opcional(), fim: campo.dataCivil.opcional() });
const caminho = camposDe<typeof periodo>();
/** Newest movements shown at first: a family of years has hundreds. */
const primeiros = 40;

/** The statement of a payer over the list: what is owed now, every movement with its running balance, and the credits. */
export function ExtratoAberto({ pagadorId, aoFechar }: { pagadorId: number; aoFechar: () => void }) {
  const t = useTextos(textosConta);
  const [datas, setDatas] = useState<{ Inicio?: string; Fim?: string }>({});
  const [pdf, setPdf] = useState(false);
  const query = { PagadorId: pagadorId, ...datas };
  const consulta = useConsulta(extratoApi.obterExtrato, { query }, { manterAnterior: true });
  const nome = consulta.data?.pagador?.nome ?? '';
  const mudar = (parte: 'Inicio' | 'Fim', data: string | null): void =>
    setDatas(({ [parte]: _antes, ...resto }) => (data !== null && isDataCivil(data) ? { ...resto, [parte]: data } : resto));
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={nome ? t('extratoDe', { nome }) : t('extrato')}
      rodape={<Button onClick={() => setPdf(true)}>{t('emPdf')}</Button>}
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!consulta.data && !consulta.error && <Esqueleto linhas={12} />}
      {consulta.data && (
        <>
          <Numeros extrato={consulta.data} fim={fimPassado(datas.Fim, consulta.data.hoje)} />
          <Formulario
            id="periodo-do-extrato"
            guarda={false}
            esquema={periodo}
            valoresIniciais={{ inicio: null, fim: null }}
            aoSalvar={() => Promise.resolve(null)}
          >
            <EmColunas>
              <CampoData nome={caminho('inicio')} rotulo={t('inicio')} colunas={3} aoMudar={(data) => mudar('Inicio', data)} />
              <CampoData nome={caminho('fim')} rotulo={t('fim')} colunas={3} aoMudar={(data) => mudar('Fim', data)} />
            </EmColunas>
          </Formulario>
          <Movimentos extrato={consulta.data} />
          <CreditosDoPagador pagadorId={pagadorId} />
        </>
      )}
      <PreviaDocumento
        aberta={pdf}
        aoFechar={() => setPdf(false)}
        titulo={t('extratoDe', { nome })}
        endpoint={extratoApi.extratoEmPdf}
        entrada={{ query }}
        nomePadrao="extrato.pdf"
      />
    </Janela>
  );
}

/** What is owed now; over a period that ended before today, how it ended first, and today's figures by that name. */
function Numeros({ extrato, fim }: { extrato: Extrato; fim: string | null }) {
  const t = useTextos(textosConta);
  const { resumo } = extrato;
  return (
    <Cartoes
      numeros={[
        ...(fim === null ? [] : [{ rotulo: t('saldoEm', { data: formatarData(fim) }), valor: reais(centavos(saldoFinal(extrato))) }]),
        { rotulo: fim === null ? t('emAberto') : t('emAbertoHoje'), valor: reais(resumo.saldoCentavos) },
        {
          rotulo: fim === null ? t('vencido') : t('vencidoHoje'),
          valor: reais(resumo.vencidoCentavos),
          ...(resumo.vencidoCentavos > 0 ? { tom: 'perigo' as const } : {}),
        },
        { rotulo: t('devidoHoje'), valor: reais(resumo.devidoHojeCentavos) },
        {
          rotulo: fim === null ? t('credito') : t('creditoHoje'),
          valor: reais(resumo.creditoCentavos),
          ...(resumo.creditoCentavos > 0 ? { tom: 'sucesso' as const } : {}),
        },
      ]}
    />
  );
}

function Movimentos({ extrato }: { extrato: Extrato }) {
  const t = useTextos(textosConta);
  const { idioma } = useIdioma();
  const [todos, setTodos] = useState(false);
  const { movimentos } = extrato;
  if (movimentos.length === 0) return <p className="suave">{t('semMovimentos')}</p>;
  // The newest first: what happened last is what is asked about.
  const visiveis = movimentos.toReversed().slice(0, todos ? undefined : primeiros);
  return (
    <>
      <Tabela
        className={estilo.larga}
        legenda={t('extrato')}
        colunas={[t('data'), t('movimento'), t('titulo'), t('referente'), t('recebido'), t('valor'), t('saldo')]}
        numericas={[4, 5, 6]}
        cartao={{ titulo: 1, valor: 5, apoio: 0, estado: 6 }}
        linhas={visiveis.map((m) => ({
          chave: m.chave,
          celulas: [
            formatarData(m.data),
            `${rotuloDe(rotulosDeMovimento, m.tipo, idioma)}${m.reciboNumero === null ? '' : ` · ${t('recibo', { numero: m.reciboNumero })}`}`,
            <span key="n" className={estilo.inteiro}>
              {m.numero}
            </span>,
            [descricaoNoIdioma(m.descricao, idioma), m.alunoNome].filter(Boolean).join(' · '),
            m.dinheiroCentavos === 0 ? '' : formatarValor(m.dinheiroCentavos),
            formatarValor(m.valorCentavos),
            formatarValor(m.saldoCentavos),
          ],
        }))}
      />
      {extrato.saldoAnteriorCentavos !== 0 && <p>{t('saldoAnterior', { valor: reais(extrato.saldoAnteriorCentavos) })}</p>}
      {visiveis.length < movimentos.length && (
        <Button variant="subtle" onClick={() => setTodos(true)}>
          {t('mostrarTodos', { n: movimentos.length })}
        </Button>
      )}
      <p className="suave">{t('notaSaldo')}</p>
    </>
  );
}
