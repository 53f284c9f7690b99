import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { ondePassam } from './acrescimo.ts';

definirMensagensDeCampo({
  TITULO_PAGAR_REPETIDO: { br: 'Este título aparece duas vezes', en: 'This payable appears twice' },
  DESCONTO_COBRE_O_TITULO: {
    br: 'O desconto deve ser menor que o que se deve: {saldo}',
    en: 'The discount must be less than what is owed: {saldo}',
  },
  PRINCIPAL_ACIMA_DO_SALDO: {
    br: 'Principal e desconto juntos não podem passar do que se deve: {saldo}',
    en: 'Principal and discount together cannot exceed what is owed: {saldo}',
  },
  ACRESCIMO_ACIMA_DO_LIVRE: {
    br: 'De multa e juros, menos o desconto, a conta leva até {livre} sem que outra pessoa veja: lance o resto como outra conta',
    en: 'Of fine and interest, less discount, the bill takes up to {livre} without another person looking: enter the rest as another bill',
  },
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

type Composicao = { principalCentavos: number; descontoCentavos: number; multaCentavos: number; jurosCentavos: number };
/** What a title owes, and how much more its bill takes without another person looking. */
export type Pagavel = { contaPagarId: number; saldoCentavos: Centavos; acrescimoLivreCentavos: Centavos | null };
type Onde = (string | number)[];

/** What payments cover of their titles is no more than is owed, and money is part of it; what they bear above that is no more than their bills take. */
function conferirPagamentos(ctx: Achados, pagamentos: readonly (Composicao & Pagavel & { onde: Onde })[]): void {
  for (const { saldoCentavos, principalCentavos, descontoCentavos, onde } of pagamentos) {
    const saldo = formatarReais(saldoCentavos);
    if (descontoCentavos >= saldoCentavos) ctx.addIssue(recusa('DESCONTO_COBRE_O_TITULO', { saldo }, [...onde, 'descontoCentavos']));
    else if (principalCentavos + descontoCentavos > saldoCentavos)
      ctx.addIssue(recusa('PRINCIPAL_ACIMA_DO_SALDO', { saldo }, [...onde, 'principalCentavos']));
  }
  for (const i of ondePassam(pagamentos)) {
    const { acrescimoLivreCentavos: livre, jurosCentavos, onde = [] } = pagamentos[i] ?? {};
    const campo = jurosCentavos === 0 ? 'multaCentavos' : 'jurosCentavos';
    ctx.addIssue(recusa('ACRESCIMO_ACIMA_DO_LIVRE', { livre: formatarReais(centavos(Math.max(0, livre ?? 0))) }, [...onde, campo]));
  }
}
/** A payment of a title, where what it owes is known. */
export const pagamentoAte = (titulo: Pagavel) =>
  pagamentoEsquema.check(regra((p, ctx) => conferirPagamentos(ctx, [{ ...titulo, ...p, onde: [] }])));
/** Payments of many titles, where what each owes is known. */
export const pagamentosAte = (titulos: ReadonlyMap<number, Pagavel>) =>
  pagamentosEsquema.check(
    regra(({ itens }, ctx) =>
      conferirPagamentos(
        ctx,
        itens.flatMap((item, i) => {
          const titulo = titulos.get(item.tituloId);
          return titulo ? [{ ...titulo, ...item, onde: ['itens', i] }] : [];
        }),
      ),
    ),
  );
