import { cobrancaModelosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { criarDegrau, criarModelo, editarDegrau, editarModelo, listarDegraus, listarModelos } from './modelos.ts';

/** cobranca/modelos, as the portal registers it. */
export const cobrancaModelos: Sala = {
  nome: 'financeiro/cobranca/modelos',
  api,
  rotas: [
    leitura(api.modelos, async ({ db }) => ({ itens: await listarModelos(db) })),
    escrita(api.criarModelo, (ato, { body }) => criarModelo(ato, body)),
    escrita(api.editarModelo, (ato, { params, body }) => editarModelo(ato, { ...params, ...body })),
    leitura(api.degraus, async ({ db }) => ({ itens: await listarDegraus(db) })),
    escrita(api.criarDegrau, (ato, { body }) => criarDegrau(ato, body)),
    escrita(api.editarDegrau, (ato, { params, body }) => editarDegrau(ato, { ...params, ...body })),
  ],
};
