import { matriculasNovaApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { criarMatricula } from './matricular.ts';
import { prepararMatricula } from './preparar-matricula.ts';

/** matriculas/nova, as the portal registers it. */
export const matriculasNova: Sala = {
  nome: 'academico/matriculas/nova',
  api,
  rotas: [
    leitura(api.prepararMatricula, ({ db, quem, hoje }, { params }) => prepararMatricula(db, quem, params.pessoaId, hoje)),
    escrita(api.criarMatricula, (ato, { body }) => criarMatricula(ato, body)),
  ],
};
