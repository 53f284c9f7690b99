import { excedenteComoCredito, recebimento } from '../esquemas.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { maximoPorLote, maximoPorRecibo } from '#domains/financeiro/titulos/esquemas.ts';

const valorCentavos = campo.centavos({ min: 1 });

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
