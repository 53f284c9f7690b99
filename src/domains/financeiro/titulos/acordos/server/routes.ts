import { hoje } from '#domains/financeiro/titulos/server/hoje.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { acordosApi as api } from '../api.ts';
import { type AcordoListado, colunasDeAcordos, listaDeAcordos, listarAcordos, obterAcordo, preverQuebra } from './queries.ts';
import { lerRegrasDeAcordo, salvarRegrasDeAcordo } from './regras.ts';
import { termoDoAcordo } from './termo.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';
import './integridade.ts';

/** financeiro/titulos/acordos, as the portal registers it. */
export const acordos: Sala = {
  nome: 'financeiro/titulos/acordos',
  api,
  rotas: [
    leitura(api.listarAcordos, async ({ db, servicos }, { query }) =>
      listarAcordos(db, query.filtros, query.paginacao, await hoje(servicos)),
    ),
    leitura(api.exportarAcordos, async ({ pedido, servicos }, { query: q }) => {
      const lista = listaDeAcordos(q.filtros, await hoje(servicos));
      const linhas = percorrer<AcordoListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, lista, q.paginacao);
      return exportar('acordos', q.formato, colunasDeAcordos(pedido.idioma), linhas);
    }),
    leitura(api.regrasDeAcordo, ({ db }) => lerRegrasDeAcordo(db)),
    escrita(api.salvarRegrasDeAcordo, (ato, { body }) => salvarRegrasDeAcordo(ato, body)),
    leitura(api.obterAcordo, async ({ db, servicos }, { params }) => obterAcordo(db, params.id, await hoje(servicos))),
    leitura(api.termoDoAcordo, async ({ db, servicos }, { params }) => termoDoAcordo(db, params.id, await hoje(servicos))),
    escrita(api.desfazerAcordo, (ato, { params, body }) => desfazerAcordo(ato, { ...params, ...body })),
    leitura(api.previaDaQuebra, async ({ db, servicos }, { params }) => preverQuebra(db, params.id, await hoje(servicos))),
    escrita(api.quebrarAcordo, (ato, { params, body }) => quebrarAcordo(ato, { ...params, ...body })),
  ],
};
