import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { assinaturasApi as api } from '../api.ts';
import { editarAssinaturas, obterAssinaturas } from './assinaturas.ts';

/** contabil/livros/assinaturas, as the portal registers it. */
export const assinaturasDosLivros: Sala = {
  nome: 'contabil/livros/assinaturas',
  api,
  rotas: [leitura(api.obter, ({ db }) => obterAssinaturas(db)), escrita(api.editar, (ato, { body }) => editarAssinaturas(ato, body))],
};
