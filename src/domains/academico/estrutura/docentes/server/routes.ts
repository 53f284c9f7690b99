import './acompanhar-periodo.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDocentes } from './planilha.ts';
import { listarAnoDocentes, listarDocentesPeriodo, percorrerDocentesPeriodo } from './queries.ts';
import { criarDocentesPeriodo, editarDocentePeriodo, excluirDocentePeriodo, substituirDocente } from './salvar-docentes.ts';
import { docentesApi as api } from '../api.ts';

/** Teachers of the period, as the portal registers them. */
export const estruturaDocentes: Sala = {
  nome: 'academico/estrutura/docentes',
  api,
  rotas: [
    leitura(api.listarDocentesPeriodo, ({ db, quem }, { query }) => listarDocentesPeriodo(db, quem, query)),
    leitura(api.exportarDocentesPeriodo, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
      exportar('docentes-do-periodo', formato, colunasDocentes(pedido.idioma), percorrerDocentesPeriodo(db, quem, consulta)),
    ),
    escrita(api.criarDocentesPeriodo, (ato, { body }) => criarDocentesPeriodo(ato, body)),
    escrita(api.editarDocentePeriodo, (ato, { body }) => editarDocentePeriodo(ato, body)),
    escrita(api.substituirDocente, (ato, { params, body }) => substituirDocente(ato, { ...params, ...body })),
    escrita(api.excluirDocentePeriodo, (ato, { params }) => excluirDocentePeriodo(ato, params)),
    leitura(api.listarAnoDocentes, ({ db, quem }, { query }) => listarAnoDocentes(db, quem, query)),
  ],
};
