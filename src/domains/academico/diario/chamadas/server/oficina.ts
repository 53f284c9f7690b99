import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import './restricoes.ts';

export { chamar } from './chamar.ts';

/** Classes of one statement: a large school is called in pieces. */
const TURMAS_POR_VEZ = 40;

/**
 * Calls every roll of open etapas up to today that stands to be called, as a school that has lived: in the etapa of today a few were forgotten,
 * about 4 % of the students are absent on a day, one in thirty of them (three at least) often (of a thousand days on so many), and a fifth of the
 * absences is justified.
 * The same lessons and students give the same absences. Gives how many rolls there are.
 */
export async function chamarComoViveu(ato: Ato, anoLetivoId: number, { faltosos = 260 }: { faltosos?: number } = {}): Promise<number> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
  }>`select t.id from v_turma t where t.ano_letivo_id = ${anoLetivoId} and t.situacao = 'aberta' order by t.id`.execute(tx);
  let feitas = 0;
  for (let i = 0; i < rows.length; i += TURMAS_POR_VEZ)
    feitas += await chamarTurmas(
      ato,
      rows.slice(i, i + TURMAS_POR_VEZ).map(({ id }) => id),
      faltosos,
    );
  return feitas;
}

async function chamarTurmas({ tx, quem, hoje }: Ato, turmas: readonly number[], faltosos: number): Promise<number> {
  const nome = nomeDoAutor(quem);
  const { rows } = await sql<{ n: number }>`with etapa as materialized (
      select e.turma_id, e.data_inicio, least(e.data_fim, ${hoje}::date) as data_fim, e.data_fim < ${hoje}::date as passou, e.periodo_letivo_id, k.controle_frequencia as controle
      from v_etapa_do_diario e join v_criterio_da_turma k on k.turma_id = e.turma_id
      where e.turma_id = any(${[...turmas]}::bigint[]) and e.situacao = 'aberto' and e.periodo_situacao = 'aberto'),
    vez as materialized (
      select e.turma_id, a.data_aula as data, a.id as aula_id, a.quantidade, td.id || ' ' || a.ordem as qual, e.passou from etapa e join v_turma_disciplina td on td.turma_id = e.turma_id
        join aulas a on a.turma_disciplina_id = td.id and a.data_aula between e.data_inicio and e.data_fim
      where e.controle = 'por_aula' and not exists (select 1 from chamadas c where c.aula_id = a.id)
      union all
      select e.turma_id, d.dia::date, null, 1, '', e.passou from etapa e cross join lateral generate_series(e.data_inicio, e.data_fim, interval '1 day') d(dia)
      where e.controle = 'por_dia' and is_dia_letivo(e.periodo_letivo_id, d.dia::date)
        and not exists (select 1 from chamadas c where c.turma_id = e.turma_id and c.data_chamada = d.dia::date and c.aula_id is null)),
    presente as materialized (
      select d.turma_id, d.data, array_agg(l.matricula_id order by l.matricula_id) as alunos
      from (select distinct turma_id, data from vez) d
        join v_lugar_na_turma l on l.turma_id = d.turma_id and d.data >= l.data_inicio and (l.data_fim is null or d.data < l.data_fim)
      group by d.turma_id, d.data),
    feita as (
      insert into chamadas (turma_id, data_chamada, aula_id, quantidade, alunos, usuario_id, usuario_nome, created_at, updated_at)
      select v.turma_id, v.data, v.aula_id, v.quantidade, p.alunos, ${quem.usuarioId}::bigint, ${nome},
        least(v.data + interval '15 hours', now()), least(v.data + interval '15 hours', now())
      from vez v join presente p on p.turma_id = v.turma_id and p.data = v.data
      where v.passou or abs(hashtext('esquecida ' || v.turma_id || v.data || v.qual)::bigint) % 50 > 0
      returning id, turma_id, data_chamada, quantidade),
    habitual as materialized (
      select x.matricula_id from (
        select l.matricula_id, count(*) over () as quantos,
          row_number() over (order by bool_or(l.data_fim is null) desc, abs(hashtext('faltoso ' || l.matricula_id)::bigint), l.matricula_id) as vez
        from v_lugar_na_turma l where l.turma_id = any(${[...turmas]}::bigint[]) group by l.matricula_id) x
      where x.vez <= greatest(3, x.quantos / 30)),
    faltoso as materialized (
      select x.turma_id, x.matricula_id, x.data, abs(hashtext('motivo ' || x.matricula_id || x.data)::bigint) % 5 = 0 as justificada
      from (select p.turma_id, x.id as matricula_id, p.data from presente p cross join unnest(p.alunos) x(id)) x
      where abs(hashtext('falta ' || x.matricula_id || x.data)::bigint) % 1000
        < case when x.matricula_id in (select h.matricula_id from habitual h) then ${faltosos}::int else 32 end),
    ausencia as (
      select f.id, a.matricula_id, f.quantidade, a.justificada
      from feita f join faltoso a on a.turma_id = f.turma_id and a.data = f.data_chamada),
    faltou as (insert into faltas (chamada_id, matricula_id, faltas, justificada) select id, matricula_id, quantidade, justificada from ausencia)
    select count(*)::int as n from feita`.execute(tx);
  return rows[0]?.n ?? 0;
}
