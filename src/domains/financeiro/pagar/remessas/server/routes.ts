import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { remessasPagarApi as api } from '../api.ts';
import { cancelarEnvio } from './cancelar.ts';
import { conferirRemessa } from './conferir.ts';
import { listarConvenios, salvarConvenio } from './convenios.ts';
import { gerarRemessa, preverRemessa } from './gerar.ts';
import { arquivoDaRemessa, listarRemessas, obterRemessa } from './queries.ts';
import './integridade.ts';

/** financeiro/pagar/remessas, as the portal registers it. */
export const remessasAPagar: Sala = {
  nome: 'financeiro/pagar/remessas',
  api,
  rotas: [
    leitura(api.listarConvenios, ({ db }) => listarConvenios(db)),
    escrita(api.salvarConvenio, (ato, { body }) => salvarConvenio(ato, body)),
    leitura(api.preverRemessa, (contexto, { query }) => preverRemessa(contexto, query)),
    escrita(api.gerarRemessa, (ato, { body }) => gerarRemessa(ato, body)),
    leitura(api.listarRemessas, ({ db }, { query }) => listarRemessas(db, query.paginacao, query.contaBancariaId)),
    leitura(api.obterRemessa, (contexto, { params }) => obterRemessa(contexto, params.id)),
    leitura(api.baixarRemessa, (contexto, { params }) => arquivoDaRemessa(contexto, params.id)),
    escrita(api.conferirRemessa, (ato, { params }) => conferirRemessa(ato, params.id)),
    escrita(api.cancelarEnvio, (ato, { params, body }) => cancelarEnvio(ato, { ...params, ...body })),
  ],
};
