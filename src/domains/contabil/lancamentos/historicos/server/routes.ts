import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { historicosApi as api } from '../api.ts';
import { historicos, listaDeHistoricos } from './historicos.ts';

/** contabil/lancamentos/historicos, as the portal registers it. */
export const historicosPadrao: Sala = {
  nome: 'contabil/lancamentos/historicos',
  api,
  rotas: rotasDeRegistro(api, { registro: historicos, lista: listaDeHistoricos }),
};
