import { sql } from 'kysely';
import { escopoDeTurmas, turmasNoDia, valeNoDia } from '#domains/academico/estrutura/server/door.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioDisciplinas } from '../../definicoes/disciplinas.ts';

export const fonteDisciplinas = fonteSql(relatorioDisciplinas, (f, { quem }) => ({
  linhas: sql`with t as materialized (${turmasNoDia([
    escopoDeTurmas(quem),
    sql`t.ano_letivo_id = ${f.AnoLetivoId}`,
    f.SegmentacaoId !== undefined && sql`t.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`t.curso_id = ${f.CursoId}`,
    f.TurmaId !== undefined && sql`t.id = ${f.TurmaId}`,
  ])})
    select d.id as "turmaDisciplinaId", t.id as "turmaId", t.nome as "turmaNome", t.curso_id as "cursoId", t.curso_nome as "cursoNome",
      t.segmentacao_ordem * 10000 + t.curso_ordem as "cursoPosicao", d.disciplina_id as "disciplinaId", d.disciplina_nome as "disciplinaNome", d.area, d.tipo, d.ordem,
      d.data_fim as "dataFim", d.carga_horaria as "cargaHoraria", x.nomes as docentes, (x.nomes is null)::int as "semDocente"
    from t join v_turma_disciplina d on d.turma_id = t.id
    left join (select dt.turma_disciplina_id, string_agg(distinct p.nome_completo, ', ') as nomes
      from t join v_docente_turma dt on dt.turma_id = t.id join v_pessoa_resumo p on p.id = dt.pessoa_id
      ${f.TodasDoAno === true ? sql`` : sql`where ${valeNoDia('dt')}`} group by dt.turma_disciplina_id) x on x.turma_disciplina_id = d.id
    ${ondeTodas([
      f.TodasDoAno !== true && valeNoDia('d'),
      f.DisciplinaId !== undefined && sql`d.disciplina_id = ${f.DisciplinaId}`,
      f.Area !== undefined && sql`d.area = ${f.Area}`,
      f.Tipo !== undefined && sql`d.tipo = ${f.Tipo}`,
      f.SemDocente !== undefined && sql`(x.nomes is null) = ${f.SemDocente}`,
      ...contemPalavras(sql`f_busca(d.disciplina_nome || ' ' || coalesce(x.nomes, ''))`, f.Nome),
    ])}`,
  ordemDosGrupos: [sql`r."cursoPosicao"`, sql`r."cursoId"`, sql`r."turmaNome"`, sql`r."turmaId"`],
  ordem: [sql`r.ordem`, sql`r."disciplinaNome"`, sql`r."turmaDisciplinaId"`],
}));
