import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { menuPessoalApi as api } from '../api.ts';
import { abrirTela, fixarTela, obterMenu, soltarTela } from './menu-pessoal.ts';

/** The room as the portal registers it. */
export const menuPessoal: Sala = {
  nome: 'acesso/menu',
  api,
  rotas: [
    leitura(api.obterMenu, ({ db, quem }) => obterMenu(db, quem)),
    escrita(api.fixarTela, (ato, { body }) => fixarTela(ato, body)),
    escrita(api.soltarTela, (ato, { params }) => soltarTela(ato, params)),
    escrita(api.abrirTela, (ato, { body }) => abrirTela(ato, body)),
  ],
};
