import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { boletinsApi as api } from '../api.ts';
import { obterBoletim } from './boletins.ts';
import { lerConfiguracao, salvarConfiguracao } from './configuracao.ts';

/** academico/boletins, as the portal registers it. */
export const boletins: Sala = {
  nome: 'academico/boletins',
  api,
  rotas: [
    leitura(api.obterBoletim, ({ db, quem, hoje }, { params, query }) =>
      obterBoletim({ db, quem, hoje }, { matriculaId: params.matriculaId, ate: query.Etapa }),
    ),
    leitura(api.obterConfiguracao, ({ db }) => lerConfiguracao(db)),
    escrita(api.salvarConfiguracao, (ato, { body }) => salvarConfiguracao(ato, body)),
  ],
};
