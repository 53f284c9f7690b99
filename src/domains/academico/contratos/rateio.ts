import { type Centavos, centavos, ratear } from '#shared/dinheiro.ts';
import { bolsaDe, type Parcela } from './parcelas.ts';

export type Pagador = { pessoaId: number; percentual: string };
export type ParteDaParcela = {
  pessoaId: number;
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
};

/**
 * Divides an installment by the shares of the financial guardians: value and discounts each sum exactly to the
 * installment's, and no part carries more discount than value (a cent that rounding put too much moves to a part with room).
 */
export function dividirEntrePagadores(parcela: Parcela, pagadores: readonly Pagador[]): ParteDaParcela[] {
  const pesos = pagadores.map((p) => p.percentual);
  const valores = ratear(parcela.valorCentavos, pesos);
  const incondicionais = acomodar(ratear(parcela.descontoIncondicionalCentavos, pesos), valores);
  const folgas = valores.map((valor, i) => valor - (incondicionais[i] ?? 0));
  const condicionais = acomodar(ratear(parcela.descontoCondicionalCentavos, pesos), folgas);
  return pagadores.map(({ pessoaId }, i) => ({
    pessoaId,
    valorCentavos: valores[i] ?? centavos(0),
    descontoIncondicionalCentavos: incondicionais[i] ?? centavos(0),
    descontoCondicionalCentavos: condicionais[i] ?? centavos(0),
  }));
}

/** Of a payer's unconditional discount, the share that scholarships have in that of the installment. */
export function parteDaBolsa(
  parcela: Pick<Parcela, 'descontos' | 'descontoIncondicionalCentavos'>,
  desconto: Centavos,
): { bolsaCentavos?: Centavos } {
  const bolsa = bolsaDe(parcela);
  return bolsa === 0
    ? {}
    : { bolsaCentavos: ratear(desconto, [String(bolsa), String(parcela.descontoIncondicionalCentavos - bolsa)])[0] ?? desconto };
}

/** Moves what passes a limit to the first parts that have room; the sum stays. The limits together hold the sum. */
function acomodar(partes: readonly Centavos[], limites: readonly number[]): Centavos[] {
  const resultado = partes.map((parte, i) => Math.min(parte, limites[i] ?? 0));
  let sobra = partes.reduce((soma, parte, i) => soma + parte - (resultado[i] ?? 0), 0);
  for (let i = 0; i < resultado.length && sobra > 0; i += 1) {
    const cabe = Math.min(sobra, (limites[i] ?? 0) - (resultado[i] ?? 0));
    resultado[i] = (resultado[i] ?? 0) + cabe;
    sobra -= cabe;
  }
  return resultado.map((parte) => centavos(parte));
}
