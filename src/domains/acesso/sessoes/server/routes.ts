import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { sessaoApi } from '../../api.ts';
import { sessoesApi } from '../api.ts';
import { encerrarMinhaSessao, encerrarOutrasSessoes } from './encerrar-sessoes.ts';
import { sair } from './sair.ts';
import { listarSessoes } from './sessoes.ts';
import { tokenValido } from './token-valido.ts';
import './integridade.ts';

/** The room as the portal registers it. */
export const sessoes: Sala = {
  nome: 'acesso/sessoes',
  api: { tokenValido: sessaoApi.tokenValido, invalidarToken: sessaoApi.invalidarToken, ...sessoesApi },
  rotas: [
    leitura(sessoesApi.minhasSessoes, async ({ db, quem }) => ({ itens: await listarSessoes(db, quem.usuarioId, quem.sessaoId) })),
    escrita(sessoesApi.encerrarMinhaSessao, (ato, { params }) => encerrarMinhaSessao(ato, params)),
    escrita(sessoesApi.encerrarOutrasSessoes, (ato) => encerrarOutrasSessoes(ato)),
    leitura(sessaoApi.tokenValido, (contexto, { query }) => tokenValido(contexto, query.ComFoto === 'true')),
    escrita(sessaoApi.invalidarToken, (ato) => sair(ato)),
  ],
};
