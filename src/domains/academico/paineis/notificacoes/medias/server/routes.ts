import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { cartasApi as api } from '../api.ts';
import { prepararCartas } from './preparar.ts';

/** Letters about averages, as the portal registers them. */
export const notificacoesMedias: Sala = {
  nome: 'academico/paineis/notificacoes/medias',
  api,
  rotas: [escrita(api.prepararCartas, (ato, { body }) => prepararCartas(ato, { ...body, correio: ato.servicos.correio }))],
};
