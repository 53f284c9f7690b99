import { lazy, Suspense, useState } from 'react';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarContagem } from '#shared/textos.ts';
import { cobrancaEnvioApi } from '../api.ts';
import { maximoPorLote } from '#domains/financeiro/cobranca/esquemas.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';

const EscreverCartas = lazy(() => import('./escrever-cartas.tsx').then((m) => ({ default: m.EscreverCartas })));
const faixas = [
  { valor: 5, ate: 14 },
  { valor: 15, ate: 29 },
  { valor: 30, ate: 59 },
  { valor: 60, ate: 89 },
  { valor: 90, ate: undefined },
] as const;

/** Who is late: by days, amount, class and payer, with the sums of the whole filter; letters to the chosen ones. */
export function Devedores({ moldura }: PropsDaAba) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [escolhidos, setEscolhidos] = useState<readonly number[] | null>(null);
  const { data: estrutura } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const escrever: AcaoEmMassa<{ id: number }> = {
    chave: 'escrever',
    rotulo: t('escreverCartas'),
    aceitaFiltro: false,
    aoExecutar: (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids.map(Number) : [];
      if (ids.length > maximoPorLote) avisar.info(t('maximo', { n: maximoPorLote }));
      else setEscolhidos(ids);
      return false;
    },
  };
  return moldura(
    <>
      <TabelaDados
        tela="cobranca"
        titulo={t('aba_devedores')}
        endpoint={cobrancaEnvioApi.listarDevedores}
        exportar={cobrancaEnvioApi.exportarDevedores}
        exportarPdf
        nomeDoArquivo="devedores"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'diasAtraso', ascendente: false }}
        vazio={{ titulo: t('vazioDevedores'), texto: t('vazioDevedoresTexto') }}
        aoAbrir={(linha) => void irPara('contas-a-receber', {}, { extrato: linha.id })}
        nomeDaLinha={(linha) => linha.nome}
        somaDe={(linha) => linha.devidoCentavos}
        somaDoFiltro={(pagina) => pagina.totais.devidoCentavos}
        {...(pode('cobranca', 'criar') ? { acoesEmMassa: [escrever] } : {})}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('responsaveis'), valor: pagina ? formatarContagem(pagina.total, idioma) : null },
              { rotulo: t('titulos'), valor: pagina ? formatarContagem(pagina.totais.titulos, idioma) : null },
              { rotulo: t('saldo'), valor: pagina ? formatarReais(pagina.totais.saldoCentavos) : null },
              { rotulo: t('devidoHoje'), valor: pagina ? formatarReais(pagina.totais.devidoCentavos) : null },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'dias',
            rotulo: t('diasDeAtraso'),
            tipo: 'selecao',
            campo: 'DiasMinimo',
            fixo: true,
            opcoes: faixas.map((f) => ({ valor: f.valor, rotulo: `≥ ${f.valor}` })),
          },
          {
            chave: 'diasAte',
            rotulo: `${t('diasDeAtraso')} ≤`,
            tipo: 'selecao',
            campo: 'DiasMaximo',
            opcoes: faixas.flatMap((f) => (f.ate === undefined ? [] : [{ valor: f.ate, rotulo: `≤ ${f.ate}` }])),
          },
          { chave: 'valor', rotulo: t('valor'), tipo: 'valores', campoDe: 'ValorMinimo', campoAte: 'ValorMaximo', fixo: true },
          {
            chave: 'turma',
            rotulo: t('turma'),
            tipo: 'selecao',
            campo: 'TurmaId',
            fixo: true,
            opcoes: comoOpcoes(estrutura?.turmas),
          },
          { chave: 'pagador', rotulo: t('responsavel'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('responsavel'), ordenavel: true, principal: true },
          {
            chave: 'diasAtraso',
            titulo: t('maiorAtraso'),
            ordenavel: true,
            alinhamento: 'direita',
            noCartao: true,
            render: (l) => t('dias', { n: l.diasAtraso }),
          },
          {
            chave: 'titulos',
            titulo: t('titulos'),
            ordenavel: true,
            alinhamento: 'direita',
            noCartao: true,
            render: (l) =>
              [
                l.titulos,
                ...(l.contestados > 0 ? [t('contestadosN', { n: l.contestados })] : []),
                ...(l.naFila > 0 ? [t('naFilaN', { n: l.naFila })] : []),
              ].join(' · '),
          },
          { chave: 'saldoCentavos', titulo: t('saldo'), alinhamento: 'direita', render: (l) => formatarValor(l.saldoCentavos) },
          {
            chave: 'devidoCentavos',
            titulo: t('devidoHoje'),
            ordenavel: 'devido',
            alinhamento: 'direita',
            principal: true,
            render: (l) => formatarValor(l.devidoCentavos),
          },
          {
            chave: 'ultimaCartaEm',
            titulo: t('ultimaCarta'),
            noCartao: true,
            cede: true,
            render: (l) => (l.ultimaCartaEm ? `${formatarData(l.ultimaCartaEm)} · ${l.ultimaCartaNome ?? ''}` : '–'),
          },
          { chave: 'emAcordo', titulo: t('emAcordo'), oculta: true, render: (l) => (l.emAcordo ? '✓' : '') },
          { chave: 'email', titulo: t('email'), cede: true, render: (l) => l.email ?? t('semEmail') },
        ]}
      />
      <Suspense fallback={null}>{escolhidos && <EscreverCartas pagadorIds={escolhidos} aoFechar={() => setEscolhidos(null)} />}</Suspense>
    </>,
  );
}
