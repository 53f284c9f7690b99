import { type DataCivil, diaDaSemana, somarDias } from '#shared/datas.ts';
import { definirLista } from '#shared/listas/opcao.ts';

export const tiposDeDia = definirLista(
  { valor: 'letivo', br: 'Dia letivo', en: 'School day' },
  { valor: 'feriado', br: 'Feriado', en: 'Holiday' },
  { valor: 'recesso', br: 'Recesso', en: 'Recess' },
);
export type TipoDeDia = (typeof tiposDeDia)[number]['valor'];
/** What the calendar of a period says of a day; days of which it says nothing are as their weekday is. */
export type DiaDoCalendario = { data: DataCivil; tipo: TipoDeDia; nome: string; segueDiaSemana: number | null };

/** What the law asks of a year (LDB art. 24 I). */
export const DIAS_MINIMOS = 200;
export const HORAS_MINIMAS = 800;

/** 1 is Monday, 7 is Sunday, as the database counts. */
export const diaIso = (data: DataCivil): number => diaDaSemana(data) || 7;
/** Monday to Friday, where the calendar says nothing. */
export const isLetivoPelaSemana = (data: DataCivil): boolean => diaIso(data) < 6;

/** Whether lessons are given on a day: by its own row, else Monday to Friday; the database says the same (`is_dia_letivo`). */
export const isDiaLetivo = (data: DataCivil, dia: Pick<DiaDoCalendario, 'tipo'> | undefined): boolean =>
  dia ? dia.tipo === 'letivo' : isLetivoPelaSemana(data);

/** Every day from one to another, both included. */
export function diasDe(de: DataCivil, ate: DataCivil): DataCivil[] {
  const dias: DataCivil[] = [];
  for (let dia = de; dia <= ate; dia = somarDias(dia, 1)) dias.push(dia);
  return dias;
}

/** Marked days in their order, those that follow each other and say the same as one stretch; weekends do not part it. */
export function trechos<D extends DiaDoCalendario>(marcados: readonly D[]): { dia: D; ate: DataCivil }[] {
  const juntos: { dia: D; ate: DataCivil }[] = [];
  for (const dia of marcados) {
    const ultimo = juntos.at(-1);
    const seguidos = ultimo && diasDe(somarDias(ultimo.ate, 1), somarDias(dia.data, -1)).every((meio) => !isLetivoPelaSemana(meio));
    if (seguidos && ultimo.dia.tipo === dia.tipo && ultimo.dia.nome === dia.nome) ultimo.ate = dia.data;
    else juntos.push({ dia, ate: dia.data });
  }
  return juntos;
}

/** School days between two days, both included. */
export function contarLetivos(de: DataCivil, ate: DataCivil, calendario: ReadonlyMap<DataCivil, Pick<DiaDoCalendario, 'tipo'>>): number {
  return diasDe(de, ate).filter((dia) => isDiaLetivo(dia, calendario.get(dia))).length;
}

/**
 * The days that an act on a stretch marks. One day is marked whatever it is. Of several, recess and holidays mark what would be a school
 * day and leave the holidays that stand there with their names; school days mark what would be none, Sundays apart; taking away marks what
 * has a row.
 */
export function diasMarcados(
  { de, ate, tipo }: { de: DataCivil; ate: DataCivil; tipo: TipoDeDia | null },
  calendario: ReadonlyMap<DataCivil, Pick<DiaDoCalendario, 'tipo'>>,
): DataCivil[] {
  if (de === ate) return [de];
  return diasDe(de, ate).filter((dia) => {
    const atual = calendario.get(dia);
    if (tipo === null) return atual !== undefined;
    if (tipo === 'letivo') return !isDiaLetivo(dia, atual) && diaIso(dia) !== 7;
    return atual?.tipo !== 'feriado' && isDiaLetivo(dia, atual);
  });
}
