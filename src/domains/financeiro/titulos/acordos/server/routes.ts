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
    leitura(api.listarAcordos, ({ db, hoje }, { query }) => listarAcordos(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarAcordos, async ({ pedido, servicos, hoje }, { query: q }) => {
      const lista = listaDeAcordos(q.filtros, hoje);
      const linhas = percorrer<AcordoListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, lista, q.paginacao);
      return exportar('acordos', q.formato, colunasDeAcordos(pedido.idioma), linhas);
    }),
    leitura(api.regrasDeAcordo, ({ db }) => lerRegrasDeAcordo(db)),
    escrita(api.salvarRegrasDeAcordo, (ato, { body }) => salvarRegrasDeAcordo(ato, body)),
    leitura(api.obterAcordo, ({ db, hoje }, { params }) => obterAcordo(db, params.id, hoje)),
    leitura(api.termoDoAcordo, ({ db, hoje }, { params }) => termoDoAcordo(db, params.id, hoje)),
    escrita(api.desfazerAcordo, (ato, { params, body }) => desfazerAcordo(ato, { ...params, ...body })),
    leitura(api.previaDaQuebra, ({ db, hoje }, { params }) => preverQuebra(db, params.id, hoje)),
    escrita(api.quebrarAcordo, (ato, { params, body }) => quebrarAcordo(ato, { ...params, ...body })),
  ],
};
