import { decimalCurto, escreverDecimal, lerDecimal } from '#shared/decimais.ts';

const casas = 4;

/** A quantity as the database keeps it ('12.5000') in ten-thousandths of its unit. @throws RangeError for another text. */
export function lerQuantidade(texto: string): bigint {
  const lida = lerDecimal(texto, casas);
  if (lida === null) throw new RangeError(`not a quantity: ${texto}`);
  return lida;
}

/** Ten-thousandths of a unit as the database keeps them. */
export const escreverQuantidade = (quantidade: bigint): string => escreverDecimal(quantidade, casas);

/** A quantity as people write it: '12,5 KG'. */
export const comUnidade = (quantidade: string, unidade: string): string => `${decimalCurto(quantidade)} ${unidade}`;

/** An average in ten-thousandths of a real as people write it: 'R$ 10,9825'. */
export const escreverCusto = (custo: bigint): string => `R$ ${escreverDecimal(custo, casas).replace('.', ',')}`;

/** What a quantity is worth at a unit cost in reais, in centavos, half up. @throws RangeError for other texts. */
export const valorDe = (quantidade: string, custo: string): bigint =>
  (lerQuantidade(quantidade) * lerQuantidade(custo) + 500_000n) / 1_000_000n;
