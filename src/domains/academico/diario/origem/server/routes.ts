import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { origemApi as api } from '../api.ts';
import { gravarOrigem } from './gravar-origem.ts';
import { obterOrigem } from './obter-origem.ts';

/** academico/diario/origem, as the portal registers it. */
export const diarioOrigem: Sala = {
  nome: 'academico/diario/origem',
  api,
  rotas: [
    leitura(api.obterOrigem, ({ db, quem }, { params }) => obterOrigem(db, quem, params.matriculaId)),
    escrita(api.gravarOrigem, (ato, { params, body }) => gravarOrigem(ato, { ...params, ...body })),
  ],
};
