import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Centavos, centavos, formatarReais } from '#shared/dinheiro.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

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

type Pagamento = { principalCentavos: number; descontoCentavos: number };
/** What a payment covers of its title is no more than is owed, and money is part of it. */
function conferirCobertura(
  { principalCentavos, descontoCentavos }: Pagamento,
  saldo: Centavos,
  recusar: (codigo: string, campo: string) => void,
): void {
  if (descontoCentavos >= saldo) recusar('DESCONTO_COBRE_O_TITULO', 'descontoCentavos');
  else if (principalCentavos + descontoCentavos > saldo) recusar('PRINCIPAL_ACIMA_DO_SALDO', 'principalCentavos');
}
const recusaEm =
  (ctx: Achados, saldo: Centavos, onde: (string | number)[] = []) =>
  (codigo: string, campo: string): void =>
    ctx.addIssue(recusa(codigo, { saldo: formatarReais(saldo) }, [...onde, campo]));
/** A payment of a title, where what it owes is known. */
export const pagamentoAte = (saldo: Centavos) =>
  pagamentoEsquema.check(regra((p, ctx) => conferirCobertura(p, saldo, recusaEm(ctx, saldo))));
/** Payments of many titles, where what each owes is known. */
export const pagamentosAte = (saldos: ReadonlyMap<number, Centavos>) =>
  pagamentosEsquema.check(
    regra(({ itens }, ctx) => {
      for (const [i, item] of itens.entries()) {
        const saldo = saldos.get(item.tituloId) ?? nada;
        conferirCobertura(item, saldo, recusaEm(ctx, saldo, ['itens', i]));
      }
    }),
  );
