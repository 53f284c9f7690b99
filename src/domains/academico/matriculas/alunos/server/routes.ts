import { alunosApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { listarAlunos } from './queries.ts';
import { listarSemMatricula } from './sem-matricula.ts';

/** matriculas/alunos, as the portal registers it. */
export const matriculasAlunos: Sala = {
  nome: 'academico/matriculas/alunos',
  api,
  rotas: [
    leitura(api.listarAlunos, ({ db, quem, hoje }, { query }) => listarAlunos(db, quem, query, hoje)),
    leitura(api.listarAlunosParaBoletim, ({ db, quem, hoje }, { query }) =>
      listarAlunos(db, quem, query, hoje, query.sairam === true ? 'sairam' : 'estudam'),
    ),
    leitura(api.listarSemMatricula, ({ db, quem }, { query }) => listarSemMatricula(db, quem, query)),
    leitura(api.buscarSemMatricula, ({ db, quem }, { query }) => listarSemMatricula(db, quem, query)),
  ],
};
