import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DadosDaMatricula, PessoaDaMatricula } from '#domains/academico/matriculas/regras.ts';
import { noMesmoTurno, type OutraNoTurno } from '#domains/academico/matriculas/enturmacao/server/door.ts';

export type Fatos = {
  pessoas: Map<number, PessoaDaMatricula>;
  /** Active enrollments of the students, by `chaveDaAtiva`. */
  ativas: Map<string, Ativa>;
  /** How many sit in each class. */
  ocupadas: Map<number, number>;
  /** By the place in the list: the enrollment whose class meets at the same hours. */
  noMesmoTurno: Map<number, OutraNoTurno>;
  /** The last departure of each student from a course and year, by `chaveDaAtiva`. */
  ultimasSaidas: Map<string, Saida>;
};
type Ativa = {
  id: number;
  alunoId: number;
  cursoId: number;
  anoLetivoId: number;
  codigo: string;
  turmaNome: string | null;
};
type Saida = { alunoId: number; cursoId: number; anoLetivoId: number; codigo: string; dataSaida: DataCivil };
type Linha = {
  saidas: Saida[];
  pessoas: PessoaDaMatricula[];
  ativas: Ativa[];
  noTurno: (OutraNoTurno & { i: number })[];
  ocupacao: { turmaId: number; ocupadas: number }[];
};

/** One active enrollment of a student in a course and year. */
export function chaveDaAtiva({ alunoId, cursoId, anoLetivoId }: { alunoId: number; cursoId: number; anoLetivoId: number }): string {
  return `${alunoId}:${cursoId}:${anoLetivoId}`;
}

/** Everything that the check of some enrollments needs, in one statement; run it after the classes are locked. */
export async function carregarFatos(
  tx: Tx,
  lista: readonly (Pick<DadosDaMatricula, 'alunoId' | 'responsaveis' | 'turmaId'> & { noLugarDe?: number })[],
): Promise<Fatos> {
  const alunos = [...new Set(lista.map((m) => m.alunoId))];
  const pessoas = [...new Set(lista.flatMap((m) => [m.alunoId, ...m.responsaveis.map((r) => r.pessoaId)]))];
  const turmas = [...new Set(lista.map((m) => m.turmaId))];
  const { rows } = await sql<Linha>`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome_completo, 'dataNascimento', p.data_nascimento, 'dataFalecimento', p.data_falecimento)), '[]')
      from v_pessoa_resumo p where p.id = any(${pessoas}::bigint[])) as pessoas,
    (select coalesce(json_agg(json_build_object('id', m.id, 'alunoId', m.aluno_id, 'cursoId', m.curso_id, 'anoLetivoId', m.ano_letivo_id, 'codigo', m.codigo, 'turmaNome', t.nome)), '[]')
      from matriculas m left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join v_turma_resumo t on t.id = e.turma_id
      where m.aluno_id = any(${alunos}::bigint[]) and m.movimento in ('pre_matricula', 'ativa')) as ativas,
    ${noMesmoTurno(lista.map(({ alunoId, turmaId, noLugarDe }) => ({ alunoId, turmaId, exceto: noLugarDe === undefined ? [] : [noLugarDe] })))} as "noTurno",
    (select coalesce(json_agg(json_build_object('alunoId', m.aluno_id, 'cursoId', m.curso_id, 'anoLetivoId', m.ano_letivo_id, 'codigo', m.codigo, 'dataSaida', m.data_saida)
        order by m.data_saida, m.id), '[]')
      from matriculas m where m.aluno_id = any(${alunos}::bigint[]) and m.data_saida is not null and m.movimento in ('transferida', 'desistente', 'trancada', 'reclassificada')) as saidas,
    (select coalesce(json_agg(json_build_object('turmaId', o.turma_id, 'ocupadas', o.ocupadas)), '[]')
      from v_turma_ocupacao o where o.turma_id = any(${turmas}::bigint[])) as ocupacao`.execute(tx);
  const [linha] = rows;
  return {
    pessoas: new Map(linha?.pessoas.map((p) => [p.id, p])),
    ativas: new Map(linha?.ativas.map((a) => [chaveDaAtiva(a), a])),
    ultimasSaidas: new Map(linha?.saidas.map((s) => [chaveDaAtiva(s), s])),
    noMesmoTurno: new Map(linha?.noTurno.map(({ i, ...outra }) => [i, outra])),
    ocupadas: new Map(linha?.ocupacao.map((o) => [o.turmaId, o.ocupadas])),
  };
}
