/** In how many days from the due date a bank may give a title back that nobody pays. */
type Prazo = {
  minimo: number;
  maximo: number;
  /** The file has no columns that the bank would read for it: what was agreed with the bank holds, and the account repeats it. */
  doContrato?: true;
};

const qualquer: Prazo = { minimo: 0, maximo: 999 };
const doisAlgarismos: Prazo = { minimo: 0, maximo: 99 };
const prazos: Readonly<Record<string, Prazo>> = {
  // Particulars of the bank to CNAB 240, 38.3P and 39.3P: zeros, the carteira as it was registered holds.
  '001': { ...qualquer, doContrato: true },
  '033': doisAlgarismos,
  // SIGCB, C028 and C029: what is not protested is given back, after 5 to 120 days.
  '104': { minimo: 5, maximo: 120 },
  '237': doisAlgarismos,
  '341': doisAlgarismos,
  // Always the 1, always sixty days.
  '748': { minimo: 60, maximo: 60 },
  // 38.3P is a zero, 39.3P blank.
  '756': { ...qualquer, doContrato: true },
};

export const prazoDeBaixa = (bancoCodigo: string): Prazo => prazos[bancoCodigo] ?? qualquer;

/** Days as the bank takes them; none is as long as it allows. For an account that was registered with others, which would be refused today. */
export function diasNoPrazo(bancoCodigo: string, dias: number): number {
  const { minimo, maximo } = prazoDeBaixa(bancoCodigo);
  return dias === 0 && minimo > 0 ? maximo : Math.min(maximo, Math.max(minimo, dias));
}
