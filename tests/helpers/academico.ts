import { sql } from 'kysely';
import { atoDe } from '#tests/helpers/ato.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { criarCurso, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import type { DadosMatricula } from '#domains/academico/matriculas/nova/server/oficina.ts';
import { criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';

const autor = { processo: 'teste' };

export type Escola = {
  segmentacaoId: number;
  cursoId: number;
  outroCursoId: number;
  anoLetivoId: number;
  ano: number;
  /** Two classes of the same course and year, with these places. */
  turmaA: number;
  turmaB: number;
  /** A class of the other course. */
  turmaDeOutroCurso: number;
};

/** A small school of one segmentação, two courses and three classes, with the academic period of a year open. */
export async function escolaDeTeste(db: Db, { ano = 2026, vagas = 2 }: { ano?: number; vagas?: number } = {}): Promise<Escola> {
  return transacao(db, async (tx) => {
    const { id: segmentacaoId } = await criarSegmentacao(atoDe(tx, autor), { nome: `Ensino Fundamental II ${ano}`, ordem: 2, ativa: true });
    const curso = { segmentacaoId, sigla: null, idadeMinima: null, cargaHoraria: 800, proximoCursoId: null, ativo: true };
    const { id: cursoId } = await criarCurso(atoDe(tx, autor), { ...curso, nome: '6º ano', ordem: 6 });
    const { id: outroCursoId } = await criarCurso(atoDe(tx, autor), { ...curso, nome: '7º ano', ordem: 7 });
    const periodo = { ano, nome: `Ano letivo ${ano}`, dataInicio: `${ano}-02-02`, dataFim: `${ano}-12-18` };
    const { id: periodoId } = await criarPeriodo(atoDe(tx, autor), {
      ...periodo,
      segmentacoes: [
        { segmentacaoId, etapas: [{ nome: '1º bimestre', dataInicio: `${ano}-02-02`, dataFim: `${ano}-04-17`, peso: '1.0000' }] },
      ],
    });
    const { rows: anos } = await sql<{ id: number }>`select ano_letivo_id as id from periodos_letivos where id = ${periodoId}`.execute(tx);
    const anoLetivoId = anos[0]?.id ?? 0;
    const turma = { anoLetivoId, grupoTurmaId: null, turno: 'manha' as const, sala: null, vagas };
    const { id: turmaA } = await criarTurma(atoDe(tx, autor), { ...turma, cursoId, nome: '6º ano A' });
    const { id: turmaB } = await criarTurma(atoDe(tx, autor), { ...turma, cursoId, nome: '6º ano B' });
    const { id: turmaDeOutroCurso } = await criarTurma(atoDe(tx, autor), {
      ...turma,
      turno: 'tarde',
      cursoId: outroCursoId,
      nome: '7º ano A',
    });
    return { segmentacaoId, cursoId, outroCursoId, anoLetivoId, ano, turmaA, turmaB, turmaDeOutroCurso };
  });
}

/** A person of the register; a child born in 2014 unless told. */
export async function pessoaDeTeste(db: Db, nome: string, dataNascimento: string | null = '2014-05-10'): Promise<number> {
  const { id } = await transacao(db, (tx) => criarPessoa(atoDe(tx, autor), { nome, sobrenome: 'Figueira', dataNascimento }));
  return id;
}

/** An enrollment in the first class with one guardian for everything; override what the test is about. */
export function matriculaDeTeste(
  escola: Escola,
  alunoId: number,
  responsavelId: number,
  partes: Partial<DadosMatricula> = {},
): DadosMatricula {
  return {
    alunoId,
    cursoId: escola.cursoId,
    anoLetivoId: escola.anoLetivoId,
    turmaId: escola.turmaA,
    dataMatricula: `${escola.ano}-01-20`,
    responsaveis: [{ pessoaId: responsavelId, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100.00' }],
    observacoes: null,
    preMatricula: false,
    motivoExcedente: null,
    ...partes,
  };
}
