import { sql } from 'kysely';
import { escopoDeTurmas } from '#domains/academico/estrutura/server/door.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioTurmas, relatorioTurmasParaAluno } from '../../definicoes/turmas.ts';
import { daMatricula } from './comum.ts';

export const fonteTurmas = fonteSql(relatorioTurmas, (f, { quem }) => {
  const livres = sql`greatest(t.vagas - coalesce(o.ocupadas, 0), 0)`;
  const onde = ondeTodas([
    escopoDeTurmas(quem),
    sql`t.ano_letivo_id = ${f.AnoLetivoId}`,
    f.SegmentacaoId !== undefined && sql`t.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`t.curso_id = ${f.CursoId}`,
    f.Turno !== undefined && sql`t.turno = ${f.Turno}`,
    f.Situacao !== undefined && sql`t.situacao = ${f.Situacao}`,
    f.ComVaga !== undefined && sql`(${livres} > 0) = ${f.ComVaga}`,
  ]);
  return {
    linhas: sql`select t.id as "turmaId", t.nome as "turmaNome", t.turno, t.sala, t.situacao, t.vagas, coalesce(o.ocupadas, 0) as ocupadas, greatest(coalesce(o.ocupadas, 0) - t.vagas, 0) as excedentes,
        ${livres} as livres, case when t.vagas > 0 then round(10000.0 * coalesce(o.ocupadas, 0) / t.vagas)::int end as ocupacao,
        t.curso_id as "cursoId", t.curso_nome as "cursoNome", t.segmentacao_id as "segmentacaoId", t.segmentacao_nome as "segmentacaoNome",
        t.segmentacao_ordem as "segmentacaoOrdem", t.segmentacao_ordem * 10000 + t.curso_ordem as "cursoPosicao"
      from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id ${onde}`,
    ordemDosGrupos: [sql`r."segmentacaoOrdem"`, sql`r."segmentacaoId"`],
    ordem: [sql`r."cursoPosicao"`, sql`r."cursoId"`, sql`r."turmaNome"`, sql`r."turmaId"`],
  };
});

export const fonteTurmasParaAluno = fonteSql(relatorioTurmasParaAluno, ({ TurmaId, ...f }, { quem }) => {
  const onde = ondeTodas([
    ...daMatricula(f, quem),
    // A student who left a class is still found under it.
    TurmaId !== undefined && sql`e.turma_id = ${TurmaId}`,
    f.Turno !== undefined && sql`t.turno = ${f.Turno}`,
    f.Movimento !== undefined && sql`m.movimento = any(${[...f.Movimento]}::text[])`,
    f.ComTroca !== undefined &&
      sql`${f.ComTroca} = exists (select 1 from v_matricula_enturmacao outra where outra.matricula_id = m.id and outra.id <> e.id)`,
  ]);
  return {
    linhas: sql`select m.id as "matriculaId", m.codigo as "matriculaCodigo", m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome", m.movimento,
        e.turma_id as "turmaId", t.nome as "turmaNome", t.turno, e.numero_chamada as "numeroChamada", e.data_inicio as "dataInicio", e.data_fim as "dataFim",
        e.motivo_excedente as "motivoExcedente", e.id as "enturmacaoId", (e.ordem > 1)::int as troca, (e.data_fim is null)::int as atual
      from v_matricula_resumo m join v_matricula_enturmacao e on e.matricula_id = m.id join v_turma_resumo t on t.id = e.turma_id ${onde}`,
    ordem: [sql`r."alunoNome"`, sql`r."alunoId"`, sql`r."dataInicio"`, sql`r."enturmacaoId"`],
  };
});
