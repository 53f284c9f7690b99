import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';

/**
 * Reads a decimal as people type it: '1250,5', '1.250,5', '12.5' (keypad), '-3'. Gives plain decimal text with exactly
 * `casas` decimals ('1250.5000'), or null when it is no number or has more decimals than fit.
 */
export function lerNumeroDigitado(digitado: string, casas: number): string | null {
  const texto = digitado.trim().replace(/\s*%$/, '');
  const comVirgula = /^-?(\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d*)?$/.test(texto);
  const comMilhar = comVirgula && (texto.includes(',') || /^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(texto));
  const plano = (comMilhar ? texto.replaceAll('.', '').replace(',', '.') : texto).replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  const escalado = lerDecimal(plano, casas);
  return escalado === null ? null : escreverDecimal(escalado, casas);
}

/**
 * A number typed the English way, without the commas of its thousands: '1,234.56' → '1234.56'. What could also be the
 * comma of a decimal ('1,234' where decimals fit) stays as it was typed: shown are the numbers of the school, in both languages.
 */
export function semMilharesIngleses(digitado: string, { comDecimais }: { comDecimais: boolean }): string {
  const padrao = comDecimais ? /^([^\d]*)([1-9]\d{0,2}(?:,\d{3})+)(\.\d+\D*)$/ : /^([^\d]*)([1-9]\d{0,2}(?:,\d{3})+)((?:\.\d*)?\D*)$/;
  return digitado
    .trim()
    .replace(padrao, (_, antes: string, inteiros: string, resto: string) => antes + inteiros.replaceAll(',', '') + resto);
}

/** Writes plain decimal text as people read it: '1250.5000' → '1.250,5'; at least `minimo` decimals. */
export function escreverNumero(valor: string, minimo: number): string {
  const achado = /^(-?)(\d+)(?:\.(\d+))?$/.exec(valor);
  if (!achado) return valor;
  const [, sinal = '', inteiros = '', decimais = ''] = achado;
  const uteis = decimais.replace(/0+$/, '').padEnd(minimo, '0');
  const milhares = inteiros.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${sinal}${milhares}${uteis ? `,${uteis}` : ''}`;
}
