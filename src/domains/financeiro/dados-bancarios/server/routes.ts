import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { avisosBancariosApi as api } from '../api.ts';
import { avisosBancarios } from './obter-dados.ts';
import './integridade.ts';

/** financeiro/dados-bancarios, as the portal registers it; the rooms of the records bring the rest. */
export const avisosDeDadosBancarios: Sala = {
  nome: 'financeiro/dados-bancarios',
  api,
  rotas: [leitura(api.avisos, ({ db, quem }) => avisosBancarios(db, quem))],
};
