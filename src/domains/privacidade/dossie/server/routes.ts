import { acao, escrita, type Sala } from '#platform/server/http/rota.ts';
import { dossieApi as api } from '../api.ts';
import { obterDossie } from './obter.ts';
import { pedirDossie } from './tarefa.ts';

/** privacidade/dossie, as the portal registers it. */
export const dossies: Sala = {
  nome: 'privacidade/dossie',
  api,
  rotas: [
    escrita(api.pedirDossie, (ato, { params }) => pedirDossie(ato, params.id)),
    // A read that leaves its trace: who took the dossier.
    acao(api.obterDossie, (contexto, { params, query }) => obterDossie(contexto, params.tarefaId, query.Formato)),
  ],
};
