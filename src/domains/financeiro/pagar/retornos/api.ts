import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroValores, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { efeitosDoRetorno } from '../remessas/ocorrencias.ts';
import { baixaDaLinhaEsquema } from './esquemas.ts';
import { resultadosDaLinha } from './situacoes.ts';

const id = z.number();
const texto = z.string();
const arquivoMaxBytes = 2 * 1_048_576;
const pagar = comPermissao('contas-pagar-baixar-titulo:criar');
const resultado = z.enum(valoresDaLista(resultadosDaLinha));
const itemRetorno = z.object({
  id,
  nomeArquivo: texto,
  contaNome: texto,
  sequencia: texto,
  geradoEm: texto.nullable(),
  situacao: z.enum(['lido', 'aplicado']),
  linhas: z.number(),
  pagoCentavos: dinheiro,
  /** Lines that wait for a person. */
  naFila: z.number(),
  usuarioNome: texto,
  em: texto,
});
const itemLinha = z.object({
  id,
  retornoId: id,
  nomeArquivo: texto,
  linha: z.number(),
  identificador: texto,
  favorecido: texto,
  tituloId: id.nullable(),
  tituloNumero: texto.nullable(),
  efeito: z.enum(efeitosDoRetorno),
  /** The codes of the bank in words. */
  ocorrencias: texto,
  pagoCentavos: dinheiro,
  dataPagamento: texto.nullable(),
  resultado,
  /** Why it waits, or would. */
  mensagem: texto.nullable(),
});
const tratada = z.object({ id, resultado, mensagem: texto.nullable() });

/** What a bank tells of the payments that it was told to make. */
export const retornosPagarApi = {
  lerRetorno: defineEndpoint({
    method: 'POST',
    path: 'RetornoPagar',
    acesso: pagar,
    resumo: 'Reads a payment return and keeps its lines, without doing anything of it',
    uploadMaxBytes: arquivoMaxBytes,
    output: itemRetorno.extend({ jaExistia: z.boolean() }),
  }),
  aplicarRetorno: defineEndpoint({
    method: 'POST',
    path: 'RetornoPagar/{id}/aplicacao',
    acesso: pagar,
    resumo: 'Settles what a payment return says was paid, frees what was refused, and queues the rest',
    params: porId,
    output: z.object({ id, aplicadas: z.number(), naFila: z.number() }),
  }),
  listarRetornos: defineEndpoint({
    method: 'GET',
    path: 'RetornoPagar/obter-paginado',
    acesso: comPermissao('contas-pagar:visualizar', 'contas-pagar-baixar-titulo:criar'),
    resumo: 'The payment returns that were read',
    query: z
      .strictObject(paginacaoQuery({ colunas: ['id'], padrao: 'id', ascendentePadrao: false }))
      .transform((q) => ({ paginacao: toPaginacao(q) })),
    output: paginaDe(itemRetorno),
  }),
  listarLinhas: defineEndpoint({
    method: 'GET',
    path: 'LinhaRetornoPagar/obter-paginado',
    acesso: comPermissao('contas-pagar:visualizar', 'contas-pagar-baixar-titulo:criar'),
    resumo: 'Lines of payment returns, with what each comes or came to; those that wait for a person are the queue of the bank',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['id', 'dataPagamento', 'pago'], padrao: 'id', tamanhoPadrao: 50 }),
        RetornoId: filtroId(),
        Resultado: filtroValores(valoresDaLista(resultadosDaLinha)),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), retornoId: q.RetornoId, resultados: q.Resultado ?? [] })),
    output: paginaDe(itemLinha),
  }),
  baixarLinha: defineEndpoint({
    method: 'POST',
    path: 'LinhaRetornoPagar/{id}/baixa',
    acesso: pagar,
    resumo: 'Settles a payable with the money of a line that waits: its own, or another one',
    exigeIdempotencia: true,
    params: porId,
    body: baixaDaLinhaEsquema,
    output: tratada,
  }),
  ignorarLinha: defineEndpoint({
    method: 'POST',
    path: 'LinhaRetornoPagar/{id}/descarte',
    acesso: pagar,
    resumo: 'Takes a line out of the queue of the bank, with the reason',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: tratada,
  }),
  darPorRecusada: defineEndpoint({
    method: 'POST',
    path: 'LinhaRetornoPagar/{id}/recusa',
    acesso: pagar,
    resumo: 'Says that the bank did not pay what a line tells of: its payable is owed as before',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: tratada,
  }),
  tentarLinha: defineEndpoint({
    method: 'POST',
    path: 'LinhaRetornoPagar/{id}/nova-tentativa',
    acesso: pagar,
    resumo: 'Applies a line again, now that what stood against it may be gone',
    params: porId,
    output: tratada,
  }),
};
