/** Interleaved 2 of 5, as FEBRABAN asks of boletos: which widths (1 narrow, 2 wide) bars and spaces have, bar first. */
const larguras: Readonly<Record<string, string>> = {
  '0': '11221',
  '1': '21112',
  '2': '12112',
  '3': '22111',
  '4': '11212',
  '5': '21211',
  '6': '12211',
  '7': '11122',
  '8': '21121',
  '9': '12121',
};

/** Alternating bars and spaces of an even number of digits. Throws RangeError otherwise. */
export function barrasItf(digitos: string): number[] {
  if (!/^(\d\d)+$/.test(digitos)) throw new RangeError('ITF needs an even number of digits');
  const meio: string[] = [];
  for (let i = 0; i < digitos.length; i += 2) {
    const barras = larguras[digitos.charAt(i)] ?? '';
    const espacos = larguras[digitos.charAt(i + 1)] ?? '';
    for (let k = 0; k < barras.length; k += 1) meio.push(barras.charAt(k), espacos.charAt(k));
  }
  return [...`1111${meio.join('')}211`].map(Number);
}

/** The same as widths to draw, in narrow bars: a wide one is three times a narrow one. */
export const modulosItf = (digitos: string): number[] => barrasItf(digitos).map((uma) => (uma === 2 ? 3 : 1));
