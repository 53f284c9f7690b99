import { contasCobrancaApi as api, dadosDaCobrancaApi } from '../api.ts';
import { rotasDeDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { listarContasCobranca } from './contas-cobranca.ts';
import { dadosDaCobranca } from './dados-bancarios.ts';
import { salvarContaCobrancaPedida } from './salvar-pedida.ts';
import './integridade.ts';

/** financeiro/boletos/contas, as the portal registers it. */
export const contasDeCobranca: Sala = {
  nome: 'financeiro/boletos/contas',
  api: { ...api, ...dadosDaCobrancaApi },
  rotas: [
    leitura(api.listarContasCobranca, ({ db }) => listarContasCobranca(db)),
    escrita(api.salvarContaCobranca, (ato, { params, body }) => salvarContaCobrancaPedida(ato, { contaBancariaId: params.id, ...body })),
    ...rotasDeDadosBancarios(dadosDaCobrancaApi, dadosDaCobranca),
  ],
};
