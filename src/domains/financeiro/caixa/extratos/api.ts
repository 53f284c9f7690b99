import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';

/** Largest statement. */
const extratoMaxBytes = 10 * 1_048_576;

const tela = 'financeiro-lancamentos';
const id = z.number();
const texto = z.string();

/** A statement that was read. */
const extrato = z.object({
  id,
  contaBancariaId: id,
  contaNome: texto,
  nomeArquivo: texto,
  dataInicio: texto,
  dataFim: texto,
  saldoCentavos: dinheiro.nullable(),
  dataSaldo: texto.nullable(),
  lidas: z.number(),
  repetidas: z.number(),
  pendentes: z.number(),
  usuarioNome: texto,
  em: texto,
});

/** Bank statements. */
export const extratosApi = {
  lerExtrato: defineEndpoint({
    method: 'POST',
    path: 'ExtratoBancario',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Reads an OFX statement and keeps the lines that were not read before; refused when it is of another account',
    query: z.strictObject({ ContaBancariaId: filtroId() }).transform((q) => ({ contaBancariaId: q.ContaBancariaId })),
    uploadMaxBytes: extratoMaxBytes,
    output: z.object({ extratos: z.array(extrato.extend({ jaExistia: z.boolean() })) }),
  }),
  listarExtratos: defineEndpoint({
    method: 'GET',
    path: 'ExtratoBancario/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The statements that were read',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['id', 'dataFim'], padrao: 'id', ascendentePadrao: false }),
        ContaBancariaId: filtroId(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), contaBancariaId: q.ContaBancariaId })),
    output: paginaDe(extrato),
  }),
  descartarExtrato: defineEndpoint({
    method: 'DELETE',
    path: 'ExtratoBancario/{id}',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Forgets the last statement read of an account, while none of its lines was dealt with',
    params: porId,
    output: z.object({ id }),
  }),
};
