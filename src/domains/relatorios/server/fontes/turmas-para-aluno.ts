import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioTurmasParaAluno } from '../../definicoes/turmas-para-aluno.ts';
import { daMatricula } from './comum.ts';

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
