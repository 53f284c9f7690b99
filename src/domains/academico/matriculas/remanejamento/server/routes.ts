import { gerenciadorApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { desfazerRemanejamento } from './desfazer-remanejamento.ts';
import { listarRemanejamentos, obterTurmaDoGerenciador } from './queries.ts';
import { preverRemanejamento, remanejar } from './remanejar.ts';

/** matriculas/remanejamento, as the portal registers it. */
export const matriculasRemanejamento: Sala = {
  nome: 'academico/matriculas/remanejamento',
  api,
  rotas: [
    leitura(api.obterTurmaDoGerenciador, ({ db, quem }, { params }) => obterTurmaDoGerenciador(db, quem, params.id)),
    leitura(api.listarRemanejamentos, ({ db }, { query }) => listarRemanejamentos(db, query.turmaId)),
    leitura(api.preverRemanejamento, (c, { body }) => preverRemanejamento(c.db, c, body)),
    escrita(api.remanejar, (c, { body }) => remanejar(c, body)),
    escrita(api.desfazerRemanejamento, (c, { params, body }) => desfazerRemanejamento(c, { ...params, ...body })),
  ],
};
