import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Textos, versaoDesatualizada } from '#shared/erros.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { incluirFeriados } from '#domains/academico/periodos-letivos/server/feriados.ts';
import type { calendarioApi } from '../api.ts';
import { type DiaDoCalendario, diasMarcados, isDiaLetivo } from '../dias.ts';
import { errosCalendario as erros } from '../erros.ts';
import { usosDoDia } from './usos.ts';

registrarRestricoes({ CALENDARIO_DIA_COM_AULA: (data) => erros.CALENDARIO_DIA_COM_AULA({ data }) });

type Marcacao = EntradaServidor<typeof calendarioApi.marcarDias>['body'] & { id: number };
type Periodo = { id: number; dataInicio: DataCivil; dataFim: DataCivil };
type Dia = DiaDoCalendario & { versao: number };

/**
 * Says what a day, or a stretch of days, of a period is.
 * @throws NAO_ENCONTRADO, CALENDARIO_FORA_DO_PERIODO, VERSAO_DESATUALIZADA, CALENDARIO_ETAPA_FECHADA, CALENDARIO_DIA_EM_USO
 */
export async function marcarDias(ato: Ato<Autor>, { id, versao, ...m }: Marcacao): Promise<{ dias: number }> {
  const { tx } = ato;
  const periodo = await travarPeriodo(tx, id);
  conferirNoPeriodo(periodo, m);
  const antes = await lerDias(tx, periodo.id, m);
  const [unico] = antes.values();
  if (m.de === m.ate && (unico?.versao ?? null) !== versao) throw versaoDesatualizada({ tipo: 'periodo_letivo', id }, unico ?? null);
  const dias = diasMarcados(m, antes);
  await conferirFechadas(tx, periodo.id, dias);
  await conferirUsos(
    tx,
    periodo.id,
    dias.filter((dia) => isDiaLetivo(dia, antes.get(dia)) && !isDiaLetivo(dia, m.tipo === null ? undefined : { tipo: m.tipo })),
  );
  if (m.tipo === null) await sql`delete from calendario_dias where periodo_letivo_id = ${id} and data = any(${dias}::date[])`.execute(tx);
  else
    await sql`insert into calendario_dias as c (periodo_letivo_id, data, tipo, nome, segue_dia_semana)
      select ${id}, d, ${m.tipo}, ${m.nome}, ${m.segueDiaSemana}::int from unnest(${dias}::date[]) d
      on conflict on constraint calendario_dias_key do update set tipo = excluded.tipo, nome = excluded.nome, segue_dia_semana = excluded.segue_dia_semana,
        versao = c.versao + 1`.execute(tx);
  await auditar(ato, {
    acao: 'periodoLetivo.calendario',
    alvoTipo: 'periodo_letivo',
    alvoId: id,
    antes: { dias: [...antes.values()].map(({ versao: _, ...dia }) => dia) },
    depois: { ...m, dias: dias.length },
  });
  return { dias: dias.length };
}

/** Adds the national holidays of which the calendar says nothing. @throws NAO_ENCONTRADO, CALENDARIO_ETAPA_FECHADA, CALENDARIO_DIA_EM_USO */
export async function incluirFeriadosNacionais(ato: Ato<Autor>, { id }: { id: number }): Promise<{ dias: number }> {
  const { tx } = ato;
  const periodo = await travarPeriodo(tx, id);
  const dias = await incluirFeriados(tx, id, periodo);
  await conferirFechadas(tx, id, dias);
  await conferirUsos(
    tx,
    id,
    dias.filter((dia) => isDiaLetivo(dia, undefined)),
  );
  if (dias.length > 0)
    await auditar(ato, { acao: 'periodoLetivo.calendario', alvoTipo: 'periodo_letivo', alvoId: id, depois: { feriados: dias } });
  return { dias: dias.length };
}

/** Two people change the calendar of a period one after the other. */
async function travarPeriodo(tx: Tx, id: number): Promise<Periodo> {
  const { rows } =
    await sql<Periodo>`select id, data_inicio as "dataInicio", data_fim as "dataFim" from periodos_letivos where id = ${id} for update`.execute(
      tx,
    );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

function conferirNoPeriodo({ dataInicio, dataFim }: Periodo, { de, ate }: { de: DataCivil; ate: DataCivil }): void {
  if (de >= dataInicio && ate <= dataFim) return;
  const params = { de: formatarData(dataInicio), ate: formatarData(dataFim) };
  throw erros.CALENDARIO_FORA_DO_PERIODO(params, { campos: [de < dataInicio || de > dataFim ? 'de' : 'ate'] });
}

async function lerDias(tx: Tx, id: number, { de, ate }: { de: DataCivil; ate: DataCivil }): Promise<Map<DataCivil, Dia>> {
  const { rows } = await sql<Dia>`select data, tipo, nome, segue_dia_semana as "segueDiaSemana", versao from calendario_dias
    where periodo_letivo_id = ${id} and data between ${de} and ${ate} order by data`.execute(tx);
  return new Map(rows.map((dia) => [dia.data, dia]));
}

async function conferirFechadas(tx: Tx, id: number, dias: readonly DataCivil[]): Promise<void> {
  const { rows } = await sql<{ data: DataCivil; etapa: string }>`select d as data, e.nome as etapa from v_etapa e
      join unnest(${dias}::date[]) d on d between e.data_inicio and e.data_fim
    where e.periodo_letivo_id = ${id} and 'fechado' in (e.situacao, e.periodo_situacao) order by d limit 1`.execute(tx);
  const [fechada] = rows;
  if (fechada) throw erros.CALENDARIO_ETAPA_FECHADA({ data: formatarData(fechada.data), etapa: fechada.etapa }, { campos: ['de'] });
}

const MOSTRADOS = 5;

/** A day on which something happened stays a school day; up to five are named with what is there. */
async function conferirUsos(tx: Tx, periodoLetivoId: number, dias: readonly DataCivil[]): Promise<void> {
  if (dias.length === 0) return;
  const porDia = new Map<DataCivil, { rotulo: Parameters<typeof contarUsos>[0][number]['rotulo']; n: number }[]>();
  for (const { rotulo, contar } of usosDoDia.values())
    for (const { data, quantidade } of await contar(tx, { periodoLetivoId, dias }))
      porDia.set(data, [...(porDia.get(data) ?? []), { rotulo, n: quantidade }]);
  if (porDia.size === 0) return;
  const nomeados = [...porDia].toSorted(([a], [b]) => a.localeCompare(b)).slice(0, MOSTRADOS);
  const em = (idioma: keyof Textos): string =>
    nomeados.map(([data, usos]) => `${formatarData(data)} (${contarUsos(usos)?.usos[idioma] ?? ''})`).join(', ') +
    (porDia.size > MOSTRADOS ? ` +${porDia.size - MOSTRADOS}` : '');
  throw erros.CALENDARIO_DIA_EM_USO({ dias: { br: em('br'), en: em('en') } }, { campos: ['de'] });
}
