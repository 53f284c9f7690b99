import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { darEntrada } from '#domains/suprimentos/server/dar-entrada.ts';
import { estornarOperacao } from '#domains/suprimentos/server/estornar.ts';
import '#domains/suprimentos/server/integridade.ts';
import { operacoesApi as api } from '../api.ts';
import { retirar, transferir } from './lancar.ts';
import { listarOperacoes, obterOperacao } from './queries.ts';

/** suprimentos/estoques/operacoes, as the portal registers it. */
export const operacoesDeEstoque: Sala = {
  nome: 'suprimentos/estoques/operacoes',
  api,
  rotas: [
    leitura(api.listarOperacoes, ({ db }, { query }) => listarOperacoes(db, query.filtros, query.paginacao)),
    leitura(api.obterOperacao, ({ db }, { params }) => obterOperacao(db, params.id)),
    escrita(api.retirar, (ato, { body }) => retirar(ato, body)),
    escrita(api.transferir, (ato, { body }) => transferir(ato, body)),
    escrita(api.darEntrada, (ato, { body }) => darEntrada(ato, body)),
    escrita(api.estornar, (ato, { params, body }) => estornarOperacao(ato, { ...params, ...body })),
  ],
};
