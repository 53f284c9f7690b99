import { type RawBuilder, sql } from 'kysely';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';

/**
 * Enrollments are found by any part of the student's name, by the student's code or CPF, and by the enrollment's number.
 * The query joins the person as `p` and the enrollment as `m`.
 */
export function condicaoDeBusca(nome: string | undefined): RawBuilder<unknown>[] {
  return palavrasDaBusca(nome ?? '').flatMap((palavra) => {
    const digitos = palavra.replaceAll(/[.\-/]/g, '');
    if (!/^\d+$/.test(digitos)) return contemPalavras(sql`p.nome_busca`, palavra);
    // Found first, by an index for each kind of number: as one condition over both tables, every enrollment was looked at.
    const doAluno = sql`select id from v_pessoa_resumo where cpf = ${digitos}${digitos.length < 9 ? sql` or codigo = ${digitos}::int` : sql``}`;
    return sql`m.id = any(array(select id from matriculas where codigo like ${`%${palavra}%`} union select id from matriculas where aluno_id in (${doAluno})))`;
  });
}

/** By course or by segmentação, whose courses are found first: the index of enrollments starts with the year and the course. */
export function doCursoOuSegmentacao(f: { cursoId?: number; segmentacaoId?: number }): (RawBuilder<unknown> | false)[] {
  return [
    f.cursoId !== undefined && sql`m.curso_id = ${f.cursoId}`,
    f.segmentacaoId !== undefined && sql`m.curso_id = any(array(select id from v_curso where segmentacao_id = ${f.segmentacaoId}))`,
  ];
}
