/** A figure over rows: how many, a sum, how many different, or what part one is of another (in hundredths of a percent). */
export type MedidaSimples = 'linhas' | { soma: string } | { distintos: string };
export type Medida = MedidaSimples | { parte: MedidaSimples; todo: MedidaSimples };
/** Figures by the key of their measure. */
export type Totais = Readonly<Record<string, number>>;

/** The key of a measure in `Totais`. */
export function chaveDaMedida(medida: MedidaSimples): string {
  return medida === 'linhas' ? 'linhas' : 'soma' in medida ? `soma.${medida.soma}` : `distintos.${medida.distintos}`;
}

/** The simple measures that a measure is made of. */
export function partesDaMedida(medida: Medida): MedidaSimples[] {
  return typeof medida === 'object' && 'parte' in medida ? [medida.parte, medida.todo] : [medida];
}

/** The value of a measure; null when it is a part of nothing, or was not counted here. */
export function valorDaMedida(totais: Totais, medida: Medida): number | null {
  if (typeof medida !== 'object' || !('parte' in medida)) return totais[chaveDaMedida(medida)] ?? null;
  const [parte, todo] = [totais[chaveDaMedida(medida.parte)] ?? 0, totais[chaveDaMedida(medida.todo)] ?? 0];
  return parteDe(parte, todo);
}

/** `parte` of `todo` in hundredths of a percent, half up: 2 of 3 is 6667, what is missing is negative; null of nothing. */
export function parteDe(parte: number, todo: number): number | null {
  if (todo <= 0) return null;
  const modulo = Number((BigInt(Math.abs(parte)) * 20_000n + BigInt(todo)) / (BigInt(todo) * 2n));
  return parte < 0 ? -modulo : modulo;
}

/** The figures of some rows, computed here: what sources in memory and tests add up by. */
export function totalizar(linhas: readonly Readonly<Record<string, unknown>>[], medidas: readonly MedidaSimples[]): Totais {
  return Object.fromEntries(
    medidas.map((medida) => {
      if (medida === 'linhas') return ['linhas', linhas.length];
      if ('soma' in medida) return [chaveDaMedida(medida), linhas.reduce((total, linha) => total + Number(linha[medida.soma] ?? 0), 0)];
      const valores = linhas.map((linha) => linha[medida.distintos]).filter((valor) => valor !== null && valor !== undefined);
      return [chaveDaMedida(medida), new Set(valores).size];
    }),
  );
}
