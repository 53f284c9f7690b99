import { remessasApi as api } from '../api.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { gerarRemessa, preverRemessa } from './remessas.ts';
import { arquivoDaRemessa, listarRemessas } from './queries.ts';
import './integridade.ts';

/** financeiro/boletos/remessas, as the portal registers it. */
export const remessas: Sala = {
  nome: 'financeiro/boletos/remessas',
  api,
  rotas: [
    leitura(api.preverRemessa, ({ db }, { query }) => preverRemessa(db, query.contaBancariaId, query.contaCobrancaId)),
    escrita(api.gerarRemessa, (ato, { body }) => gerarRemessa(ato, body)),
    leitura(api.listarRemessas, ({ db }, { query }) => listarRemessas(db, query.paginacao, query.contaBancariaId)),
    leitura(api.baixarRemessa, async ({ db }, { params }) => ({
      ...(await obterArquivo(db, await arquivoDaRemessa(db, params.id))),
      abrir: false,
    })),
  ],
};
