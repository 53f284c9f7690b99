import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  DESCONTOS_ACIMA_DO_VALOR: {
    br: 'Os descontos juntos não podem passar do valor do título',
    en: 'The discounts together cannot exceed the title amount',
  },
  DESCONTO_CONDICIONAL_TOTAL: {
    br: 'O desconto de quem paga em dia não pode levar tudo o que resta a pagar: deixe ao menos um centavo',
    en: 'The discount for paying on time cannot take all that is left to pay: leave at least one cent',
  },
  VENCIMENTO_ANTES_DA_EMISSAO: { br: 'O vencimento não pode ser anterior à emissão', en: 'The due date cannot be before the issue date' },
  ENTRADA_DEPOIS_DA_PRIMEIRA: {
    br: 'A entrada vence no dia do primeiro vencimento ou antes dele',
    en: 'The entry falls due on the first due date or before it',
  },
  TITULO_REPETIDO: { br: 'O mesmo título aparece mais de uma vez', en: 'The same title appears more than once' },
});

/** Most titles of one receipt or one bulk action. */
export const maximoPorRecibo = 100;

/** Most titles settled in one go, of any payers. */
export const maximoPorLote = 500;

export const motivo = campo.texto({ min: 3, max: 300 });
const recebimento = { dataBaixa: campo.dataCivil(), contaBancariaId: campo.id(), formaPagamentoId: campo.id() };
const valorCentavos = campo.centavos({ min: 1 });

/** How money comes in when each title is received whole. */
export const recebimentoEmLoteEsquema = z.strictObject(recebimento);
/** What passes the amount due is refused unless it becomes credit of the payer. */
const excedenteComoCredito = z.boolean().optional();
export const baixaEsquema = z.strictObject({
  ...recebimento,
  valorCentavos,
  excedenteComoCredito,
  /** Charges not asked for in this payment: needs a permission of its own and a reason. */
  dispensa: z.strictObject({ multaCentavos: campo.centavos(), jurosCentavos: campo.centavos(), motivo }).nullable().optional(),
});
const muitasBaixas = (maximo: number) =>
  z
    .strictObject({
      ...recebimento,
      excedenteComoCredito,
      itens: z
        .array(z.strictObject({ tituloId: campo.id(), valorCentavos }))
        .min(1)
        .max(maximo),
    })
    .check(
      regra(({ itens }, ctx) => {
        const vistos = new Set<number>();
        itens.forEach(({ tituloId }, i) => {
          if (vistos.has(tituloId)) ctx.addIssue(recusa('TITULO_REPETIDO', {}, ['itens', i, 'tituloId']));
          vistos.add(tituloId);
        });
      }),
    );
/** Titles of one payer, on one receipt. */
export const baixasEsquema = muitasBaixas(maximoPorRecibo);
/** Titles of any payers, with a receipt for each payer. */
export const baixasEmLoteEsquema = muitasBaixas(maximoPorLote);
export const estornoEsquema = z.strictObject({ motivo });
export const cancelamentoEsquema = z.strictObject({ motivo, versao: campo.versao().optional() });
export const vencimentoEsquema = z.strictObject({ versao: campo.versao(), dataVencimento: campo.dataCivil(), motivo });
/** Titles whose visibility one act changes. */
export const maximoNoPortal = 500;
export const portalEsquema = z.strictObject({ ids: z.array(campo.id()).min(1).max(maximoNoPortal), motivo: campo.textoOpcional(300) });

export const novoTituloEsquema = z
  .strictObject({
    pagadorId: campo.id(),
    alunoId: campo.id.opcional(),
    descricao: campo.texto({ max: 150 }),
    dataEmissao: campo.dataCivil.opcional(),
    dataVencimento: campo.dataCivil(),
    valorCentavos,
    descontoIncondicionalCentavos: campo.centavos.opcional(),
    descontoCondicionalCentavos: campo.centavos.opcional(),
    contaBancariaId: campo.id(),
    formaPagamentoId: campo.id(),
    /** Counts as instruction for income tax. */
    dedutivel: z.boolean().optional(),
    /** The fixed fee that it is made from; description and amount are the title's own. */
    taxaServicoId: campo.id.opcional(),
  })
  .check(
    regra((t, ctx) => {
      const condicional = t.descontoCondicionalCentavos ?? 0;
      const resta = t.valorCentavos - (t.descontoIncondicionalCentavos ?? 0) - condicional;
      if (resta < 0) ctx.addIssue(recusa('DESCONTOS_ACIMA_DO_VALOR', {}, ['descontoCondicionalCentavos']));
      // Who pays on time would have nothing to pay, and the title would wait to be late.
      if (resta === 0 && condicional > 0) ctx.addIssue(recusa('DESCONTO_CONDICIONAL_TOTAL', {}, ['descontoCondicionalCentavos']));
      if (t.dataEmissao !== null && t.dataVencimento < t.dataEmissao)
        ctx.addIssue(recusa('VENCIMENTO_ANTES_DA_EMISSAO', {}, ['dataVencimento']));
    }),
  );
