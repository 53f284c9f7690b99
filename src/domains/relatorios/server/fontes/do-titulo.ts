import { type RawBuilder, sql } from 'kysely';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';

type Sql = RawBuilder<unknown>;
type DaMatricula = { TurmaId?: number | undefined; CursoId?: number | undefined };

/** Titles whose payer or student has these words in the name, or this CPF; `titulo` is the column with the id of the title. */
export function daPessoa(tabela: string, nome: string | undefined, titulo = 'id'): Sql | null {
  const palavras = comNomeOuCpf('b', nome);
  if (palavras.length === 0) return null;
  const pessoas = sql`(select b.id from v_pessoa_resumo b where ${sql.join(palavras, sql` and `)})`;
  const [pagador, aluno] = [sql.ref(`${tabela}.pagador_id`), sql.ref(`${tabela}.aluno_id`)];
  const emAcordo = sql`${aluno} is null and ${sql.ref(`${tabela}.${titulo}`)} in (select d.titulo_id from v_parte_do_acordo d where d.aluno_id in ${pessoas})`;
  return sql`(${pagador} in ${pessoas} or ${aluno} in ${pessoas} or ${emAcordo})`;
}

/** The enrollments of a class, of a course. */
const matriculasDe = (f: DaMatricula): Sql =>
  sql`(select m.id from v_matricula_resumo m ${ondeTodas([
    f.TurmaId !== undefined && sql`m.turma_id = ${f.TurmaId}`,
    f.CursoId !== undefined && sql`m.curso_id = ${f.CursoId}`,
  ])})`;
const temMatricula = (f: DaMatricula): boolean => f.TurmaId !== undefined || f.CursoId !== undefined;

/** Titles of the enrollments of a class, a course; an installment of an agreement is of all whose debts it is made of. */
export const daMatriculaDoTitulo = (tabela: string, f: DaMatricula): Sql | false =>
  temMatricula(f) &&
  sql`${sql.ref(`${tabela}.id`)} in (select d.titulo_id from v_titulo_do_aluno d where d.matricula_id in ${matriculasDe(f)})`;

/**
 * The rows of a position with what each enrollment has in them: an installment of an agreement over debts of several becomes what it is
 * of each, in the order in which its parts are covered, or under a class or a course what it is of that. The parts add up to the title.
 */
export function repartida(posicao: Sql, f: DaMatricula, { porMatricula }: { porMatricula: boolean }): Sql {
  if (!porMatricula && !temMatricula(f)) return posicao;
  const [aberto, coberto] = [sql`p.saldo > 0`, sql`(p.liquido - p.saldo)`];
  const dosEncargos = (valor: Sql): Sql => {
    const ate = (limite: Sql): Sql => sql`round(${valor}::numeric * greatest(0, ${limite} - ${coberto}) / p.saldo)`;
    return sql`sum(case when ${aberto} then ${ate(sql`v.ate`)} - ${ate(sql`v.de`)} else 0 end)::bigint`;
  };
  const principal = sql`greatest(0, least(v.ate, p.principal) - v.de) + case when v.ate = p.liquido and v.de < v.ate then greatest(0, p.principal - p.liquido) else 0 end`;
  return sql`with p as materialized (${posicao})
    select p.id, p.numero, p.pagador_id, p.aluno_id, p.matricula_id, p.data_emissao, p.data_vencimento, p.situacao, p.vencido,
      p.liquido, p.principal, p.saldo, p.multa, p.juros, p.devido, p.encargos, p.ajustes
    from p where p.origem <> 'acordo' or p.matricula_id is not null
    union all
    select p.id, p.numero, p.pagador_id, p.aluno_id, x.matricula_id, p.data_emissao, p.data_vencimento, p.situacao, p.vencido and x.saldo > 0,
      x.liquido, x.principal, x.saldo, x.multa, x.juros, x.saldo + x.multa + x.juros, x.encargos, x.liquido - x.principal - x.saldo
    from p cross join lateral (
      select ${porMatricula ? sql`v.matricula_id` : sql`min(v.matricula_id) as matricula_id`}, sum(v.ate - v.de)::bigint as liquido, sum(${principal})::bigint as principal,
        sum(case when ${aberto} then greatest(0, v.ate - greatest(v.de, ${coberto})) else 0 end)::bigint as saldo,
        ${dosEncargos(sql`p.multa`)} as multa, ${dosEncargos(sql`p.juros`)} as juros,
        sum(round(p.encargos::numeric * v.ate / p.liquido) - round(p.encargos::numeric * v.de / p.liquido))::bigint as encargos
      from v_parte_do_acordo v ${ondeTodas([sql`v.titulo_id = p.id`, temMatricula(f) && sql`v.matricula_id in ${matriculasDe(f)}`])}
      ${porMatricula ? sql`group by v.matricula_id` : sql``}) x
    where p.origem = 'acordo' and p.matricula_id is null`;
}
