import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';

export type Aniversario = { alunoId: number; nome: string; turma: string; dia: DataCivil; anos: number };

/** Birthdays of pupils from today on, a week of them. Who was born on 29 February has it on the 28th in other years. */
export async function listarAniversarios(
  db: Db,
  { disciplinas, hoje }: { disciplinas: readonly number[]; hoje: DataCivil },
): Promise<Aniversario[]> {
  const { rows } = await sql<Aniversario>`${preparada}select x."alunoId", x.nome, min(x.turma) as turma, x.dia, x.anos from (
      select p.id as "alunoId", p.nome_completo as nome, t.nome as turma, d.dia,
        coalesce(extract(year from d.dia) - extract(year from p.data_nascimento), 0)::int as anos, p.data_nascimento
      from (select distinct turma_id from v_turma_disciplina where id = any(${[...disciplinas]}::bigint[])) td
      join v_turma_resumo t on t.id = td.turma_id join v_matricula_turma mt on mt.turma_id = t.id
      join v_matricula_estado m on m.id = mt.matricula_id and m.movimento in ('pre_matricula', 'ativa') join v_pessoa_resumo p on p.id = m.aluno_id
      cross join (select ${hoje}::date + n as dia from generate_series(0, 6) n) d) x
    where (x.data_nascimento + make_interval(years => x.anos))::date = x.dia
    group by 1, 2, 4, 5 order by x.dia, x.nome`.execute(db);
  return rows;
}
