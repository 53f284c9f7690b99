import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { anonimizacaoApi as api } from '../api.ts';
import { preverAnonimizacao } from './previa.ts';
import { pedirAnonimizacao } from './tarefa.ts';

/** privacidade/anonimizacao, as the portal registers it. */
export const anonimizacao: Sala = {
  nome: 'privacidade/anonimizacao',
  api,
  rotas: [
    leitura(api.preverAnonimizacao, ({ db, hoje }, { params }) => preverAnonimizacao(db, params.id, hoje)),
    escrita(api.anonimizar, (ato, { params, body }) => pedirAnonimizacao(ato, { ...params, ...body })),
  ],
};
