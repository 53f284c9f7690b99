import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, autorDaLinha } from '#platform/server/auditoria/audit.ts';

/** The longest that no lessons are given in the middle of an etapa. */
const SEM_AULAS = 15;

/** What the demo school makes of marks: no other room needs it. Functions that write take the transaction of the caller. */

/**
 * A lived year: evaluations of each subject in the etapas that have begun, on school days, with marks up to today, some absent or excused, in the etapa of today
 * some missing, and recoveries of who needed one; opinions where the course judges by them. The same school gives the same marks. `turmas` null
 * is all of them; `parecer` says `{disciplina}` where the subject stands; `fracos` are those who did not pass, when one knows how the year ended:
 * everybody else did.
 */
export async function lancarAnoVivido(
  ato: Ato<Autor>,
  {
    anoLetivoId,
    turmas,
    parecer,
    fracos = null,
  }: { anoLetivoId: number; turmas: readonly number[] | null; parecer: string; fracos?: readonly number[] | null },
): Promise<void> {
  const { tx, hoje } = ato;
  const { usuarioId: id, usuarioNome: nome } = autorDaLinha(ato.quem);
  const alvo = sql`t.ano_letivo_id = ${anoLetivoId} and (${turmas === null} or t.id = any(${turmas ?? []}::bigint[]))`;
  await sql`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, peso, ordem, usuario_id, usuario_nome)
    with quando as materialized (
      select e.id as etapa_id, x.*, (select max(d.dia)::date from generate_series(greatest(e.data_inicio, e.data_fim - x.antes - ${SEM_AULAS}::int), greatest(e.data_inicio, e.data_fim - x.antes), interval '1 day') d(dia)
          where is_dia_letivo(e.periodo_letivo_id, d.dia::date)) as dia
      from v_etapa e cross join (values ('avaliacao', 'Trabalho', 40, 1, 0), ('avaliacao', 'Prova', 18, 2, 1), ('recuperacao', 'Recuperação', 5, 1, 2)) x(papel, nome, antes, peso, ordem)
      where e.ano_letivo_id = ${anoLetivoId})
    select td.id, e.etapa_id, x.papel, x.nome, coalesce(x.dia, e.data_inicio), 10, x.peso, x.ordem, ${id}::bigint, ${nome}
    from v_turma t join v_criterio_da_turma k on k.turma_id = t.id join v_turma_disciplina td on td.turma_id = t.id
    join v_etapa_do_diario e on e.turma_id = t.id and e.situacao = 'aberto' and e.periodo_situacao = 'aberto'
    join quando x on x.etapa_id = e.etapa_id
    where ${alvo} and k.tipo <> 'parecer' and e.data_inicio <= ${hoje}::date and (x.papel = 'avaliacao' or k.recuperacao_por_etapa <> 'nenhuma')
      and coalesce(td.data_inicio, '-infinity') <= e.data_inicio and coalesce(td.data_fim, 'infinity') >= e.data_fim order by td.id, e.data_inicio, x.ordem`.execute(
    tx,
  );
  // A student is as good in everything as in most things; each evaluation is a little luck besides.
  await sql`insert into notas (avaliacao_id, matricula_id, valor, conceito, estado, usuario_id, usuario_nome)
    select a.id, p.matricula_id,
      case when k.tipo = 'nota' and s.estado is null then round(s.valor, k.casas_decimais) end,
      case when k.tipo = 'conceito' and s.estado is null then k.conceitos -> least((jsonb_array_length(k.conceitos) * (10 - s.valor) / 7)::int, jsonb_array_length(k.conceitos) - 1) ->> 'sigla' end,
      s.estado, ${id}::bigint, ${nome}
    from v_turma t join v_criterio_da_turma k on k.turma_id = t.id join v_turma_disciplina td on td.turma_id = t.id
    join avaliacoes a on a.turma_disciplina_id = td.id
    join v_matricula_enturmacao p on p.turma_id = t.id and a.data_avaliacao between p.data_inicio and coalesce(p.data_fim, 'infinity')
    left join v_etapa e on e.id = a.etapa_id
    cross join lateral (select (p.matricula_id * 7919 + a.id * 104729) % 1000 as sorte, case when ${fracos === null} then (p.matricula_id * 31) % 40
      when p.matricula_id = any(${[...(fracos ?? [])]}::bigint[]) then 2 else 18 + (p.matricula_id * 31) % 24 end as talento) r
    cross join lateral (select least(4.5 + r.talento / 10.0 + (r.sorte % 31) / 10.0 - 1.5, 10) as valor,
      case when r.sorte < 15 then 'ausente' when r.sorte < 22 then 'dispensado' end as estado) s
    where ${alvo} and a.data_avaliacao <= ${hoje}::date and (r.sorte < 960 or e.data_fim < ${hoje}::date) and (a.papel <> 'recuperacao' or r.talento < 10) order by a.id, p.matricula_id`.execute(
    tx,
  );
  await sql`insert into pareceres (matricula_id, etapa_id, turma_disciplina_id, texto, usuario_id, usuario_nome)
    select p.matricula_id, e.etapa_id, td.id, replace(${parecer}, '{disciplina}', td.disciplina_nome),
      ${id}::bigint, ${nome}
    from v_turma t join v_criterio_da_turma k on k.turma_id = t.id join v_turma_disciplina td on td.turma_id = t.id
    join v_etapa_do_diario e on e.turma_id = t.id and e.situacao = 'aberto' and e.periodo_situacao = 'aberto'
    join v_matricula_enturmacao p on p.turma_id = t.id and p.data_inicio <= e.data_fim and coalesce(p.data_fim, 'infinity') >= e.data_inicio
    where ${alvo} and k.tipo = 'parecer' and e.data_fim <= ${hoje}::date and ((p.matricula_id + td.id) % 11 > 0 or e.data_fim < ${hoje}::date)
    order by p.matricula_id, e.etapa_id, td.id on conflict do nothing`.execute(tx);
}

/** The final exam of subjects, with the mark of each student who sat for it. */
export async function aplicarExames(
  ato: Ato<Autor>,
  titulo: string,
  exames: readonly { turmaDisciplinaId: number; matriculaId: number; valor: number }[],
): Promise<void> {
  const { usuarioId: id, usuarioNome: nome } = autorDaLinha(ato.quem);
  const linhas = JSON.stringify(exames);
  const lista = sql`json_to_recordset(${linhas}::json) as x("turmaDisciplinaId" bigint, "matriculaId" bigint, valor numeric)`;
  await sql`insert into avaliacoes (turma_disciplina_id, papel, nome, data_avaliacao, usuario_id, usuario_nome)
    select td.id, 'exame', ${titulo}, max(e.data_fim), ${id}::bigint, ${nome} from v_turma_disciplina td join v_etapa_da_turma e on e.turma_id = td.turma_id
    where td.id in (select x."turmaDisciplinaId" from ${lista}) group by td.id order by td.id`.execute(ato.tx);
  await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_id, usuario_nome)
    select a.id, x."matriculaId", x.valor, ${id}::bigint, ${nome} from ${lista}
    join avaliacoes a on a.turma_disciplina_id = x."turmaDisciplinaId" and a.papel = 'exame' order by 1, 2`.execute(ato.tx);
}

/** Phrases for opinions. */
export async function oferecerFrases({ tx }: Pick<Ato, 'tx'>, frases: readonly string[]): Promise<void> {
  await sql`insert into frases_parecer (texto) select unnest(${frases}::text[])`.execute(tx);
}
