import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { aulasApi as api } from '../api.ts';
import { copiarPlano } from './copiar-plano.ts';
import { criarAulas } from './criar-aulas.ts';
import { editarAula, excluirAula } from './mudar-aula.ts';
import { colunasAulas } from './planilha.ts';
import { listarAulas, listarPrevistas, obterAula, obterOpcoes, percorrerAulas } from './queries.ts';

/** Lessons, as the portal registers them. */
export const diarioAulas: Sala = {
  nome: 'academico/diario/aulas',
  api,
  rotas: [
    leitura(api.listarAulas, ({ db, quem, hoje }, { query }) => listarAulas(db, quem, hoje, query)),
    leitura(api.exportarAulas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
      exportar('aulas', formato, colunasAulas(pedido.idioma), percorrerAulas(db, quem, consulta)),
    ),
    leitura(api.aulasPrevistas, ({ db, quem, hoje }, { query }) => listarPrevistas(db, quem, hoje, query)),
    leitura(api.opcoesDaAula, ({ db, quem }, { query }) => obterOpcoes(db, quem, query.TurmaDisciplinaId)),
    escrita(api.criarAulas, (ato, { body }) => criarAulas(ato, body)),
    escrita(api.editarAula, (ato, { body }) => editarAula(ato, body)),
    escrita(api.excluirAula, (ato, { params, query }) => excluirAula(ato, { id: params.id, versao: query.Versao })),
    escrita(api.copiarPlano, (ato, { body }) => copiarPlano(ato, body)),
    leitura(api.historicoAula, async ({ db, quem }, { params }) => {
      await obterAula(db, quem, params.id);
      return { itens: await historicoDe(db, 'aula', params.id) };
    }),
  ],
};
