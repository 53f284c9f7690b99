import { matriculasNovaApi as api } from '../api.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { criarMatricula } from './matricular.ts';
import { prepararMatricula } from './preparar-matricula.ts';

/** matriculas/nova, as the portal registers it. */
export const matriculasNova: Sala = {
  nome: 'matriculas/nova',
  api,
  rotas: [
    leitura(api.prepararMatricula, async ({ db, quem, servicos }, { params }) =>
      prepararMatricula(db, quem, params.pessoaId, await hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    escrita(api.criarMatricula, (ato, { body }) => criarMatricula(ato, body)),
  ],
};
