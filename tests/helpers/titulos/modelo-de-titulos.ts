import { type DataCivil, diasEntre, proximoDiaUtil, somarDias } from '#shared/datas.ts';

/** A payment as the model keeps it. */
export type PagamentoDoModelo = { id: number; dia: DataCivil; principal: number; desconto: number; multa: number; juros: number };
/** A title as one would keep it on paper: fine 2 % once, interest 1 % a month, a discount for who settles on time. */
export type TituloDoModelo = {
  liquido: number;
  condicional: number;
  vencimento: DataCivil;
  pagos: Map<number, PagamentoDoModelo>;
  situacao: 'vivo' | 'cancelado' | 'renegociado';
  /** What was owed of charges when the due date changed and stayed owed, and since when; the discount was lost by then. */
  mantido?: { desde: DataCivil; multa: number; juros: number; semDesconto: boolean } | undefined;
};
export type DevidoDoModelo = { saldo: number; desconto: number; multa: number; juros: number; total: number };

/** Half up, in exact integers. */
const porcento = (valor: number, milionesimos: bigint, divisor: bigint): number =>
  Number((BigInt(valor) * milionesimos * 2n + divisor) / (divisor * 2n));
const soma = (de: Iterable<number>): number => [...de].reduce((a, b) => a + b, 0);

const coberturas = (m: TituloDoModelo): { dia: DataCivil; valor: number }[] =>
  [...m.pagos.values()].map((p) => ({ dia: p.dia, valor: p.principal + p.desconto }));
export const amortizadoDe = (m: TituloDoModelo): number => soma(coberturas(m).map((x) => x.valor));
export const recebidoDe = (m: TituloDoModelo): number => soma([...m.pagos.values()].map((p) => p.principal + p.multa + p.juros));
export const situacaoDe = (m: TituloDoModelo): string =>
  m.situacao !== 'vivo'
    ? m.situacao
    : amortizadoDe(m) === m.liquido
      ? 'baixado'
      : recebidoDe(m) + amortizadoDe(m) > 0
        ? 'parcial'
        : 'aberto';
export const abertoNo = (m: TituloDoModelo): boolean => m.situacao === 'vivo' && amortizadoDe(m) < m.liquido;
export const ultimaDe = (m: TituloDoModelo): DataCivil => [...m.pagos.values()].reduce((maior, p) => (p.dia > maior ? p.dia : maior), '');

/** What is owed on a day: interest is counted day by day, as a clerk with a pencil would, and rounded once. */
export function devidoNo(m: TituloDoModelo, dia: DataCivil): DevidoDoModelo {
  const limite = proximoDiaUtil(m.vencimento, 'bancario');
  const feitos = [...m.pagos.values()].filter((p) => p.dia <= dia);
  const cobertos = coberturas(m).filter((x) => x.dia <= dia);
  const coberto = (ate: DataCivil): number => soma(cobertos.filter((x) => x.dia <= ate).map((x) => x.valor));
  const saldo = m.liquido - coberto(dia);
  const pagosDe = (parte: 'multa' | 'juros'): number => soma(feitos.map((p) => p[parte]));
  const velha = m.mantido ?? { multa: 0, juros: 0, semDesconto: false };
  if (dia <= limite) {
    // The discount leaves a cent to pay of whatever is left.
    const resta = velha.semDesconto ? 0 : m.condicional - soma(feitos.map((p) => p.desconto));
    const desconto = Math.max(0, Math.min(saldo - 1, resta));
    const multa = Math.max(0, velha.multa - pagosDe('multa'));
    const juros = Math.max(0, velha.juros - pagosDe('juros'));
    return { saldo, desconto, multa, juros, total: saldo - desconto + multa + juros };
  }
  const base = m.liquido - coberto(limite);
  let saldosDosDias = 0;
  for (let d = 0; d < diasEntre(m.vencimento, dia); d += 1) {
    const nesse = somarDias(m.vencimento, d);
    saldosDosDias += nesse <= limite ? base : m.liquido - coberto(nesse);
  }
  // The law knows one fine for an installment, however often it is late.
  const multa = Math.max(0, Math.max(velha.multa, porcento(base, 2n, 100n)) - pagosDe('multa'));
  const juros = Math.max(0, porcento(saldosDosDias, 1n, 3_000n) + velha.juros - pagosDe('juros'));
  return { saldo, desconto: 0, multa, juros, total: saldo + multa + juros };
}

/** Another due date for a title that nothing was paid of: what is owed today is noted beside it, or struck out. */
export function mudarVencimento(m: TituloDoModelo, hoje: DataCivil, vencimento: DataCivil, fica: 'atual' | 'novo'): void {
  const { multa, juros } = devidoNo(m, hoje);
  const semDesconto = m.mantido?.semDesconto === true || hoje > proximoDiaUtil(m.vencimento, 'bancario');
  const nada = multa + juros === 0 && !(semDesconto && m.condicional > 0);
  m.mantido = fica === 'novo' || nada ? undefined : { desde: hoje, multa, juros, semDesconto };
  m.vencimento = vencimento;
}

/** Interest first, then fine, then principal; the discount only to who settles. */
export function pagar(m: TituloDoModelo, id: number, dia: DataCivil, valor: number): void {
  const devido = devidoNo(m, dia);
  const juros = Math.min(valor, devido.juros);
  const multa = Math.min(valor - juros, devido.multa);
  m.pagos.set(id, { id, dia, principal: valor - juros - multa, desconto: valor === devido.total ? devido.desconto : 0, multa, juros });
}

/** Takes a payment back. What leaves the title open leaves nobody a discount for having settled it. */
export function estornar(m: TituloDoModelo, id: number): void {
  m.pagos.delete(id);
  if (amortizadoDe(m) < m.liquido) for (const p of m.pagos.values()) p.desconto = 0;
}

/** A small generator of even numbers (mulberry32): the same seed gives the same life. */
export function sorteador(s: number): (n: number) => number {
  let a = s >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
}
