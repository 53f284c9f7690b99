import { type Centavos, centavos, parseReais } from '#shared/dinheiro.ts';

type Celulas = { debito: string | null; credito: string | null; saldo: string | null; lado: string | null };
type SaldoLido = { debitoCentavos: Centavos; creditoCentavos: Centavos };

const zero = centavos(0);
const ler = (texto: string | null): Centavos | null => (texto === null ? zero : parseReais(texto));

/** One balance with its side behind it, negative in parentheses: '1.000,00D', '1.000,00 C', '(1.000,00)'. Null where it is none, or two sides are told. */
function lerComLado({ saldo, lado }: Pick<Celulas, 'saldo' | 'lado'>): { valor: Centavos; lado: string } | null {
  const [, numero = '', atras = ''] = /^(.*?)\s*([dc])?$/i.exec(saldo ?? '0') ?? [];
  const dentro = /^\((\d.*)\)$/.exec(numero)?.[1];
  const valor = ler(dentro === undefined ? numero : `-${dentro}`);
  const doLado = (lado ?? atras).slice(0, 1).toUpperCase();
  if (valor === null || (atras !== '' && doLado !== atras.toUpperCase())) return null;
  return { valor, lado: doLado };
}

/** The first cell that is no amount; null when each is one or is empty. */
export function celulaErrada(celulas: Celulas): 'debito' | 'credito' | 'saldo' | null {
  const errada = (['debito', 'credito'] as const).find((celula) => ler(celulas[celula]) === null);
  return errada ?? (lerComLado(celulas) === null ? 'saldo' : null);
}

/**
 * The side of a balance as systems write it: in two columns, or in one with its side beside or behind it (without it a negative one is of credit). What
 * is zero is nothing to bring. Null where it is no amount, 'dois' where both sides are filled in. Pure.
 */
export function lerSaldo(celulas: Celulas): SaldoLido | 'nada' | 'dois' | null {
  const [d, c, lido] = [ler(celulas.debito), ler(celulas.credito), lerComLado(celulas)];
  if (d === null || c === null || lido === null) return null;
  const { valor: s, lado } = lido;
  const preenchidos = [d, c, s].filter((valor) => valor !== 0);
  if (preenchidos.length === 0) return 'nada';
  if (preenchidos.length > 1 || d < 0 || c < 0) return 'dois';
  if (s === 0) return { debitoCentavos: d, creditoCentavos: c };
  const deCredito = lado === 'C' ? s > 0 : s < 0;
  const valor = centavos(Math.abs(s));
  return deCredito ? { debitoCentavos: zero, creditoCentavos: valor } : { debitoCentavos: valor, creditoCentavos: zero };
}
