const letra = (n: number): string => (n <= 26 ? String.fromCharCode(96 + n) : letra(Math.ceil(n / 26) - 1) + letra(((n - 1) % 26) + 1));
const romanos = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
function romano(n: number): string {
  const [vale, escrito] = romanos.find(([um]) => um <= n) ?? [0, ''];
  return vale === 0 ? '' : escrito + romano(n - vale);
}

const escritas = { a: letra, A: (n: number) => letra(n).toUpperCase(), i: romano, I: (n: number) => romano(n).toUpperCase(), '1': String };
type Tipo = keyof typeof escritas;
const tipoDoEstilo: Readonly<Record<string, Tipo>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};
export type Contagem = { tipo: Tipo; numeros: number[] };

/**
 * How a list that was pasted counts, by what its page says of it, where ours would count otherwise; null: one, two, three, as ours does. `valores`:
 * what an item says of itself; 0: nothing.
 */
export function contagemDe({
  tipo,
  estilo,
  de,
  valores,
}: {
  tipo: string;
  estilo: string;
  de: number;
  valores: readonly number[];
}): Contagem | null {
  const qual = tipoDoEstilo[estilo] ?? (Object.keys(escritas) as Tipo[]).find((um) => um === tipo) ?? '1';
  const numeros: number[] = [];
  for (const valor of valores) numeros.push(valor === 0 ? (numeros.at(-1) ?? de - 1) + 1 : valor);
  return qual === '1' && numeros.every((n, i) => n === i + 1) ? null : { tipo: qual, numeros };
}

/** What stands before an item: 'c)', 'IV.', '5.'. Letters and numerals begin at one and end where nobody counts by them any more. */
export function marcaNaContagem({ tipo, numeros }: Contagem, i: number): string {
  const n = numeros[i] ?? 0;
  const escrito = n < 1 || n > 3999 ? String(n) : escritas[tipo](n);
  return tipo === 'a' ? `${escrito})` : `${escrito}.`;
}
