import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { AvaliacaoDaGrade, Lugar } from '../montar.ts';
import type { Valor } from '../valores.ts';

export type AlunoDaTurma = {
  matriculaId: number;
  alunoId: number;
  nome: string;
  numeroChamada: number | null;
  /** Judged by the rule that the course has for adapted plans (`criterioDoAluno`). */
  planoAdaptado: boolean;
  lugares: Lugar[];
  mudou: boolean;
};
export type AvaliacaoLida = AvaliacaoDaGrade & { turmaDisciplinaId: number; outraTurma: string | null };
export type NotaLida = { avaliacaoId: number; matriculaId: number; valor: Valor; versao: number; por: string; em: string };
export type NotasDaTurma = { alunos: AlunoDaTurma[]; avaliacoes: AvaliacaoLida[]; notas: NotaLida[] };

/** A mark as one text. */
export const valorDaNota = sql`coalesce(n.conceito, n.estado, trim_scale(n.valor)::text)`;

/**
 * Who sits or sat in a class, the evaluations of its subjects and every mark of them, in three statements. What a student who came from
 * another class got there in the same subject comes along, each under the subject here.
 */
export async function lerNotasDaTurma(db: Db | Tx, turmaId: number, turmaDisciplinaIds: readonly number[]): Promise<NotasDaTurma> {
  const { rows: alunos } = await sql<AlunoDaTurma>`select e.matricula_id as "matriculaId", m.aluno_id as "alunoId", m.aluno_nome as nome,
      (array_agg(e.numero_chamada order by e.id desc))[1] as "numeroChamada", bool_or(e.ordem > 1) as mudou,
      m.plano_adaptado as "planoAdaptado",
      json_agg(json_build_object('inicio', e.data_inicio, 'fim', e.data_fim) order by e.id) as lugares
    from v_matricula_enturmacao e join v_matricula_resumo m on m.id = e.matricula_id
    where e.turma_id = ${turmaId} group by 1, 2, 3, m.plano_adaptado order by 4 nulls last, m.aluno_nome, 1`.execute(db);
  const mudaram = alunos.filter(({ mudou }) => mudou).map(({ matriculaId }) => matriculaId);
  const { rows: avaliacoes } =
    await sql<AvaliacaoLida>`select a.id, a.turma_disciplina_id as "turmaDisciplinaId", a.etapa_id as "etapaId", a.papel, a.nome,
      a.data_avaliacao as "dataAvaliacao", a.valor_maximo::text as "valorMaximo", a.peso::text as peso, a.substitui_id as "substituiId",
      null as "outraTurma", a.ordem
    from avaliacoes a where a.turma_disciplina_id = any(${turmaDisciplinaIds}::bigint[])
    union all
    select a.id, td.id, a.etapa_id, a.papel, a.nome, a.data_avaliacao, a.valor_maximo::text, a.peso::text, a.substitui_id, t.nome, a.ordem
    from avaliacoes a join v_turma_disciplina x on x.id = a.turma_disciplina_id join v_turma_resumo t on t.id = x.turma_id
    join v_turma_disciplina td on td.disciplina_id = x.disciplina_id and td.id = any(${turmaDisciplinaIds}::bigint[])
    where x.turma_id <> ${turmaId} and a.id in (select n.avaliacao_id from notas n where n.matricula_id = any(${mudaram}::bigint[])
      and num_nonnulls(n.valor, n.conceito, n.estado) > 0)
    order by ordem, "dataAvaliacao", id`.execute(db);
  const { rows: notas } =
    await sql<NotaLida>`select n.avaliacao_id as "avaliacaoId", n.matricula_id as "matriculaId", ${valorDaNota} as valor, n.versao,
      n.usuario_nome as por, n.updated_at as em
    from notas n where n.avaliacao_id = any(${avaliacoes.map(({ id }) => id)}::bigint[])
      and n.matricula_id = any(${alunos.map(({ matriculaId }) => matriculaId)}::bigint[])`.execute(db);
  return { alunos, avaliacoes, notas };
}

/** The marks by student and evaluation. */
export function porAluno(notas: readonly Pick<NotaLida, 'avaliacaoId' | 'matriculaId' | 'valor'>[]): Map<number, Map<number, Valor>> {
  const deles = new Map<number, Map<number, Valor>>();
  for (const { avaliacaoId, matriculaId, valor } of notas) {
    const suas = deles.get(matriculaId) ?? new Map<number, Valor>();
    deles.set(matriculaId, suas.set(avaliacaoId, valor));
  }
  return deles;
}
