import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { centavos } from '#shared/dinheiro.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  TITULO_PAGAR_REPETIDO: { br: 'Este título aparece duas vezes', en: 'This payable appears twice' },
});

export const maximoPorPagamento = 200;
const nada = centavos(0);
const composicao = {
  principalCentavos: campo.centavos({ min: 1 }),
  descontoCentavos: campo.centavos().default(nada),
  multaCentavos: campo.centavos().default(nada),
  jurosCentavos: campo.centavos().default(nada),
};
const saida = { dataBaixa: campo.dataCivil(), contaBancariaId: campo.id(), formaPagamentoId: campo.id() };

/** How money goes out when each title is paid whole. */
export const saidaEsquema = z.strictObject(saida);
/** One title, whole or in part. */
export const pagamentoEsquema = z.strictObject({ ...saida, ...composicao });
/** Many titles of any suppliers, each with its own amounts. */
export const pagamentosEsquema = z
  .strictObject({
    ...saida,
    itens: z
      .array(z.strictObject({ tituloId: campo.id(), ...composicao }))
      .min(1)
      .max(maximoPorPagamento),
  })
  .check(
    regra(({ itens }, ctx) => {
      const vistos = new Set<number>();
      for (const [i, { tituloId }] of itens.entries()) {
        if (vistos.has(tituloId)) ctx.addIssue(recusa('TITULO_PAGAR_REPETIDO', {}, ['itens', i, 'tituloId']));
        vistos.add(tituloId);
      }
    }),
  );
