import { type DataCivil, diaDaSemana, montarData, partesDe, somarDias } from './calendario.ts';

export type Feriado = { dataFeriado: DataCivil; br: string; en: string };
/** `nacional`: weekends and national holidays; `bancario`: also the days on which banks do not settle. */
export type Calendario = 'nacional' | 'bancario';
/** Holidays of the school's own city and state, on which its banks are closed too. */
export type FeriadosLocais = ReadonlySet<DataCivil>;
const nenhum: FeriadosLocais = new Set();

/** 20 November became a national holiday with Lei 14.759/2023. */
const primeiroAnoConscienciaNegra = 2024;

/** National holidays of a year in date order (Lei 662/1949, Lei 6.802/1980, Lei 9.093/1995, Lei 14.759/2023). */
export function feriadosNacionais(ano: number): readonly Feriado[] {
  return doAno(ano).nacional;
}

/** National holidays plus Carnival Monday and Tuesday, Corpus Christi and the last day of the year, when banks are closed. */
export function feriadosBancarios(ano: number): readonly Feriado[] {
  return doAno(ano).bancario;
}

/** True when a day is neither Saturday, Sunday nor a holiday of the calendar. */
export function isDiaUtil(data: DataCivil, calendario: Calendario = 'nacional'): boolean {
  const semana = diaDaSemana(data);
  if (semana === 0 || semana === 6) return false;
  return !doAno(partesDe(data).ano)[calendario].some((feriado) => feriado.dataFeriado === data);
}

/** The day itself when banks work on it, otherwise the next one on which they do: what is due until then is on time. */
export function proximoDiaBancario(data: DataCivil, locais: FeriadosLocais = nenhum): DataCivil {
  let dia = data;
  while (!isDiaUtil(dia, 'bancario') || locais.has(dia)) dia = somarDias(dia, 1);
  return dia;
}

/** The day itself when it is a business day, otherwise the next one. */
export function proximoDiaUtil(data: DataCivil, calendario: Calendario = 'nacional'): DataCivil {
  let dia = data;
  while (!isDiaUtil(dia, calendario)) dia = somarDias(dia, 1);
  return dia;
}

/** The day itself when it is a business day, otherwise the last one before it. */
export function diaUtilAnterior(data: DataCivil, calendario: Calendario = 'nacional'): DataCivil {
  let dia = data;
  while (!isDiaUtil(dia, calendario)) dia = somarDias(dia, -1);
  return dia;
}

const calculados = new Map<number, Record<Calendario, readonly Feriado[]>>();

/** A year is computed once: lists ask this for every title. The years are those of a calendar date, so the map is bounded. */
function doAno(ano: number): Record<Calendario, readonly Feriado[]> {
  const pronto = calculados.get(ano);
  if (pronto) return pronto;
  const pascoa = domingoDePascoa(ano);
  const nacional = [
    feriado(montarData(ano, 1, 1), 'Confraternização Universal', "New Year's Day"),
    feriado(somarDias(pascoa, -2), 'Sexta-feira Santa', 'Good Friday'),
    feriado(montarData(ano, 4, 21), 'Tiradentes', 'Tiradentes Day'),
    feriado(montarData(ano, 5, 1), 'Dia do Trabalho', 'Labour Day'),
    feriado(montarData(ano, 9, 7), 'Independência do Brasil', 'Independence Day'),
    feriado(montarData(ano, 10, 12), 'Nossa Senhora Aparecida', 'Our Lady of Aparecida'),
    feriado(montarData(ano, 11, 2), 'Finados', "All Souls' Day"),
    feriado(montarData(ano, 11, 15), 'Proclamação da República', 'Republic Day'),
    ...(ano < primeiroAnoConscienciaNegra ? [] : [feriado(montarData(ano, 11, 20), 'Consciência Negra', 'Black Awareness Day')]),
    feriado(montarData(ano, 12, 25), 'Natal', 'Christmas Day'),
  ].toSorted(porData);
  const bancario = [
    ...nacional,
    feriado(somarDias(pascoa, -48), 'Segunda-feira de Carnaval', 'Carnival Monday'),
    feriado(somarDias(pascoa, -47), 'Terça-feira de Carnaval', 'Carnival Tuesday'),
    feriado(somarDias(pascoa, 60), 'Corpus Christi', 'Corpus Christi'),
    // Banks balance their year, and serve nobody.
    feriado(montarData(ano, 12, 31), 'Fechamento do ano nos bancos', 'Year end of the banks'),
  ].toSorted(porData);
  const listas = { nacional, bancario };
  calculados.set(ano, listas);
  return listas;
}

function feriado(dataFeriado: DataCivil, br: string, en: string): Feriado {
  return { dataFeriado, br, en };
}

function porData(a: Feriado, b: Feriado): number {
  return a.dataFeriado < b.dataFeriado ? -1 : a.dataFeriado > b.dataFeriado ? 1 : 0;
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of Meeus, Jones and Butcher. */
function domingoDePascoa(ano: number): DataCivil {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return montarData(ano, Math.floor(f / 31), (f % 31) + 1);
}
