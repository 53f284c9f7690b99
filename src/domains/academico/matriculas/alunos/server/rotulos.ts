import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';

type Lugar = { matriculaId: number; cursoId: number; turmaId: number | null; anoLetivoId: number };
type Turno = 'manha' | 'tarde' | 'noite' | 'integral';
type Linha = {
  cursos: { id: number; nome: string; segmentacaoId: number; segmentacaoNome: string }[];
  turmas: { id: number; nome: string; turno: Turno }[];
  anos: { id: number; ano: number }[];
  financeiros: { id: number; nomes: string }[];
};
export type Rotulos = {
  curso(id: number): { cursoNome: string; segmentacaoId: number; segmentacaoNome: string };
  turma(id: number | null): { turmaNome: string; turno: Turno } | null;
  ano(id: number): number;
  /** Who pays, the largest share first; asked for with `comFinanceiros`. */
  financeiros(matriculaId: number): string | null;
};

const financeirosDe = (
  matriculaIds: readonly number[],
) => sql`(select coalesce(json_agg(json_build_object('id', r.matricula_id, 'nomes', r.nomes)), '[]') from (
      select matricula_id, coalesce(string_agg(nome_completo, ', ' order by percentual desc, id), '') as nomes from v_matricula_responsavel
      where financeiro and matricula_id = any(${matriculaIds}::bigint[]) group by matricula_id) r)`;

/**
 * The names that a page of enrollments shows, in one statement for the page. The list itself joins only what it filters
 * and sorts by: with all the names in it, planning took longer than running.
 */
export async function carregarRotulos(db: Db, lugares: readonly Lugar[], { comFinanceiros = false } = {}): Promise<Rotulos> {
  const ids = (valores: readonly (number | null)[]) => [...new Set(valores.filter((v) => v !== null))];
  const { rows } = await sql<Linha>`${preparada}select
    (select coalesce(json_agg(json_build_object('id', id, 'nome', nome, 'segmentacaoId', segmentacao_id, 'segmentacaoNome', segmentacao_nome)), '[]')
      from v_curso where id = any(${ids(lugares.map((l) => l.cursoId))}::bigint[])) as cursos,
    (select coalesce(json_agg(json_build_object('id', id, 'nome', nome, 'turno', turno)), '[]')
      from v_turma_resumo where id = any(${ids(lugares.map((l) => l.turmaId))}::bigint[])) as turmas,
    (select coalesce(json_agg(json_build_object('id', id, 'ano', ano)), '[]') from v_ano_letivo where id = any(${ids(lugares.map((l) => l.anoLetivoId))}::bigint[])) as anos,
    ${comFinanceiros ? financeirosDe(ids(lugares.map((l) => l.matriculaId))) : sql`'[]'::json`} as financeiros`.execute(db);
  const [linha] = rows;
  const cursos = new Map(
    linha?.cursos.map((c) => [c.id, { cursoNome: c.nome, segmentacaoId: c.segmentacaoId, segmentacaoNome: c.segmentacaoNome }]),
  );
  const turmas = new Map(linha?.turmas.map((t) => [t.id, { turmaNome: t.nome, turno: t.turno }]));
  const anos = new Map(linha?.anos.map((a) => [a.id, a.ano]));
  const financeiros = new Map(linha?.financeiros.map((f) => [f.id, f.nomes]));
  return {
    curso: (id) => cursos.get(id) ?? { cursoNome: '', segmentacaoId: 0, segmentacaoNome: '' },
    turma: (id) => (id === null ? null : (turmas.get(id) ?? null)),
    ano: (id) => anos.get(id) ?? 0,
    financeiros: (id) => financeiros.get(id) ?? null,
  };
}
