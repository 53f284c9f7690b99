/** A calendar date, 'YYYY-MM-DD', without time or zone: due dates, lessons, births, ledger entries. */
export type DataCivil = string;

/** Years the product takes as plausible; anything else is a typing mistake. */
export const anoMinimo = 1900;
export const anoMaximo = 2199;

const milissegundosPorDia = 86_400_000;

/** True for an existing day written 'YYYY-MM-DD' between 1900 and 2199. */
export function isDataCivil(texto: string): boolean {
  const achado = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto);
  return achado !== null && isDia(inteiro(achado[1]), inteiro(achado[2]), inteiro(achado[3]));
}

/** True when year, month (1 to 12) and day name an existing day of a plausible year. */
export function isDia(ano: number, mes: number, dia: number): boolean {
  return ano >= anoMinimo && ano <= anoMaximo && mes >= 1 && mes <= 12 && dia >= 1 && dia <= ultimoDiaDoMes(ano, mes);
}

/** Last day of a month (1 to 12): 28 to 31. */
export function ultimoDiaDoMes(ano: number, mes: number): number {
  if (mes === 2) return (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0 ? 29 : 28;
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31;
}

/** Year, month (1 to 12) and day of a date. Throws RangeError for a text that is not an existing day. */
export function partesDe(data: DataCivil): { ano: number; mes: number; dia: number } {
  if (!isDataCivil(data)) throw new RangeError(`not a calendar date: ${data}`);
  return { ano: inteiro(data.slice(0, 4)), mes: inteiro(data.slice(5, 7)), dia: inteiro(data.slice(8, 10)) };
}

/** Writes a date from year, month (1 to 12) and day. Throws RangeError when the day does not exist. */
export function montarData(ano: number, mes: number, dia: number): DataCivil {
  if (!isDia(ano, mes, dia)) throw new RangeError(`not a calendar date: ${ano}-${mes}-${dia}`);
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

/** The date `dias` calendar days later (earlier when negative). Throws RangeError outside 1900 to 2199. */
export function somarDias(data: DataCivil, dias: number): DataCivil {
  const alvo = new Date(emMilissegundos(data) + dias * milissegundosPorDia);
  return montarData(alvo.getUTCFullYear(), alvo.getUTCMonth() + 1, alvo.getUTCDate());
}

/** Calendar days from `a` to `b`: positive when `b` is later, 0 on the same day. */
export function diasEntre(a: DataCivil, b: DataCivil): number {
  return (emMilissegundos(b) - emMilissegundos(a)) / milissegundosPorDia;
}

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export function diaDaSemana(data: DataCivil): number {
  return new Date(emMilissegundos(data)).getUTCDay();
}

function emMilissegundos(data: DataCivil): number {
  const { ano, mes, dia } = partesDe(data);
  return Date.UTC(ano, mes - 1, dia);
}

function inteiro(digitos: string | undefined): number {
  return Number.parseInt(digitos ?? '', 10);
}
