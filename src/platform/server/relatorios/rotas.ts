import type { Idioma } from '#shared/erros.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formatosDeRelatorio } from '#shared/relatorios/api.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { IntervaloDeDatas, ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { auditarExportacao } from '../auditoria/exportacao.ts';
import { lerEscola } from '../escola.ts';
import { acao, leitura, pesada, type Rota } from '../http/rota.ts';
import type { Arquivo, Contexto } from '../http/tipos.ts';
import { planilhaDaTabela, planilhaDoRelatorio, tabelaDoCruzamento } from './arquivo.ts';
import { abrirLeitor, consultar, levaCpf } from './consultar.ts';
import { type CelulaPedida, cruzar, dimensoesPedidas } from './cruzar.ts';
import { errosDeRelatorio } from './erros.ts';
import { type ContextoDeRelatorio, type Fonte, type LinhaLida, linhasEmPdf, type OrdemPedida } from './fonte.ts';
import { comPadroes, type FontesDeNomes, listarOpcoes } from './opcoes.ts';
import { type FolhaDeRelatorio, pdfDaTabela, pdfDoRelatorio } from './pdf.ts';

/** The handlers of a report: they all read, on the connections kept for reports. */
export function rotasDoRelatorio(fonte: Fonte, fontes: FontesDeNomes): Rota[] {
  const { relatorio } = fonte;
  const { api, filtros } = relatorio;
  // A read that leaves its trace is none that may be repeated by itself.
  const lida = fonte.aoLer ? acao : leitura;
  const completar = async (contexto: ContextoDeRelatorio, valores: ValoresSoltos) => comPadroes(contexto, filtros, fontes, valores);
  return [
    leitura(api.opcoes, async (pedido, { query }) => {
      const contexto = contextoDe(pedido);
      const valores = await completar(contexto, query.filtros);
      return { opcoes: await listarOpcoes(contexto.db, filtros, fontes, { valores, idioma: contexto.idioma }) };
    }),
    pesada(
      lida(api.consultar, async (pedido, { query }) => {
        const contexto = contextoDe(pedido);
        const aplicados = await completar(contexto, query.filtros);
        await fonte.aoLer?.(pedido, aplicados);
        return consultar(await abrirLeitor(fonte, aplicados, contexto, query.celula), relatorio, query.paginacao, aplicados);
      }),
    ),
    ...(api.cruzar
      ? [
          pesada(
            lida(api.cruzar, async (pedido, { query }) => {
              const contexto = contextoDe(pedido);
              const aplicados = await completar(contexto, query.filtros);
              await fonte.aoLer?.(pedido, aplicados);
              return cruzamentoDe(fonte, aplicados, contexto);
            }),
          ),
        ]
      : []),
    (levaCpf(relatorio) ? acao : lida)(api.exportar, async (pedido, { query: { formato, filtros: pedidos, celula, paginacao } }) => {
      const contexto = contextoDe(pedido);
      const aplicados = await completar(contexto, pedidos);
      await fonte.aoLer?.(pedido, aplicados);
      if (levaCpf(relatorio)) {
        const depois = { relatorio: relatorio.nome, formato, ...aplicados };
        await auditarExportacao(pedido, { acao: 'relatorio.exportado', alvoTipo: 'relatorio', depois });
      }
      return exportarRelatorio(pedido, { fonte, fontes, contexto, aplicados, formato, celula, ordem: paginacao });
    }),
  ];
}

const contextoDe = ({ servicos, quem, idioma, fuso, hoje }: Contexto): ContextoDeRelatorio => ({
  db: servicos.dbRelatorios,
  quem,
  idioma,
  fuso,
  hoje,
});

function cruzamentoDe(fonte: Fonte, aplicados: ValoresSoltos, contexto: ContextoDeRelatorio) {
  if (fonte.tipo !== 'sql') throw new Error('only rows of the database are crossed');
  return cruzar(contexto.db, fonte.relatorio, fonte.consulta(aplicados, contexto), aplicados, contexto.idioma);
}

type Exportacao = {
  fonte: Fonte;
  fontes: FontesDeNomes;
  contexto: ContextoDeRelatorio;
  aplicados: ValoresSoltos;
  formato: (typeof formatosDeRelatorio)[number];
  celula: CelulaPedida;
  ordem: OrdemPedida;
};

/** The file of a report; a cross-tab asked for without a cell is its matrix, with one its rows. @throws RELATORIO_GRANDE_PARA_PDF */
async function exportarRelatorio(
  pedido: Contexto,
  { fonte, fontes, contexto, aplicados, formato, celula, ordem }: Exportacao,
): Promise<Arquivo> {
  const { relatorio } = fonte;
  const { idioma } = contexto;
  if (relatorio.cruzamento && celula.linha === null && celula.coluna === null) {
    const { titulo } = dimensoesPedidas(relatorio, aplicados).linhas;
    const tabela = tabelaDoCruzamento(await cruzamentoDe(fonte, aplicados, contexto), titulo);
    if (formato !== 'pdf') return planilhaDaTabela(relatorio.nome, formato, tabela, idioma);
    return comoPdf(relatorio, await pdfDaTabela(await folhaDe(pedido, { relatorio, fontes, contexto, aplicados }), tabela));
  }
  const leitor = await abrirLeitor(fonte, aplicados, contexto, celula);
  if (formato !== 'pdf') return planilhaDoRelatorio(leitor, relatorio, formato, { ordem, idioma });
  const { totais } = await leitor.totalizar();
  const quantas = totais['linhas'] ?? 0;
  if (quantas > linhasEmPdf) throw errosDeRelatorio.RELATORIO_GRANDE_PARA_PDF({ maximo: linhasEmPdf, linhas: quantas });
  const linhas: LinhaLida[] = [];
  for await (const lote of leitor.todas(ordem)) linhas.push(...lote);
  return comoPdf(relatorio, await pdfDoRelatorio(await folhaDe(pedido, { relatorio, fontes, contexto, aplicados }), linhas, totais));
}

const comoPdf = ({ nome }: Relatorio, corpo: Buffer): Arquivo => ({ nome: `${nome}.pdf`, tipo: 'application/pdf', corpo, abrir: true });

async function folhaDe(
  { servicos }: Contexto,
  {
    relatorio,
    fontes,
    contexto,
    aplicados,
  }: { relatorio: Relatorio; fontes: FontesDeNomes; contexto: ContextoDeRelatorio; aplicados: ValoresSoltos },
): Promise<FolhaDeRelatorio> {
  const escola = await lerEscola(contexto.db);
  const opcoes = await listarOpcoes(contexto.db, relatorio.filtros, fontes, { valores: aplicados, idioma: contexto.idioma });
  const filtros = Object.entries(relatorio.filtros).flatMap(([nome, filtro]): [string, string][] => {
    const valor = aplicados[nome];
    if (valor === undefined) return [];
    return [[filtro.rotulo[contexto.idioma], descrever(filtro, valor, opcoes, contexto.idioma)]];
  });
  return { relatorio, escola, idioma: contexto.idioma, agora: new Date().toISOString(), fuso: servicos.config.tzEscola, filtros };
}

function descrever(
  filtro: Relatorio['filtros'][string],
  valor: unknown,
  opcoes: Awaited<ReturnType<typeof listarOpcoes>>,
  idioma: Idioma,
): string {
  switch (filtro.tipo) {
    case 'id':
      return opcoes[filtro.fonte]?.find((opcao) => opcao.valor === valor)?.rotulo ?? '—';
    case 'opcao':
      return rotuloDe(filtro.lista, String(valor), idioma);
    case 'opcoes':
      return (valor as string[]).map((item) => rotuloDe(filtro.lista, item, idioma)).join(', ');
    case 'datas': {
      const { de, ate } = valor as IntervaloDeDatas;
      return `${de === null ? '…' : formatarData(de)} – ${ate === null ? '…' : formatarData(ate)}`;
    }
    case 'data':
      return formatarData(String(valor));
    case 'booleano':
      return valor === true ? (idioma === 'br' ? 'Sim' : 'Yes') : idioma === 'br' ? 'Não' : 'No';
    case 'texto':
      return String(valor);
  }
}
