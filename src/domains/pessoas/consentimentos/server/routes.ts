import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { consentimentosApi as api } from '../api.ts';
import { registrarConsentimento, retirarConsentimento } from './consentir.ts';
import { criarFinalidade, escreverTexto, listarFinalidades } from './finalidades.ts';
import { listarConsentimentos } from './queries.ts';

/** pessoas/consentimentos, as the portal registers it. */
export const consentimentos: Sala = {
  nome: 'pessoas/consentimentos',
  api,
  rotas: [
    leitura(api.listarConsentimentos, ({ db }, { query }) => listarConsentimentos(db, query)),
    escrita(api.registrarConsentimento, (ato, { body }) => registrarConsentimento(ato, body)),
    escrita(api.retirarConsentimento, (ato, { params, body }) => retirarConsentimento(ato, { ...params, ...body })),
    leitura(api.listarFinalidades, async ({ db }) => ({ itens: await listarFinalidades(db) })),
    escrita(api.criarFinalidade, (ato, { body }) => criarFinalidade(ato, body)),
    escrita(api.escreverTexto, (ato, { params, body }) => escreverTexto(ato, { ...params, ...body })),
  ],
};
