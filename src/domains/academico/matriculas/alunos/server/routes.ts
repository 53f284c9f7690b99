import { alunosApi as api } from '../api.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { listarAlunos } from './queries.ts';
import { listarSemMatricula } from './sem-matricula.ts';

/** matriculas/alunos, as the portal registers it. */
export const matriculasAlunos: Sala = {
  nome: 'academico/matriculas/alunos',
  api,
  rotas: [
    leitura(api.listarAlunos, ({ db, quem, servicos }, { query }) =>
      listarAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(api.listarAlunosParaBoletim, ({ db, quem, servicos }, { query }) =>
      listarAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(api.listarAlunosParaHistorico, ({ db, quem, servicos }, { query }) =>
      listarAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola), 'passaram'),
    ),
    leitura(api.listarSemMatricula, ({ db, quem }, { query }) => listarSemMatricula(db, quem, query)),
    leitura(api.buscarSemMatricula, ({ db, quem }, { query }) => listarSemMatricula(db, quem, query)),
  ],
};
