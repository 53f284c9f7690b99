import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { recolhimentosApi as api } from '../api.ts';
import { desfazerRecolhimentoExterno } from './desfazer-externo.ts';
import { gerarRecolhimentos } from './gerar-recolhimentos.ts';
import { obterARecolher } from './obter-a-recolher.ts';
import { registrarRecolhimentoExterno } from './registrar-externo.ts';
import './integridade.ts';

/** financeiro/pagar/recolhimentos, as the portal registers it. */
export const recolhimentosAPagar: Sala = {
  nome: 'financeiro/pagar/recolhimentos',
  api,
  rotas: [
    leitura(api.obterARecolher, (contexto) => obterARecolher(contexto)),
    escrita(api.gerarRecolhimentos, (ato, { body }) => gerarRecolhimentos(ato, body)),
    escrita(api.registrarRecolhimentoExterno, (ato, { body }) => registrarRecolhimentoExterno(ato, body)),
    escrita(api.desfazerRecolhimentoExterno, (ato, { params, body }) => desfazerRecolhimentoExterno(ato, { id: params.id, ...body })),
  ],
};
