/**
 * What each movement of one product costs, and what it leaves: the moving weighted average of each deposit. This is the one place of the rule.
 *
 * - The state of a deposit is a quantity (in ten-thousandths of its unit) and a value (in centavos). The average is their quotient; it is shown
 *   with four decimals and never stored, so nothing is rounded twice.
 * - What goes out takes its share of the value, quantity × value ÷ quantity held, rounded half up to the centavo; what takes all takes the whole
 *   value. So no centavo stays behind in an empty deposit.
 * - What a count finds over comes in at the average, in an empty deposit at that of the movement before.
 * - The second side of a transfer is worth what the first is. An entry is worth what it says, and what was reversed stays worth what it was when it was.
 */
export type Estado = { quantidade: bigint; valor: bigint; ultimaQuantidade: bigint; ultimoValor: bigint };
export type Regra = 'informado' | 'medio' | 'par';
export type Movimento = {
  depositoId: number;
  /** In ten-thousandths: in above zero, out below. */
  quantidade: bigint;
  regra: Regra;
  /** Of what is `informado`, with the sign of the quantity. */
  valor?: bigint;
};
export type Calculado = { valor: bigint; saldoQuantidade: bigint; saldoValor: bigint };
/** `quantidade`: there is not as much; `custo`: it takes more value than is left, or leaves value without quantity; `sem_custo`: no average was ever known. */
export type Falha = { indice: number; motivo: 'quantidade' | 'custo' | 'sem_custo'; havia: bigint };

const nada: Estado = { quantidade: 0n, valor: 0n, ultimaQuantidade: 0n, ultimoValor: 0n };
export const absoluto = (n: bigint): bigint => (n < 0n ? -n : n);

/** quantidade × valor ÷ de, half up; none is negative and `de` is not zero. */
export const parteDoValor = (quantidade: bigint, valor: bigint, de: bigint): bigint => (2n * quantidade * valor + de) / (2n * de);

/** The average of a value over a quantity, in ten-thousandths of a real; zero of nothing. */
export const custoMedio = (quantidade: bigint, valor: bigint): bigint =>
  quantidade === 0n ? 0n : parteDoValor(1_000_000n, valor, quantidade);

/** Walks through the movements of one product, in order, from what each deposit held; the first that cannot be ends it. */
export function calcular(inicio: ReadonlyMap<number, Estado>, movimentos: readonly Movimento[]): Calculado[] | Falha {
  const estados = new Map(inicio);
  const feitos: Calculado[] = [];
  for (const [indice, m] of movimentos.entries()) {
    const estado = estados.get(m.depositoId) ?? nada;
    const valor = valorDe(m, estado, feitos.at(-1)?.valor ?? 0n);
    if (valor === null) return { indice, motivo: m.quantidade < 0n ? 'quantidade' : 'sem_custo', havia: estado.quantidade };
    const [saldoQuantidade, saldoValor] = [estado.quantidade + m.quantidade, estado.valor + valor];
    if (saldoQuantidade < 0n) return { indice, motivo: 'quantidade', havia: estado.quantidade };
    if (saldoValor < 0n || (saldoQuantidade === 0n && saldoValor !== 0n)) return { indice, motivo: 'custo', havia: estado.quantidade };
    feitos.push({ valor, saldoQuantidade, saldoValor });
    estados.set(m.depositoId, {
      quantidade: saldoQuantidade,
      valor: saldoValor,
      ultimaQuantidade: absoluto(m.quantidade),
      ultimoValor: absoluto(valor),
    });
  }
  return feitos;
}

/** Null when it cannot be told: less is there than goes out, or nothing was ever there to know the average of. */
function valorDe(m: Movimento, estado: Estado, anterior: bigint): bigint | null {
  if (m.regra === 'informado') return m.valor ?? 0n;
  if (m.regra === 'par') return -anterior;
  const n = absoluto(m.quantidade);
  if (m.quantidade < 0n) {
    if (n > estado.quantidade) return null;
    return n === estado.quantidade ? -estado.valor : -parteDoValor(n, estado.valor, estado.quantidade);
  }
  if (estado.quantidade > 0n) return parteDoValor(n, estado.valor, estado.quantidade);
  return estado.ultimaQuantidade === 0n ? null : parteDoValor(n, estado.ultimoValor, estado.ultimaQuantidade);
}
