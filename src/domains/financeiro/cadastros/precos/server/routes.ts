import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { copiaDePrecosApi as api } from '../api.ts';
import { copiarPrecos, preverCopiaDePrecos } from './copiar-precos.ts';

/** financeiro/cadastros/precos, as the portal registers it. */
export const copiaDePrecos: Sala = {
  nome: 'financeiro/cadastros/precos',
  api,
  rotas: [
    leitura(api.preverCopia, async ({ db }, { body }) => ({ itens: await preverCopiaDePrecos(db, body) })),
    escrita(api.copiar, (ato, { body }) => copiarPrecos(ato, body)),
  ],
};
