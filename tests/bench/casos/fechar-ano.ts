import { sql } from 'kysely';
import { atoDe } from '#tests/helpers/ato.ts';
import { fecharAnos } from '#domains/academico/fechamento/server/oficina.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { semDeixarRastro } from '../sem-deixar-rastro.ts';

/** As the job takes them. */
const POR_VEZ = 10;
const quem = { processo: 'bench' };
const ids = (turmas: readonly number[]) => sql`${[...turmas]}::bigint[]`;

async function fecharEmPartes(tx: Tx, turmas: readonly number[]): Promise<{ fechadas: number[] }> {
  const fechadas: number[] = [];
  for (let i = 0; i < turmas.length; i += POR_VEZ)
    fechadas.push(...(await fecharAnos(atoDe(tx, quem), { turmaIds: turmas.slice(i, i + POR_VEZ) })).fechadas);
  return { fechadas };
}

/**
 * The classes of the last year with marks whose year may close once their etapas are: in a course without exam, through plain SQL because it is only
 * the ground of the measure.
 */
async function preparar(contexto: ContextoBench): Promise<number[]> {
  const { cliente } = contexto;
  await cliente.query('set session_replication_role = replica');
  await cliente.query('update criterios_avaliacao set usa_exame_final = false, recuperacao_final = false');
  await cliente.query(`insert into fechamentos (turma_id, etapa_id, criterio, usuario_nome)
    select e.turma_id, e.etapa_id, '{}', 'Bench' from v_etapa_da_turma e where not exists (
      select 1 from fechamentos f where f.turma_id = e.turma_id and f.etapa_id = e.etapa_id and f.reaberto_em is null)`);
  // The last etapa of the demo school is under way: it gets one evaluation where it has none, and the marks that are missing.
  await cliente.query(`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, peso, ordem, usuario_id, usuario_nome)
    select td.id, e.etapa_id, 'avaliacao', 'Bench', e.data_inicio, 10, 1, 1, 1, 'Bench' from v_etapa_da_turma e join turmas_disciplinas td on td.turma_id = e.turma_id
    join v_turma t on t.id = e.turma_id and t.situacao = 'aberta' where e.data_inicio <= current_date
      and not exists (select from avaliacoes a where a.turma_disciplina_id = td.id and a.etapa_id = e.etapa_id and a.papel = 'avaliacao')`);
  await cliente.query(`insert into notas (avaliacao_id, matricula_id, valor, usuario_id, usuario_nome)
    select a.id, l.matricula_id, a.valor_maximo * (6 + l.matricula_id % 5) / 10, 1, 'Bench' from avaliacoes a join turmas_disciplinas td on td.id = a.turma_disciplina_id
    join v_turma t on t.id = td.turma_id and t.situacao = 'aberta' join v_criterio_da_turma k on k.turma_id = t.id and k.tipo = 'nota'
    join v_lugar_na_turma l on l.turma_id = t.id and l.data_fim is null where a.papel = 'avaliacao' on conflict do nothing`);
  // What such a closing keeps of each student.
  await cliente.query(`insert into resultados_disciplinas (fechamento_id, matricula_id, turma_disciplina_id, media, media_final, entradas)
    select f.id, n.matricula_id, td.id, round(sum(n.valor / a.valor_maximo * 10 * a.peso) / sum(a.peso), 1), round(sum(n.valor / a.valor_maximo * 10 * a.peso) / sum(a.peso), 1), '{"avaliacoes":[]}'
    from fechamentos f join turmas_disciplinas td on td.turma_id = f.turma_id join avaliacoes a on a.turma_disciplina_id = td.id and a.etapa_id = f.etapa_id and a.papel = 'avaliacao'
    join notas n on n.avaliacao_id = a.id and n.valor is not null where f.usuario_nome = 'Bench' group by 1, 2, 3 on conflict do nothing`);
  await cliente.query(`insert into turmas_etapas_fechadas (turma_id, etapa_id, usuario_nome)
    select turma_id, etapa_id, usuario_nome from fechamentos where usuario_nome = 'Bench' and etapa_id is not null on conflict do nothing`);
  await cliente.query('set session_replication_role = origin');
  await cliente.query('analyze');
  const { rows } = await cliente.query(`select t.id from v_turma t join v_criterio_da_turma k on k.turma_id = t.id and k.tipo = 'nota'
    where t.situacao = 'aberta' and exists (select 1 from v_turma_disciplina td join avaliacoes a on a.turma_disciplina_id = td.id join notas n on n.avaliacao_id = a.id
      where td.turma_id = t.id) order by t.id`);
  const todas = rows.map((r) => Number((r as { id: string }).id));
  const { fechadas } = await semDeixarRastro(contexto, (tx) => fecharEmPartes(tx, todas));
  if (fechadas.length === 0) throw new Error('no class may close its year');
  return fechadas;
}

/** The least SQL that reads the same marks and rolls and writes the same rows, for all classes at once. Gives how many results of subjects there are. */
async function puro(tx: Tx, turmas: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`with aluno as materialized (select l.turma_id, l.matricula_id from v_lugar_na_turma l
      join matriculas m on m.id = l.matricula_id and m.movimento in ('pre_matricula', 'ativa', 'concluida') where l.turma_id = any(${ids(turmas)}) and l.data_fim is null),
    f as (insert into fechamentos (turma_id, etapa_id, criterio, usuario_nome) select x, null, '{}', 'Bench' from unnest(${ids(turmas)}) x returning id, turma_id),
    etapa as (select td.turma_id, td.id as td, n.matricula_id, a.etapa_id, sum(n.valor / a.valor_maximo * 10 * a.peso) / sum(a.peso) as media
      from turmas_disciplinas td join avaliacoes a on a.turma_disciplina_id = td.id and a.papel = 'avaliacao' join notas n on n.avaliacao_id = a.id and n.valor is not null
      where td.turma_id = any(${ids(turmas)}) group by 1, 2, 3, 4),
    media as (select turma_id, td, matricula_id, round(avg(media), 1) as media, jsonb_agg(jsonb_build_object('etapa', etapa_id, 'media', media)) as entradas from etapa group by 1, 2, 3),
    dada as (select a.turma_disciplina_id as td, x.matricula_id, sum(c.quantidade)::int as dadas from chamadas c left join aulas a on a.id = c.aula_id
      cross join unnest(c.alunos) x(matricula_id) where c.turma_id = any(${ids(turmas)}) group by 1, 2),
    falta as (select a.turma_disciplina_id as td, f.matricula_id, sum(f.faltas)::int as faltas from chamadas c join faltas f on f.chamada_id = c.id left join aulas a on a.id = c.aula_id
      where c.turma_id = any(${ids(turmas)}) group by 1, 2),
    rd as (insert into resultados_disciplinas (fechamento_id, matricula_id, turma_disciplina_id, media, media_final, situacao, dadas, faltas, justificadas, entradas)
      select f.id, al.matricula_id, td.id, m.media, m.media, case when m.media is null then null when m.media >= 7 then 'aprovado' else 'reprovado_por_nota' end, d.dadas, x.faltas, 0,
        coalesce(m.entradas, '[]')
      from f join aluno al on al.turma_id = f.turma_id join turmas_disciplinas td on td.turma_id = f.turma_id
        left join media m on m.td = td.id and m.matricula_id = al.matricula_id left join dada d on d.td = td.id and d.matricula_id = al.matricula_id
        left join falta x on x.td = td.id and x.matricula_id = al.matricula_id returning matricula_id, fechamento_id, situacao),
    ra as (insert into resultados_alunos (fechamento_id, matricula_id, dadas, faltas, justificadas, frequencia, resultado)
      select r.fechamento_id, r.matricula_id, coalesce(d.dadas, 0), coalesce(x.faltas, 0), 0, 100, case when r.pior then 'reprovado_por_nota' else 'aprovado' end
      from (select fechamento_id, matricula_id, bool_or(coalesce(situacao, '') = 'reprovado_por_nota') as pior from rd group by 1, 2) r
        left join (select matricula_id, sum(dadas)::int as dadas from dada group by 1) d on d.matricula_id = r.matricula_id
        left join (select matricula_id, sum(faltas)::int as faltas from falta group by 1) x on x.matricula_id = r.matricula_id returning matricula_id, resultado),
    trilha as (insert into auditoria (acao, alvo_tipo, alvo_id, depois) select 'matricula.resultado', 'matricula', matricula_id, '{}' from ra)
    select count(*)::int as n from ra`.execute(tx);
  await sql`update matriculas m set resultado = r.resultado, versao = m.versao + 1, updated_at = clock_timestamp() from resultados_alunos r join fechamentos f on f.id = r.fechamento_id
    where f.etapa_id is null and f.reaberto_em is null and f.turma_id = any(${ids(turmas)}) and m.id = r.matricula_id and m.resultado = 'cursando'`.execute(
    tx,
  );
  await sql`update turmas set situacao = 'fechada' where id = any(${ids(turmas)})`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Closing a year: every student's result decided and kept, ten classes to a transaction in the job, one after the other here. */
export const fecharAno: Caso[] = [
  defineCaso<number[]>({
    nome: 'close the year of all classes with marks',
    meta: { razao: 4 },
    vezes: 5,
    preparar,
    sql: (contexto, turmas) => semDeixarRastro(contexto, (tx) => puro(tx, turmas)),
    async lote(contexto, turmas) {
      return semDeixarRastro(contexto, async (tx) => {
        const { fechadas } = await fecharEmPartes(tx, turmas);
        igual('closed', fechadas, [...turmas]);
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from v_resultado_aluno where etapa_id is null and turma_id = any(${ids(turmas)})`.execute(tx);
        return rows[0]?.n;
      });
    },
    conferir: (doSql, doProduto) => igual('students', doSql, doProduto),
  }),
];
