import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { chamadasApi as api } from '../api.ts';
import { chamar } from './chamar.ts';
import { excluirChamada } from './excluir-chamada.ts';
import './integridade.ts';
import { obterQuadro } from './quadro.ts';

/** Rolls of classes, as the portal registers them. */
export const diarioChamadas: Sala = {
  nome: 'academico/diario/chamadas',
  api,
  rotas: [
    leitura(api.obterQuadro, ({ db, quem }, { query }) => obterQuadro(db, quem, query)),
    escrita(api.chamar, (ato, { body }) => chamar(ato, body)),
    escrita(api.excluirChamada, (ato, { params, query }) => excluirChamada(ato, { ...params, ...query })),
  ],
};
