import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { endpointsDeDadosBancarios } from '#domains/financeiro/dados-bancarios/api.ts';
import { contaCobrancaPedida, dadosDaCobrancaEsquema } from './esquemas.ts';
import { contaCobranca } from './respostas.ts';
import { porId } from '#shared/campos.ts';

const listar = comPermissao('gerenciar-boletos:listar');
const editar = comPermissao('gerenciar-boletos:editar');

/** How accounts collect. */
export const contasCobrancaApi = {
  listarContasCobranca: defineEndpoint({
    method: 'GET',
    path: 'ContaCobranca/obter-todas',
    acesso: listar,
    resumo: 'Every bank account with its collection data, once for each carteira and convênio',
    output: z.object({ itens: z.array(contaCobranca) }),
  }),
  salvarContaCobranca: defineEndpoint({
    method: 'PUT',
    path: 'ContaCobranca/{id}',
    acesso: editar,
    resumo: 'Saves how a bank account collects under one carteira and convênio',
    params: porId,
    body: contaCobrancaPedida,
    output: z.object({ contaBancariaId: z.number(), contaCobrancaId: z.number(), versao: z.number() }),
  }),
};

/** The Pix key of an account. */
export const dadosDaCobrancaApi = endpointsDeDadosBancarios({
  nome: 'ContaCobranca',
  tela: 'gerenciar-boletos',
  dados: dadosDaCobrancaEsquema,
});
