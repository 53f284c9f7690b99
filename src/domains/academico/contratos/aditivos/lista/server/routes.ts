import { aditivosListaApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { listar, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { colunasDeAditivos } from './planilha.ts';
import { type ItemAditivo, listaDeAditivos } from './queries.ts';

/** The list of addenda, as the portal registers it. */
export const aditivosLista: Sala = {
  nome: 'academico/contratos/aditivos/lista',
  api,
  rotas: [
    leitura(api.listarAditivos, ({ db, quem }, { query }) =>
      listar<ItemAditivo, typeof query.CampoOrdenado>(db, listaDeAditivos(query, quem), toPaginacao(query)),
    ),
    leitura(api.exportarAditivos, async ({ servicos, pedido, quem }, { query: { Formato, ...filtros } }) => {
      const linhas = percorrer<ItemAditivo, typeof filtros.CampoOrdenado>(
        servicos.dbRelatorios,
        listaDeAditivos(filtros, quem),
        toPaginacao(filtros),
      );
      return exportar('aditivos', Formato, colunasDeAditivos(pedido.idioma), linhas);
    }),
  ],
};
