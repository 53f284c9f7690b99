import { declaracoesContestacoesApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { contestarDebito, encerrarContestacao } from './contestar.ts';

/** declaracoes/contestacoes, as the portal registers it. */
export const declaracoesContestacoes: Sala = {
  nome: 'financeiro/declaracoes/contestacoes',
  api,
  rotas: [
    escrita(api.contestar, (ato, { body }) => contestarDebito(ato, body)),
    escrita(api.encerrarContestacao, (ato, { params }) => encerrarContestacao(ato, params.id)),
  ],
};
