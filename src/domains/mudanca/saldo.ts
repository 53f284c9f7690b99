import { type Centavos, centavos, parseReais } from '#shared/dinheiro.ts';

type Celulas = { debito: string | null; credito: string | null; saldo: string | null; lado: string | null };
type SaldoLido = { debitoCentavos: Centavos; creditoCentavos: Centavos };

const zero = centavos(0);
const ler = (texto: string | null): Centavos | null => (texto === null ? zero : parseReais(texto));

/**
 * The side of a balance as systems write it: in two columns, or in one with its side beside it (without it a negative one is of credit). What is
 * zero is nothing to bring. Null where it is no amount, 'dois' where both sides are filled in. Pure.
 */
export function lerSaldo({ debito, credito, saldo, lado }: Celulas): SaldoLido | 'nada' | 'dois' | null {
  const [d, c, s] = [ler(debito), ler(credito), ler(saldo)];
  if (d === null || c === null || s === null) return null;
  const preenchidos = [d, c, s].filter((valor) => valor !== 0);
  if (preenchidos.length === 0) return 'nada';
  if (preenchidos.length > 1 || d < 0 || c < 0) return 'dois';
  if (s === 0) return { debitoCentavos: d, creditoCentavos: c };
  const deCredito = /^c/i.test(lado ?? '') ? s > 0 : /^d/i.test(lado ?? '') ? s < 0 : s < 0;
  const valor = centavos(Math.abs(s));
  return deCredito ? { debitoCentavos: zero, creditoCentavos: valor } : { debitoCentavos: valor, creditoCentavos: zero };
}
