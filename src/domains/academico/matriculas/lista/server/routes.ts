import { matriculasListaApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasMatriculas } from './planilha.ts';
import { listarMatriculas, percorrerMatriculas } from './queries.ts';

/** matriculas/lista, as the portal registers it. */
export const matriculasLista: Sala = {
  nome: 'academico/matriculas/lista',
  api,
  rotas: [
    leitura(api.listarMatriculas, ({ db, quem }, { query }) => listarMatriculas(db, quem, query)),
    leitura(api.exportarMatriculas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
      exportar('matriculas', formato, colunasMatriculas(pedido.idioma), percorrerMatriculas(db, quem, consulta)),
    ),
  ],
};
