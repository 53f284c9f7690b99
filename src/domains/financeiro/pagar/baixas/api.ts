import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroIds } from '#shared/listas/paginacao.ts';
import { aprovacoes, situacoesPagar, tiposDeCodigo } from '../situacoes.ts';
import { retidoNoPagamento } from '../vigencia.ts';
import { maximoPorPagamento, pagamentoEsquema, pagamentosEsquema } from './esquemas.ts';

const texto = z.string();
const situacao = z.enum(situacoesPagar);
const pagar = comPermissao('contas-pagar-baixar-titulo:criar');
const feito = z.object({
  totalCentavos: dinheiro,
  baixas: z.array(z.object({ id: z.number(), tituloId: z.number(), numero: texto, situacao, saldoCentavos: dinheiro })),
});

/** Payments of payables, and their reversal. */
export const baixasPagarApi = {
  obterParaPagar: defineEndpoint({
    method: 'GET',
    path: 'TituloPagar/para-pagar',
    acesso: pagar,
    resumo: 'Some payables as whoever pays them must see them: what they owe, to whom, by which code, and what to look out for',
    query: z.strictObject({ Ids: filtroIds(maximoPorPagamento) }).transform((q) => ({ ids: q.Ids ?? [] })),
    output: z.object({
      hoje: texto,
      itens: z.array(
        z.object({
          id: z.number(),
          contaPagarId: z.number(),
          numero: texto,
          fornecedorId: z.number(),
          fornecedorNome: texto,
          descricao: texto,
          dataEmissao: texto,
          dataVencimento: texto,
          valorCentavos: dinheiro,
          saldoCentavos: dinheiro,
          situacao,
          aprovacao: z.enum(valoresDaLista(aprovacoes)),
          contaBancariaId: z.number(),
          formaPagamentoId: z.number(),
          /** The payment file in which it waits for the bank. */
          noBanco: texto.nullable(),
          codigo: texto.nullable(),
          codigoTipo: z.enum(valoresDaLista(tiposDeCodigo)).nullable(),
          retidoCentavos: dinheiro,
          /** How much more than it owes, of fine and interest less discount, its bill takes without another person looking; null without a limit. */
          acrescimoLivreCentavos: dinheiro.nullable(),
          /** The bank data of its supplier changed since the supplier was last paid, on that instant. */
          bancoMudouEm: texto.nullable(),
          bancoEmEspera: z.boolean(),
          retidosNoPagamento: z.array(retidoNoPagamento),
        }),
      ),
    }),
  }),
  pagarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloPagar/{id}/baixa',
    acesso: pagar,
    resumo: 'Pays a payable, whole or in part',
    exigeIdempotencia: true,
    params: porId,
    body: pagamentoEsquema,
    output: feito,
  }),
  pagarTitulos: defineEndpoint({
    method: 'POST',
    path: 'TituloPagar/baixas',
    acesso: pagar,
    resumo: 'Pays many payables of any suppliers in one act, all or nothing',
    exigeIdempotencia: true,
    body: pagamentosEsquema,
    output: feito,
  }),
  descontarResto: defineEndpoint({
    method: 'POST',
    path: 'TituloPagar/{id}/desconto-do-resto',
    acesso: pagar,
    resumo: 'Settles what is left of a partly paid payable as a discount that its supplier gives, without money, with a reason',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }), versao: campo.versao() }),
    output: z.object({ baixaId: z.number(), situacao, descontoCentavos: dinheiro }),
  }),
  estornarPagamento: defineEndpoint({
    method: 'POST',
    path: 'BaixaPagar/{id}/estorno',
    acesso: comPermissao('estornar-pagamento:criar'),
    resumo: 'Reverses a payment with a reason: the opposite movements, dated today',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: z.object({ tituloId: z.number(), situacao, saldoCentavos: dinheiro }),
  }),
};
