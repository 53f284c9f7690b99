import { declaracoesQuitacaoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { texto } from '#shared/textos.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { obterQuitacao } from './detalhe-quitacao.ts';
import { colunasDaQuitacao } from './planilha.ts';
import { filtrosNoPapel } from '#domains/financeiro/declaracoes/server/filtros-no-papel.ts';
import { type LinhaDaQuitacao, listaDaQuitacao, listarQuitacao } from './lista-quitacao.ts';

/** The filters with the year of today where none was asked for. */
const comAno = <F extends { ano: number | undefined }>(filtros: F, dia: string): F & { ano: number } => ({
  ...filtros,
  ano: filtros.ano ?? Number(dia.slice(0, 4)),
});

/** declaracoes/quitacao, as the portal registers it. */
export const declaracoesQuitacao: Sala = {
  nome: 'financeiro/declaracoes/quitacao',
  api,
  rotas: [
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
  ],
};
