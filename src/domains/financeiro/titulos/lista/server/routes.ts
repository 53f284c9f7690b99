import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { titulosApi as api } from '../api.ts';
import { colunasDeTitulos } from './planilha.ts';
import { listaDeTitulos, listarTitulos, type TituloListado } from './queries.ts';

/** financeiro/titulos/lista, as the portal registers it. */
export const titulos: Sala = {
  nome: 'financeiro/titulos/lista',
  api,
  rotas: [
    leitura(api.listarTitulos, ({ db, hoje }, { query }) => listarTitulos(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarTitulos, async ({ pedido, servicos, hoje }, { query: q }) => {
      const linhas = percorrer<TituloListado, typeof q.paginacao.campoOrdenado>(
        servicos.dbRelatorios,
        listaDeTitulos(q.filtros, hoje, { inteira: true }),
        q.paginacao,
      );
      return exportar('contas-a-receber', q.formato, colunasDeTitulos(pedido.idioma), linhas);
    }),
  ],
};
