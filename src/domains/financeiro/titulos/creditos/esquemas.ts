import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { maximoPorRecibo, motivo } from '../esquemas.ts';

const valorCentavos = campo.centavos({ min: 1 });

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
export const devolucaoEsquema = z.strictObject({ dataUso: campo.dataCivil(), valorCentavos, contaBancariaId: campo.id(), motivo });
