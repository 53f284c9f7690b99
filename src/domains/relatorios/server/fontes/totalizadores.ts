import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioTotalizadores } from '../../definicoes/totalizadores.ts';
import { daMatricula, posicaoDoCurso } from './comum.ts';

export const fonteTotalizadores = fonteSql(relatorioTotalizadores, (f, { quem }) => {
  const onde = ondeTodas([
    ...daMatricula(f, quem),
    f.Turno !== undefined && sql`m.turno = ${f.Turno}`,
    f.Movimento !== undefined && sql`m.movimento = any(${[...f.Movimento]}::text[])`,
  ]);
  const linhas = sql`select m.id as "matriculaId", m.codigo as "matriculaCodigo", m.aluno_nome as "alunoNome", m.segmentacao_id as "segmentacaoId", m.segmentacao_nome as "segmentacaoNome",
      k.segmentacao_ordem as "segmentacaoOrdem", m.curso_id as "cursoId", m.curso_nome as "cursoNome", ${posicaoDoCurso('k')} as "cursoPosicao",
      m.turma_id as "turmaId", m.turma_nome as "turmaNome", m.turno, m.movimento, m.data_matricula as "dataMatricula",
      case when exists (select 1 from v_matricula_resumo a where a.aluno_id = m.aluno_id and a.ano = m.ano - 1 and a.movimento <> 'cancelada') then 'renovada' else 'nova' end as ingresso
    from v_matricula_resumo m join v_curso k on k.id = m.curso_id ${onde}`;
  return {
    linhas: f.Ingresso === undefined ? linhas : sql`select * from (${linhas}) x where x.ingresso = ${f.Ingresso}`,
    ordem: [sql`r."alunoNome"`, sql`r."matriculaId"`],
  };
});
