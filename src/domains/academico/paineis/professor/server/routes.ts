import { acao, leitura, type Sala } from '#platform/server/http/rota.ts';
import { painelProfessorApi as api } from '../api.ts';
import { obterPainel } from './painel.ts';
import { obterAlertas } from './saude.ts';

/** The panel of a teacher, as the portal registers it. */
export const painelProfessor: Sala = {
  nome: 'academico/paineis/professor',
  api,
  rotas: [
    leitura(api.obterPainelProfessor, (contexto, { query }) => obterPainel(contexto, query)),
    // A read that leaves its trace: whose form was seen.
    acao(api.obterAlertasDeSaude, (contexto, { query }) => obterAlertas(contexto, query)),
  ],
};
