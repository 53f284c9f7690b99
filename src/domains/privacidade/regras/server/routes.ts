import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { regrasDePrivacidadeApi as api } from '../api.ts';
import { editarConfiguracao, editarGuarda, lerRegras } from './regras.ts';

/** privacidade/regras, as the portal registers it. */
export const regrasDePrivacidade: Sala = {
  nome: 'privacidade/regras',
  api,
  rotas: [
    leitura(api.obterRegras, ({ db }) => lerRegras(db)),
    escrita(api.editarGuarda, (ato, { body }) => editarGuarda(ato, body)),
    escrita(api.editarConfiguracao, (ato, { body }) => editarConfiguracao(ato, body)),
  ],
};
