import type { DataCivil } from '#shared/datas.ts';

/** What a register is before it is a line: its name and its fields. */
export type RegistroEcd = readonly [registro: string, ...campos: (string | number)[]];

/** The day as the layout wants it. */
export const dia = (data: DataCivil): string => data.split('-').toReversed().join('');
/** An amount without its sign: the side stands in a field of its own. */
export function valor(centavos: number): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0');
  return `${digitos.slice(0, -2)},${digitos.slice(-2)}`;
}
export const lado = (saldo: number): 'D' | 'C' => (saldo < 0 ? 'C' : 'D');

const trocas: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '-',
  '€': 'EUR',
};
/** A text as ISO-8859-1 holds it, on one line and without the bar that parts fields. */
export const texto = (bruto: string): string =>
  Array.from(bruto.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim(), (letra) =>
    (letra.codePointAt(0) ?? 0) <= 0xff ? letra : (trocas[letra] ?? (letra.normalize('NFKD').replaceAll(/[^\x20-\xff]/g, '') || '?')),
  ).join('');

export const emLinha = (registro: RegistroEcd): string => `|${registro.map((campo) => texto(String(campo))).join('|')}|\r\n`;

const bloco = (registro: string): string => registro.slice(0, 1);

/** Registers with what closes each block and tells how many there were: the last line of all is the count of lines. */
export async function* fechados(registros: AsyncIterable<RegistroEcd>): AsyncGenerator<RegistroEcd> {
  const porRegistro = new Map<string, number>();
  const porBloco = new Map<string, number>();
  const contado = (registro: RegistroEcd): RegistroEcd => {
    const [nome] = registro;
    porRegistro.set(nome, (porRegistro.get(nome) ?? 0) + 1);
    porBloco.set(bloco(nome), (porBloco.get(bloco(nome)) ?? 0) + 1);
    return registro;
  };
  const fecho = (aberto: string): RegistroEcd => [`${aberto}990`, (porBloco.get(aberto) ?? 0) + 1];
  let aberto: string | null = null;
  for await (const registro of registros) {
    if (aberto !== null && bloco(registro[0]) !== aberto) yield contado(fecho(aberto));
    aberto = bloco(registro[0]);
    yield contado(registro);
  }
  if (aberto !== null) yield contado(fecho(aberto));
  yield contado(['9001', 0]);
  // Each of the three that follow is told, too, and the list itself.
  const quantos = [...porRegistro, ['9900', porRegistro.size + 3], ['9990', 1], ['9999', 1]] as const;
  for (const [nome, n] of quantos) yield contado(['9900', nome, n]);
  yield contado(['9990', (porBloco.get('9') ?? 0) + 2]);
  const total = [...porBloco.values()].reduce((soma, n) => soma + n, 0);
  yield ['9999', total + 1];
}
