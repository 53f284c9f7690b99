import './integridade.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { matriculasApi as api } from '../api.ts';
import { obterMatricula } from './obter-matricula.ts';

export const rotas = [
  leitura(api.obterMatricula, ({ db, quem }, { params }) => obterMatricula(db, quem, params.id)),
  leitura(api.historicoMatricula, async ({ db, quem }, { params }) => {
    await obterMatricula(db, quem, params.id);
    return { itens: await historicoDe(db, 'matricula', params.id) };
  }),
];

/** Enrollments, as the portal registers them. */
export const matriculas: Sala = { nome: 'academico/matriculas', api, rotas };
