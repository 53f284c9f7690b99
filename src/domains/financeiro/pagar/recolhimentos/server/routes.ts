import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { recolhimentosApi as api } from '../api.ts';
import { gerarRecolhimentos } from './gerar-recolhimentos.ts';
import { obterARecolher } from './obter-a-recolher.ts';
import './integridade.ts';

/** financeiro/pagar/recolhimentos, as the portal registers it. */
export const recolhimentosAPagar: Sala = {
  nome: 'financeiro/pagar/recolhimentos',
  api,
  rotas: [
    leitura(api.obterARecolher, (contexto) => obterARecolher(contexto)),
    escrita(api.gerarRecolhimentos, (ato, { body }) => gerarRecolhimentos(ato, body)),
  ],
};
