import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { telas, type TelaId } from '#catalog/telas.ts';

// Of the catalog alone: the menu comes with every page, and the forms of the room need not.
const telaId = z.enum(telas.map(({ id }) => id) as [TelaId, ...TelaId[]]);
const proprio = autenticado('everybody keeps their own menu');
const menu = z.object({ fixadas: z.array(telaId), recentes: z.array(telaId) });
const qual = z.strictObject({ tela: telaId });

/** The own menu: pinned screens, and those opened last. Every write answers it as it then is. */
export const menuPessoalApi = {
  obterMenu: defineEndpoint({
    method: 'GET',
    path: 'MenuPessoal',
    acesso: proprio,
    resumo: 'The screens that the person pinned, in their order, and those opened last',
    output: menu,
  }),
  fixarTela: defineEndpoint({
    method: 'POST',
    path: 'MenuPessoal/fixadas',
    acesso: proprio,
    resumo: 'Pins a screen to the own menu; one that is pinned stays where it is',
    body: qual,
    output: menu,
  }),
  soltarTela: defineEndpoint({
    method: 'DELETE',
    path: 'MenuPessoal/fixadas/{tela}',
    acesso: proprio,
    resumo: 'Takes a screen off the pinned ones; one that is not pinned is left as it is',
    params: qual,
    output: menu,
  }),
  abrirTela: defineEndpoint({
    method: 'POST',
    path: 'MenuPessoal/abertas',
    acesso: proprio,
    resumo: 'Notes that the person opened a screen, for those opened last',
    body: qual,
    output: menu,
  }),
};
