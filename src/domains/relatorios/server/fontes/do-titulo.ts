import { type RawBuilder, sql } from 'kysely';
import { contemPalavras } from '#platform/server/listas.ts';

type Sql = RawBuilder<unknown>;

/** Titles whose payer or student has these words in the name. */
export function daPessoa(tabela: string, nome: string | undefined): Sql | null {
  const palavras = contemPalavras(sql`b.nome_busca`, nome);
  if (palavras.length === 0) return null;
  const pessoas = sql`(select b.id from v_pessoa_resumo b where ${sql.join(palavras, sql` and `)})`;
  return sql`(${sql.ref(`${tabela}.pagador_id`)} in ${pessoas} or ${sql.ref(`${tabela}.aluno_id`)} in ${pessoas})`;
}

/** Titles of the enrollments of a class, a course. */
export const daMatriculaDoTitulo = (tabela: string, f: { TurmaId?: number | undefined; CursoId?: number | undefined }): (Sql | false)[] => [
  f.TurmaId !== undefined &&
    sql`${sql.ref(`${tabela}.matricula_id`)} in (select m.id from v_matricula_resumo m where m.turma_id = ${f.TurmaId})`,
  f.CursoId !== undefined &&
    sql`${sql.ref(`${tabela}.matricula_id`)} in (select m.id from v_matricula_resumo m where m.curso_id = ${f.CursoId})`,
];
