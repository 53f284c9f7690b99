import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { errosComuns } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { declaracoesApi as api } from '../api.ts';
import { textosDeclaracao } from '../texts.ts';
import { contestarDebito, encerrarContestacao } from '../contestacoes/server/contestar.ts';
import { obterIr } from '../ir/server/detalhe-ir.ts';
import { obterQuitacao } from '../quitacao/server/detalhe-quitacao.ts';
import { emitirDeclaracoes } from '../emissao/server/emitir.ts';
import { colunasDaQuitacao, colunasDoIr } from './exportacao.ts';
import { filtrosNoPapel } from './filtros-no-papel.ts';
import { type LinhaDaPlanilha, listarIr, planilhaDoIr } from '../ir/server/lista-ir.ts';
import { type LinhaDaQuitacao, listaDaQuitacao, listarQuitacao } from '../quitacao/server/lista-quitacao.ts';
import { criarLote, preverLote } from '../lotes/server/lotes.ts';
import { declaracaoEmPdf, pdfDoLote } from '../emissao/server/pdf/pdf.ts';
import './integridade.ts';

/** The filters with the year of today where none was asked for. */
const comAno = <F extends { ano: number | undefined }>(filtros: F, dia: string): F & { ano: number } => ({
  ...filtros,
  ano: filtros.ano ?? Number(dia.slice(0, 4)),
});
export const declaracoes: Sala = {
  nome: 'financeiro/declaracoes',
  api,
  rotas: [
    leitura(api.listarIr, async ({ db, hoje }, { query }) => listarIr(db, comAno(query.filtros, hoje), query.paginacao)),
    leitura(api.exportarIr, async (contexto, { query: { filtros: pedidos, formato, paginacao } }) => {
      const { hoje, pedido, servicos } = contexto;
      const filtros = comAno(pedidos, hoje);
      const linhas = percorrer<LinhaDaPlanilha, 'nome'>(servicos.dbRelatorios, planilhaDoIr(filtros), {
        ...paginacao,
        campoOrdenado: 'nome',
      });
      return exportarLista(contexto, {
        nome: `imposto-de-renda-${filtros.ano}`,
        titulo: texto(textosDeclaracao, 'aba_ir', pedido.idioma),
        formato,
        colunas: colunasDoIr(pedido.idioma),
        linhas,
        filtros: () => filtrosNoPapel(servicos.dbRelatorios, filtros, pedido.idioma),
      });
    }),
    leitura(api.obterIr, async ({ db, pedido, hoje }, { params, query }) =>
      obterIr(db, { pagadorId: params.id, ano: query.ano, hoje, idioma: pedido.idioma }),
    ),
    leitura(api.listarQuitacao, async ({ db, hoje: dia }, { query }) => {
      return listarQuitacao(db, comAno(query.filtros, dia), query.paginacao, dia);
    }),
    leitura(api.exportarQuitacao, async (contexto, { query: { filtros: pedidos, formato, paginacao } }) => {
      const { hoje: dia, pedido, servicos } = contexto;
      const filtros = comAno(pedidos, dia);
      const linhas = percorrer<LinhaDaQuitacao, typeof paginacao.campoOrdenado>(
        servicos.dbRelatorios,
        listaDaQuitacao(filtros, dia),
        paginacao,
      );
      return exportarLista(contexto, {
        nome: `quitacao-${filtros.ano}`,
        titulo: texto(textosDeclaracao, 'aba_quitacao', pedido.idioma),
        formato,
        colunas: colunasDaQuitacao(pedido.idioma),
        linhas,
        filtros: () => filtrosNoPapel(servicos.dbRelatorios, filtros, pedido.idioma),
      });
    }),
    leitura(api.obterQuitacao, async ({ db, pedido, hoje }, { params, query }) =>
      obterQuitacao(db, { pagadorId: params.id, ano: query.ano, hoje, idioma: pedido.idioma }),
    ),
    escrita(api.emitir, async (ato, { body: { tipo, ano, pagadorId } }) => {
      const { emitidas, recusadas } = await emitirDeclaracoes(ato, { tipo, ano, pagadorIds: [pagadorId] });
      if (recusadas[0]) throw recusadas[0].erro;
      const [emitida] = emitidas;
      if (!emitida) throw errosComuns.NAO_ENCONTRADO();
      return { id: emitida.id, numero: emitida.numero, nova: emitida.nova };
    }),
    leitura(api.preverLote, async ({ db, pedido, hoje }, { body }) => preverLote(db, body, hoje, pedido.idioma)),
    escrita(api.emitirLote, (ato, { body }) => criarLote(ato, ato.servicos.tarefas, body)),
    leitura(api.pdfDoLote, ({ db }, { params }) => pdfDoLote(db, params.id)),
    leitura(api.declaracaoEmPdf, ({ db }, { params }) => declaracaoEmPdf(db, params.id)),
    escrita(api.contestar, (ato, { body }) => contestarDebito(ato, body)),
    escrita(api.encerrarContestacao, (ato, { params }) => encerrarContestacao(ato, params.id)),
  ],
};
