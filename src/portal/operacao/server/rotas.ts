import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { operacaoApi } from '../api.ts';
import { obterOperacao } from './obter-operacao.ts';
import { pedirCopia } from './pedir-copia.ts';
import { retomar } from './retomar.ts';

/** How the portal itself is, above all rooms. */
export const operacao: Sala = {
  nome: 'portal/operacao',
  api: operacaoApi,
  rotas: [
    leitura(operacaoApi.obterOperacao, ({ servicos }) => obterOperacao(servicos)),
    escrita(operacaoApi.pedirCopia, (ato) => pedirCopia(ato)),
    escrita(operacaoApi.retomar, (ato, { body }) => retomar(ato, body)),
  ],
};
