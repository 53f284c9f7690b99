import { cepApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { localizarCep } from './localizar-cep.ts';

/** pessoas/cep, as the portal registers it. */
export const cep: Sala = {
  nome: 'pessoas/cep',
  api,
  rotas: [leitura(api.localizarCep, ({ servicos }, { params }) => localizarCep(servicos.config.cepUrl, params.cep))],
};
