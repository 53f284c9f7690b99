import { chaveDoCodigo } from './tipos.ts';

type No = { nomes: readonly (string | null | undefined)[]; pendeDe: readonly (string | null | undefined)[] };

/** How deep each line hangs on others of the same sheet: 0 hangs on none. Lines that hang on each other in a circle are refused later, by their names. */
export function profundidadesPor(nos: readonly No[]): number[] {
  const porNome = new Map<string, number>();
  for (const [i, { nomes }] of nos.entries()) for (const nome of nomes) if (nome) porNome.set(chaveDoCodigo(nome), i);
  const fundo = new Map<number, number>();
  const descer = (i: number, acima: ReadonlySet<number>): number => {
    const pronto = fundo.get(i);
    if (pronto !== undefined) return pronto;
    const pais = (nos[i]?.pendeDe ?? []).flatMap((nome) => (nome ? (porNome.get(chaveDoCodigo(nome)) ?? []) : []));
    const abaixo = new Set([...acima, i]);
    const profundidade = Math.max(-1, ...pais.filter((pai) => !abaixo.has(pai)).map((pai) => descer(pai, abaixo))) + 1;
    fundo.set(i, profundidade);
    return profundidade;
  };
  return nos.map((_, i) => descer(i, new Set()));
}
