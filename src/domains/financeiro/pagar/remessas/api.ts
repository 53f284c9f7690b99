import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroIds, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { retidoNoPagamento } from '../vigencia.ts';
import { convenioEsquema, maximoPorRemessa, remessaEsquema } from './esquemas.ts';
import { conferencias, modosDePagamento, situacoesDoItem } from './modos.ts';

const id = z.number();
const texto = z.string();
const enviar = comPermissao('contas-pagar-baixar-titulo:criar');
const ver = comPermissao('contas-pagar:visualizar', 'contas-pagar-baixar-titulo:criar', 'aprovar-pagamento:criar');
const modo = z.enum(valoresDaLista(modosDePagamento));
const conferencia = z.enum(valoresDaLista(conferencias));
const convenio = z.object({
  contaBancariaId: id,
  contaNome: texto,
  bancoNome: texto,
  /** Files of its bank are known. */
  conhecido: z.boolean(),
  convenio: texto,
  formaPagamentoId: id.nullable(),
  homologacao: z.boolean(),
  ativo: z.boolean(),
  proximoNsa: z.number(),
  versao: z.number(),
});
const itemRemessa = z.object({
  id,
  nomeArquivo: texto,
  contaNome: texto,
  dataPagamento: texto,
  titulos: z.number(),
  totalCentavos: dinheiro,
  noBanco: z.number(),
  pagos: z.number(),
  recusados: z.number(),
  conferencia,
  criadaPorNome: texto,
  em: texto,
});

/** Files that tell a bank to pay. */
export const remessasPagarApi = {
  listarConvenios: defineEndpoint({
    method: 'GET',
    path: 'ConvenioPagar',
    acesso: ver,
    resumo: 'The bank accounts of the school with their payment agreements',
    output: z.object({ itens: z.array(convenio) }),
  }),
  salvarConvenio: defineEndpoint({
    method: 'PUT',
    path: 'ConvenioPagar',
    acesso: comPermissao('aprovar-pagamento:editar'),
    resumo: 'Registers or changes the payment agreement of an account',
    body: convenioEsquema,
    output: convenio,
  }),
  preverRemessa: defineEndpoint({
    method: 'GET',
    path: 'RemessaPagar/previa',
    acesso: enviar,
    resumo: 'How each of some payables would be paid by a file of an account, or why it does not go',
    query: z
      .strictObject({ ContaBancariaId: campo.id(), Ids: filtroIds(maximoPorRemessa) })
      .transform((q) => ({ contaBancariaId: q.ContaBancariaId, ids: q.Ids ?? [] })),
    output: z.object({
      totalCentavos: dinheiro,
      /** Somebody else checks the file before it leaves. */
      precisaDeOutra: z.boolean(),
      itens: z.array(
        z.object({
          tituloId: id,
          numero: texto,
          fornecedorNome: texto,
          dataVencimento: texto,
          /** The last day on which it is paid in time: the next one on which banks of the city work. */
          emDiaAte: texto,
          valorCentavos: dinheiro,
          modo: modo.nullable(),
          porque: texto.nullable(),
          bancoMudouEm: texto.nullable(),
          /** What its slip states, where that is another amount than is owed. */
          outroValorCentavos: dinheiro.nullable(),
          retidosNoPagamento: z.array(retidoNoPagamento),
        }),
      ),
    }),
  }),
  gerarRemessa: defineEndpoint({
    method: 'POST',
    path: 'RemessaPagar',
    acesso: enviar,
    resumo: 'Makes a file that tells the bank to pay some payables on a day, all or nothing',
    exigeIdempotencia: true,
    body: remessaEsquema,
    output: z.object({ id, nomeArquivo: texto, titulos: z.number(), totalCentavos: dinheiro, conferencia }),
  }),
  listarRemessas: defineEndpoint({
    method: 'GET',
    path: 'RemessaPagar/obter-paginado',
    acesso: ver,
    resumo: 'The payment files that were made',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['id', 'dataPagamento', 'total'], padrao: 'id', ascendentePadrao: false }),
        ContaBancariaId: filtroId(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), contaBancariaId: q.ContaBancariaId })),
    output: paginaDe(itemRemessa),
  }),
  obterRemessa: defineEndpoint({
    method: 'GET',
    path: 'RemessaPagar/{id}',
    acesso: ver,
    resumo: 'One payment file with its items and what became of each',
    params: porId,
    output: itemRemessa.extend({
      /** Whether the reader is the second person for it. */
      podeConferir: z.boolean(),
      conferidaPorNome: texto.nullable(),
      itens: z.array(
        z.object({
          id,
          tituloId: id,
          numero: texto,
          fornecedorNome: texto,
          modo,
          valorCentavos: dinheiro,
          situacao: z.enum(valoresDaLista(situacoesDoItem)),
          aceito: z.boolean(),
          /** Why the bank refused it, in words. */
          motivo: texto.nullable(),
        }),
      ),
    }),
  }),
  baixarRemessa: defineEndpoint({
    method: 'GET',
    path: 'RemessaPagar/{id}/arquivo',
    acesso: enviar,
    resumo: 'The payment file as it was made',
    params: porId,
    arquivo: true,
  }),
  conferirRemessa: defineEndpoint({
    method: 'POST',
    path: 'RemessaPagar/{id}/conferencia',
    acesso: comPermissao('aprovar-pagamento:criar'),
    resumo: 'A second person says that a file that pays by changed bank data may leave',
    params: porId,
    output: z.object({ id, conferencia }),
  }),
  cancelarEnvio: defineEndpoint({
    method: 'POST',
    path: 'RemessaPagar/{id}/cancelamento',
    acesso: comPermissao('contas-pagar-baixar-titulo:excluir', 'aprovar-pagamento:criar'),
    resumo: 'Takes back what of a file still waits for the bank, or some of it: its payables are paid another way',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({
      motivo: campo.texto({ min: 3, max: 300 }),
      itemIds: z.array(campo.id()).min(1).max(maximoPorRemessa).optional(),
    }),
    output: z.object({ id, titulos: z.number() }),
  }),
};
