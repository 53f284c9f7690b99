import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, diaDaSemana, montarData, somarDias } from '#shared/datas.ts';
import { feriadosBancarios, feriadosNacionais } from '#shared/datas/feriados.ts';
import { marcarDias } from '#domains/academico/periodos-letivos/calendario/server/oficina.ts';
import type { TipoDeDia } from '#domains/academico/periodos-letivos/calendario/dias.ts';

type Marca = { de: DataCivil; ate?: DataCivil; tipo: TipoDeDia; nome: string; segue?: number };

/** Months in which a Saturday makes up for a weekday, from Monday to Friday by turns. */
const mesesComSabado = [3, 5, 6, 8, 9, 10, 11];

/** The calendar of a year: recess, the days that the city does not work, and Saturdays that count, so that the law's 200 days are given. */
function marcasDoAno(ano: number): Marca[] {
  const nacionais = new Set(feriadosNacionais(ano).map(({ dataFeriado }) => dataFeriado));
  const facultativos = feriadosBancarios(ano).filter(({ dataFeriado }) => !nacionais.has(dataFeriado) && dataFeriado < `${ano}-12-01`);
  return [
    { de: montarData(ano, 7, 1), ate: montarData(ano, 7, 31), tipo: 'recesso', nome: 'Recesso de julho' },
    ...facultativos.map(({ dataFeriado, br }): Marca => ({ de: dataFeriado, tipo: 'recesso', nome: br })),
    { de: segundoDomingo(ano, 10, 1), tipo: 'feriado', nome: 'Recírio' },
    ...mesesComSabado.map(
      (mes, i): Marca => ({ de: segundoDomingo(ano, mes, -1), tipo: 'letivo', nome: 'Sábado letivo', segue: (i % 5) + 1 }),
    ),
  ];
}

/** So many days after the second Sunday of a month. */
function segundoDomingo(ano: number, mes: number, dias: number): DataCivil {
  const primeiro = montarData(ano, mes, 1);
  return somarDias(primeiro, ((7 - diaDaSemana(primeiro)) % 7) + 7 + dias);
}

/** The days of the periods of every year. */
export async function marcarCalendarios(ato: Ato<Autor>): Promise<void> {
  const { rows } = await sql<{ id: number; ano: number; dias: DataCivil[] }>`select e.periodo_letivo_id as id, a.ano,
      coalesce((select json_agg(c.data) from v_dia_do_calendario c where c.periodo_letivo_id = e.periodo_letivo_id), '[]') as dias
    from v_etapa e join v_ano_letivo a on a.id = e.ano_letivo_id group by 1, 2 order by 1`.execute(ato.tx);
  for (const { id, ano, dias } of rows) {
    const marcados = new Set(dias);
    for (const { de, ate = de, tipo, nome, segue = null } of marcasDoAno(ano))
      if (!marcados.has(de)) await marcarDias(ato, { id, de, ate, tipo, nome, segueDiaSemana: segue, versao: null });
  }
}
