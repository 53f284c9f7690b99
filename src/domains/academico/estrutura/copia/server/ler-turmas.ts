import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { TurmaDoAno } from '../plano-copia.ts';

/**
 * Classes (`t`) with their subjects and teachers, as the copies read them: said of each whether it ended before its year; dated for the
 * destination year.
 */
export async function lerTurmas(db: Db | Tx, quais: RawBuilder<unknown>, destinoAnoId: number, maximo: number): Promise<TurmaDoAno[]> {
  // Ended on the last day of the period is to have reached it.
  const fim = sql`coalesce(o.fim, make_date((select ano from v_ano_letivo where id = t.ano_letivo_id), 12, 31))`;
  const { rows } =
    await sql<TurmaDoAno>`select t.id, t.curso_id || ':' || f_busca(t.nome) as chave, t.nome, c.ativo as "cursoAtivo", t.situacao = 'fechada' as fechada,
      coalesce(p.inicio, make_date(a.ano, 1, 1)) as "inicioNoDestino",
      (select max(s.nome) from v_situacao_do_periodo s
        where s.ano_letivo_id = ${destinoAnoId} and s.segmentacao_id = c.segmentacao_id having bool_and(s.situacao = 'fechado')) as "periodoFechado",
      coalesce((select json_agg(json_build_object('turmaDisciplinaId', td.id, 'disciplinaId', d.id, 'nome', d.nome, 'ativa', d.ativa, 'cargaHoraria', td.carga_horaria,
          'ordem', td.ordem, 'encerradaEm', case when td.data_fim < ${fim} then td.data_fim end,
          'docentes', coalesce((select json_agg(json_build_object('pessoaId', x.pessoa_id, 'nome', q.nome_completo,
              'encerradoEm', case when x.data_fim < ${fim} then x.data_fim end, 'trabalha', exists (select 1 from v_funcionario_resumo f where f.pessoa_id = x.pessoa_id and f.docente and f.data_demissao is null)) order by x.data_inicio, x.id)
            from docentes_periodo x join v_pessoa_resumo q on q.id = x.pessoa_id where x.turma_disciplina_id = td.id), '[]')) order by td.ordem, d.ordem, d.nome, td.id)
        from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id where td.turma_id = t.id), '[]') as disciplinas
    from turmas t join v_curso c on c.id = t.curso_id join v_ano_letivo a on a.id = ${destinoAnoId}
    left join v_periodo_da_segmentacao p on p.ano_letivo_id = ${destinoAnoId} and p.segmentacao_id = c.segmentacao_id
    left join v_periodo_da_segmentacao o on o.ano_letivo_id = t.ano_letivo_id and o.segmentacao_id = c.segmentacao_id
    where ${quais} order by c.segmentacao_ordem, c.ordem, t.nome, t.id limit ${maximo}`.execute(db);
  return rows;
}
