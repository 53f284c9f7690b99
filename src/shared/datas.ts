import { type DataCivil, anoMaximo, isDataCivil, isDia, montarData, partesDe, ultimoDiaDoMes } from './datas/calendario.ts';

export {
  type DataCivil,
  diaDaSemana,
  diasEntre,
  isDataCivil,
  montarData,
  partesDe,
  somarDias,
  ultimoDiaDoMes,
} from './datas/calendario.ts';
export {
  type Calendario,
  diaUtilAnterior,
  type Feriado,
  type FeriadosLocais,
  feriadosBancarios,
  feriadosNacionais,
  isDiaUtil,
  proximoDiaBancario,
  proximoDiaUtil,
} from './datas/feriados.ts';

/**
 * Reads a date as people type it: '04031999', '040399', '4/3/99', '04/03/1999', also with '-', '.' or spaces, and ISO.
 * Two digits of year take the latest year ending in them that is not after `ultimoAno` (2049 unless told): '99' is
 * 1999, '27' is 2027; a birth date passes the current year.
 *
 * @returns null when it is not an existing day between 1900 and 2199.
 */
export function parseDataBr(texto: string, ultimoAno = 2049): DataCivil | null {
  const limpo = texto.trim();
  if (isDataCivil(limpo)) return limpo;
  const achado = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(limpo) ?? /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(limpo);
  if (!achado) return null;
  const [, dia = '', mes = '', ano = ''] = achado;
  const anoCheio = ano.length === 4 ? inteiro(ano) : anoDeDoisDigitos(inteiro(ano), ultimoAno);
  return isDia(anoCheio, inteiro(mes), inteiro(dia)) ? montarData(anoCheio, inteiro(mes), inteiro(dia)) : null;
}

function anoDeDoisDigitos(final: number, ultimoAno: number): number {
  const limite = Math.min(ultimoAno, anoMaximo);
  const candidato = limite - (limite % 100) + final;
  return candidato > limite ? candidato - 100 : candidato;
}

function inteiro(digitos: string): number {
  return Number.parseInt(digitos, 10);
}

/** 'DD/MM/AAAA', in both languages. Throws RangeError for a text that is not a calendar date. */
export function formatarData(data: DataCivil): string {
  const { ano, mes, dia } = partesDe(data);
  return `${doisDigitos(dia)}/${doisDigitos(mes)}/${ano}`;
}

function doisDigitos(n: number): string {
  return String(n).padStart(2, '0');
}

/** An instant (ISO 8601 text) as 'DD/MM/AAAA HH:mm' in a time zone such as 'America/Belem'. Throws RangeError when invalid. */
export function formatarInstante(iso: string, tz: string): string {
  const { ano, mes, dia, hora, minuto } = noFuso(new Date(iso), tz);
  return `${dia}/${mes}/${ano} ${hora}:${minuto}`;
}

/** The calendar date that an instant has in a time zone: 02:30Z of the 1st is still the day before in Belém. */
export function hojeEm(instante: Date, tz: string): DataCivil {
  const { ano, mes, dia } = noFuso(instante, tz);
  return `${ano}-${mes}-${dia}`;
}

/** The hour of the day that an instant has in a time zone, 0 to 23. */
export const horaEm = (instante: Date, tz: string): number => Number(noFuso(instante, tz).hora);

const formatadores = new Map<string, Intl.DateTimeFormat>();

function noFuso(instante: Date, tz: string): Record<'ano' | 'mes' | 'dia' | 'hora' | 'minuto', string> {
  let formatador = formatadores.get(tz);
  if (!formatador) {
    // Building one costs a hundred times its use; the zones of a school are one or two.
    formatador = new Intl.DateTimeFormat('en-GB', {
      timeZone: tz,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatadores.set(tz, formatador);
  }
  const partes = new Map(formatador.formatToParts(instante).map((parte) => [parte.type, parte.value]));
  const parte = (tipo: Intl.DateTimeFormatPartTypes) => partes.get(tipo) ?? '';
  return { ano: parte('year'), mes: parte('month'), dia: parte('day'), hora: parte('hour'), minuto: parte('minute') };
}

/**
 * The date `k` months after the base (before, when negative); a day that the month lacks becomes its last day.
 * Always count from the same base: adding one month again and again drifts (31/01, 28/02, 28/03).
 */
export function somarMeses(base: DataCivil, k: number): DataCivil {
  return noMes(base, k, partesDe(base).dia);
}

/**
 * Due date of an installment, `k` months after the first (k = 0 is the first, which is due on `primeiro` exactly).
 * The others fall on `diaVencimento` (1 to 31) of their month; 29 to 31 fall on the last day of short months.
 * Throws RangeError for another `k` or due day.
 */
export function vencimentoDaParcela(primeiro: DataCivil, k: number, diaVencimento: number): DataCivil {
  if (!Number.isInteger(k) || k < 0) throw new RangeError(`installment index: ${k}`);
  if (!Number.isInteger(diaVencimento) || diaVencimento < 1 || diaVencimento > 31) throw new RangeError(`due day: ${diaVencimento}`);
  return k === 0 ? noMes(primeiro, 0, partesDe(primeiro).dia) : noMes(primeiro, k, diaVencimento);
}

function noMes(base: DataCivil, k: number, dia: number): DataCivil {
  const { ano, mes } = partesDe(base);
  const meses = ano * 12 + (mes - 1) + k;
  const anoAlvo = Math.floor(meses / 12);
  const mesAlvo = meses - anoAlvo * 12 + 1;
  return montarData(anoAlvo, mesAlvo, Math.min(dia, ultimoDiaDoMes(anoAlvo, mesAlvo)));
}

/**
 * Whole years of age on a date. Who was born on 29 February completes the year on 1 March of common years
 * (Código Civil, art. 132 §3). Negative when the date is before the birth.
 */
export function idadeEm(nascimento: DataCivil, em: DataCivil): number {
  const antes = partesDe(nascimento);
  const depois = partesDe(em);
  const completou = depois.mes * 100 + depois.dia >= antes.mes * 100 + antes.dia;
  return depois.ano - antes.ano - (completou ? 0 : 1);
}
