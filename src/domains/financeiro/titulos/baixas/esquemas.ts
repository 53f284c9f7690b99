import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { maximoPorRecibo, motivo } from '../esquemas.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';

const valorCentavos = campo.centavos({ min: 1 });

export const recebimento = { dataBaixa: campo.dataCivil(), contaBancariaId: campo.id(), formaPagamentoId: campo.id() };

/** How money comes in when each title is received whole. */
export const recebimentoEmLoteEsquema = z.strictObject(recebimento);

/** What passes the amount due is refused unless it becomes credit of the payer. */
export const excedenteComoCredito = z.boolean().optional();

export const baixaEsquema = z.strictObject({
  ...recebimento,
  valorCentavos,
  excedenteComoCredito,
  /** Charges not asked for in this payment: needs a permission of its own and a reason. */
  dispensa: z.strictObject({ multaCentavos: campo.centavos(), jurosCentavos: campo.centavos(), motivo }).nullable().optional(),
});

export const usoDeCreditoEsquema = z
  .strictObject({
    dataUso: campo.dataCivil(),
    itens: z
      .array(z.strictObject({ tituloId: campo.id(), valorCentavos }))
      .min(1)
      .max(maximoPorRecibo),
  })
  .check(
    regra(({ itens }, ctx) => {
      if (new Set(itens.map((i) => i.tituloId)).size !== itens.length) ctx.addIssue(recusa('TITULO_REPETIDO', {}, ['itens']));
    }),
  );
