import { alunosApi as api } from '../api.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { listAlunos } from './queries.ts';
import { listSemMatricula } from './sem-matricula.ts';

/** matriculas/alunos, as the portal registers it. */
export const matriculasAlunos: Sala = {
  nome: 'matriculas/alunos',
  api,
  rotas: [
    leitura(api.listarAlunos, ({ db, quem, servicos }, { query }) =>
      listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(api.listarAlunosParaBoletim, ({ db, quem, servicos }, { query }) =>
      listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(api.listarAlunosParaHistorico, ({ db, quem, servicos }, { query }) =>
      listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola), 'passaram'),
    ),
    leitura(api.listarSemMatricula, ({ db, quem }, { query }) => listSemMatricula(db, quem, query)),
    leitura(api.buscarSemMatricula, ({ db, quem }, { query }) => listSemMatricula(db, quem, query)),
  ],
};
