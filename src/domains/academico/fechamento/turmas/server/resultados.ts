import { sql } from 'kysely';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { fechamentoTurmasApi } from '../api.ts';

type Resultados = RespostaServidor<typeof fechamentoTurmasApi.obterResultados>;
type Fechado = { id: number; turmaId: number; etapaId: number | null };

/** What a class closed with, what was frozen before, and what changed in between. @throws NAO_ENCONTRADO for an unknown class */
export async function obterResultados(db: Db, { id, etapaId }: { id: number; etapaId: number | null }): Promise<Resultados> {
  const { rows: turmas } = await sql`select 1 from v_turma where id = ${id}`.execute(db);
  if (turmas.length === 0) throw errosComuns.NAO_ENCONTRADO();
  const { rows: fechamentos } = await sql<
    Resultados['fechamentos'][number] & { criterio: Pick<Criterio, 'tipo' | 'casasDecimais'> }
  >`select f.id,
      f.usuario_nome as por, f.created_at as em, f.criterio,
      case when f.reaberto_em is not null then json_build_object('por', coalesce(f.reaberto_por_nome, ''), 'em', f.reaberto_em, 'motivo', coalesce(f.reaberto_motivo, '')) end as reabertura
    from fechamentos f where f.turma_id = ${id} and f.etapa_id is not distinct from ${etapaId}::bigint order by f.id desc limit 50`.execute(
    db,
  );
  const [atual, anterior] = fechamentos;
  const disciplinas = await sql<{ id: number; nome: string }>`select td.id, td.disciplina_nome as nome from v_turma_disciplina td
    where td.id in (select r.turma_disciplina_id from resultados_disciplinas r where r.fechamento_id = ${atual?.id ?? 0}) order by td.ordem, td.id`.execute(
    db,
  );
  const alunos = await sql<Resultados['alunos'][number]>`select a.matricula_id as "matriculaId", m.aluno_nome as nome,
      (select max(l.numero_chamada) from v_lugar_na_turma l where l.matricula_id = a.matricula_id and l.turma_id = ${id}) as "numeroChamada",
      a.dadas, a.faltas, a.justificadas, a.frequencia::text as frequencia, a.resultado,
      coalesce((select json_agg(json_build_object('turmaDisciplinaId', r.turma_disciplina_id, 'media', r.media::text, 'conceito', r.conceito, 'mediaFinal', r.media_final::text,
        'situacao', r.situacao, 'dadas', r.dadas, 'faltas', r.faltas, 'justificadas', r.justificadas))
        from resultados_disciplinas r where r.fechamento_id = a.fechamento_id and r.matricula_id = a.matricula_id), '[]') as disciplinas
    from resultados_alunos a join v_matricula_resumo m on m.id = a.matricula_id where a.fechamento_id = ${atual?.id ?? 0}
    order by 3 nulls last, m.aluno_nome, 1`.execute(db);
  return {
    tipo: atual?.criterio.tipo ?? null,
    casasDecimais: atual?.criterio.casasDecimais ?? 1,
    fechamentos: fechamentos.map(({ criterio: _, ...f }) => f),
    disciplinas: disciplinas.rows,
    alunos: alunos.rows,
    diferencas: atual && anterior && !atual.reabertura ? await compararFechamentos(db, anterior.id, atual.id) : [],
  };
}

/** What two closings of the same tell differently, student by student and subject by subject. */
export async function compararFechamentos(db: Db, antes: Fechado['id'], depois: Fechado['id']): Promise<Resultados['diferencas']> {
  const { rows } = await sql<Resultados['diferencas'][number]>`with linha as (
      select r.fechamento_id, r.matricula_id, r.turma_disciplina_id, v.campo, v.valor from resultados_disciplinas r cross join lateral (values ('media', r.media::text),
        ('conceito', r.conceito), ('mediaFinal', r.media_final::text), ('situacao', r.situacao), ('faltas', (r.faltas + r.justificadas)::text)) v(campo, valor)
      where r.fechamento_id in (${antes}, ${depois})
      union all
      select a.fechamento_id, a.matricula_id, null, v.campo, v.valor from resultados_alunos a cross join lateral (values ('faltas', (a.faltas + a.justificadas)::text),
        ('frequencia', a.frequencia::text), ('resultado', a.resultado)) v(campo, valor)
      where a.fechamento_id in (${antes}, ${depois}))
    select x."matriculaId", m.aluno_nome as aluno, td.disciplina_nome as disciplina, x.campo, x.antes, x.depois
    from (select matricula_id as "matriculaId", turma_disciplina_id, campo, max(valor) filter (where fechamento_id = ${antes}) as antes,
        max(valor) filter (where fechamento_id = ${depois}) as depois from linha group by 1, 2, 3) x
    join v_matricula_resumo m on m.id = x."matriculaId" left join v_turma_disciplina td on td.id = x.turma_disciplina_id
    where x.antes is distinct from x.depois order by m.aluno_nome, x."matriculaId", td.ordem nulls last, x.campo`.execute(db);
  return rows;
}
