import { sql } from 'kysely';
import { coincidem, type Turno } from '#domains/academico/estrutura/turnos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DadosDaMatricula, PessoaDaMatricula } from '../regras.ts';

export type Fatos = {
  pessoas: Map<number, PessoaDaMatricula>;
  /** Active enrollments of the students, by `chaveDaAtiva`. */
  ativas: Map<string, Ativa>;
  /** How many sit in each class. */
  ocupadas: Map<number, number>;
  turnos: Map<number, Turno>;
};
type Ativa = {
  id: number;
  alunoId: number;
  cursoId: number;
  anoLetivoId: number;
  codigo: string;
  turmaNome: string | null;
  turno: Turno | null;
};
type Linha = {
  pessoas: PessoaDaMatricula[];
  ativas: Ativa[];
  turnos: { id: number; turno: Turno }[];
  ocupacao: { turmaId: number; ocupadas: number }[];
};

/** One active enrollment of a student in a course and year. */
export function chaveDaAtiva({ alunoId, cursoId, anoLetivoId }: { alunoId: number; cursoId: number; anoLetivoId: number }): string {
  return `${alunoId}:${cursoId}:${anoLetivoId}`;
}

/** Everything that the check of some enrollments needs, in one statement; run it after the classes are locked. */
export async function carregarFatos(
  tx: Tx,
  lista: readonly Pick<DadosDaMatricula, 'alunoId' | 'responsaveis' | 'turmaId'>[],
): Promise<Fatos> {
  const alunos = [...new Set(lista.map((m) => m.alunoId))];
  const pessoas = [...new Set(lista.flatMap((m) => [m.alunoId, ...m.responsaveis.map((r) => r.pessoaId)]))];
  const turmas = [...new Set(lista.map((m) => m.turmaId))];
  const { rows } = await sql<Linha>`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome_completo, 'dataNascimento', p.data_nascimento, 'dataFalecimento', p.data_falecimento)), '[]')
      from v_pessoa_resumo p where p.id = any(${pessoas}::bigint[])) as pessoas,
    (select coalesce(json_agg(json_build_object('id', m.id, 'alunoId', m.aluno_id, 'cursoId', m.curso_id, 'anoLetivoId', m.ano_letivo_id, 'codigo', m.codigo, 'turmaNome', t.nome, 'turno', t.turno)), '[]')
      from matriculas m left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join v_turma_resumo t on t.id = e.turma_id
      where m.aluno_id = any(${alunos}::bigint[]) and m.movimento in ('pre_matricula', 'ativa')) as ativas,
    (select coalesce(json_agg(json_build_object('id', t.id, 'turno', t.turno)), '[]') from v_turma_resumo t where t.id = any(${turmas}::bigint[])) as turnos,
    (select coalesce(json_agg(json_build_object('turmaId', o.turma_id, 'ocupadas', o.ocupadas)), '[]')
      from v_turma_ocupacao o where o.turma_id = any(${turmas}::bigint[])) as ocupacao`.execute(tx);
  const [linha] = rows;
  return {
    pessoas: new Map(linha?.pessoas.map((p) => [p.id, p])),
    ativas: new Map(linha?.ativas.map((a) => [chaveDaAtiva(a), a])),
    ocupadas: new Map(linha?.ocupacao.map((o) => [o.turmaId, o.ocupadas])),
    turnos: new Map(linha?.turnos.map((t) => [t.id, t.turno])),
  };
}

/** The active enrollment in whose class a student already sits at the hours of another class of that year; null when there is none. */
export function ativaNoMesmoTurno(
  { ativas, turnos }: Fatos,
  { alunoId, anoLetivoId, turmaId, noLugarDe }: { alunoId: number; anoLetivoId: number; turmaId: number; noLugarDe?: number },
): { codigo: string; turmaNome: string | null } | null {
  const turno = turnos.get(turmaId);
  const outras = [...ativas.values()].filter((a) => a.alunoId === alunoId && a.anoLetivoId === anoLetivoId && a.id !== noLugarDe);
  return outras.find((a) => a.turno !== null && turno !== undefined && coincidem(a.turno, turno)) ?? null;
}
