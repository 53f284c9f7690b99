import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioHistoricoEscolar } from '../../definicoes/historico-escolar.ts';

export const fonteHistoricoEscolar = fonteSql(relatorioHistoricoEscolar, (f) => {
  const emitido = sql`coalesce(h.ate_ano >= t.ano, false)`;
  const situacao = sql`case when ${emitido} then 'emitido' when h.aluno_id is not null then 'em_preparo' else 'sem_historico' end`;
  const onde = ondeTodas([
    sql`m.ano_letivo_id = ${f.AnoLetivoId}`,
    sql`m.movimento not in ('pre_matricula', 'cancelada')`,
    f.SegmentacaoId !== undefined && sql`t.segmentacao_id = ${f.SegmentacaoId}`,
    f.CursoId !== undefined && sql`t.curso_id = ${f.CursoId}`,
    f.TurmaId !== undefined && sql`t.id = ${f.TurmaId}`,
    f.Situacao !== undefined && sql`${situacao} = ${f.Situacao}`,
  ]);
  return {
    linhas: sql`select m.id as "matriculaId", m.aluno_id as "alunoId", p.nome_completo as "alunoNome", t.id as "turmaId", t.nome as "turmaNome",
        t.curso_id as "cursoId", t.curso_nome as "cursoNome", m.movimento, ${situacao} as situacao,
        case when ${emitido} then h.numero end as numero, case when ${emitido} then h.data_emissao end as "dataEmissao",
        (${emitido})::int as emitidos, (not ${emitido} and h.aluno_id is not null)::int as "emPreparo", (h.aluno_id is null)::int as sem,
        t.segmentacao_ordem * 10000 + t.curso_ordem as "cursoPosicao"
      from v_matricula_estado m join v_pessoa_resumo p on p.id = m.aluno_id
        join lateral (select l.turma_id from v_lugar_na_turma l where l.matricula_id = m.id order by l.data_inicio desc limit 1) u on true
        join v_turma t on t.id = u.turma_id left join v_historico_do_aluno h on h.aluno_id = m.aluno_id ${onde}`,
    ordemDosGrupos: [sql`r."cursoPosicao"`, sql`r."turmaNome"`, sql`r."turmaId"`],
    ordem: [sql`r."alunoNome"`, sql`r."matriculaId"`],
  };
});
