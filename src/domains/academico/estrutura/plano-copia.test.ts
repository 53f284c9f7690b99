import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planejarCopia, type DisciplinaDoAno, type TurmaDoAno, type TurmaPlanejada } from './plano-copia.ts';

const disciplina = (disciplinaId: number, partes: Partial<DisciplinaDoAno> = {}): DisciplinaDoAno => ({
  turmaDisciplinaId: disciplinaId * 10,
  disciplinaId,
  nome: `D${disciplinaId}`,
  ativa: true,
  cargaHoraria: null,
  ordem: disciplinaId,
  docentes: [{ pessoaId: disciplinaId + 100, trabalha: true }],
  ...partes,
});
const turma = (chave: string, disciplinas: DisciplinaDoAno[], partes: Partial<TurmaDoAno> = {}): TurmaDoAno => ({
  id: chave.length,
  chave,
  nome: chave,
  cursoAtivo: true,
  fechada: false,
  inicioNoDestino: '2027-02-01',
  disciplinas,
  ...partes,
});
const tudo = { disciplinas: true, docentes: true };

describe('copying a year', () => {
  test('makes what is missing and counts what is there, closed or without a course in use', () => {
    const origem = [
      turma('1:a', [disciplina(1), disciplina(2, { docentes: [{ pessoaId: 9, trabalha: false }] }), disciplina(3, { ativa: false })]),
      turma('1:b', [disciplina(1)]),
      turma('2:a', [disciplina(1)], { cursoAtivo: false }),
      turma('3:a', [disciplina(1)]),
    ];
    const destino = [turma('1:b', [disciplina(1, { docentes: [] })]), turma('3:a', [], { fechada: true })];
    const { turmas, totais } = planejarCopia(origem, destino, tudo);
    expect(
      turmas.map((t) => [t.motivo, t.disciplinas.map((d) => d.disciplinaId), t.docentes.map((d) => [d.pessoaId, d.turmaDisciplinaId])]),
    ).toEqual([
      [null, [1, 2], [[101, null]]],
      [null, [], [[101, 10]]],
      ['CURSO_INATIVO', [], []],
      ['TURMA_FECHADA', [], []],
    ]);
    expect(totais).toEqual({
      turmasCriadas: 1,
      turmasExistentes: 2,
      turmasRecusadas: 1,
      disciplinasCriadas: 2,
      disciplinasExistentes: 1,
      docentesCriados: 2,
      docentesExistentes: 0,
      docentesRecusados: 2,
    });
  });

  test('classes alone, when nothing else is asked for', () => {
    const { totais } = planejarCopia([turma('1:a', [disciplina(1)])], [], { disciplinas: false, docentes: false });
    expect(totais).toMatchObject({ turmasCriadas: 1, disciplinasCriadas: 0, docentesCriados: 0 });
    expect(planejarCopia([turma('1:a', [disciplina(1)])], [], { disciplinas: false, docentes: true }).totais).toMatchObject({
      docentesRecusados: 1,
    });
  });

  test('twice makes nothing twice, whatever there was before', () => {
    const umaTurma = fc.record({
      chave: fc.constantFrom('1:a', '1:b', '2:a', '2:b'),
      disciplinas: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
      comDocente: fc.boolean(),
      fechada: fc.boolean(),
      cursoAtivo: fc.boolean(),
    });
    const ano = fc.uniqueArray(umaTurma, { selector: (t) => t.chave, maxLength: 4 }).map((turmas) =>
      turmas.map(({ disciplinas, comDocente, ...t }) =>
        turma(
          t.chave,
          disciplinas.map((d) => disciplina(d, comDocente ? {} : { docentes: [] })),
          t,
        ),
      ),
    );
    fc.assert(
      fc.property(ano, ano, fc.boolean(), fc.boolean(), (origem, destino, disciplinas, docentes) => {
        const com = { disciplinas, docentes };
        const primeira = planejarCopia(origem, destino, com);
        const { totais } = planejarCopia(origem, aplicar(destino, primeira.turmas), com);
        expect([totais.turmasCriadas, totais.disciplinasCriadas, totais.docentesCriados]).toEqual([0, 0, 0]);
      }),
    );
  });
});

/** The destination year after a plan was carried out. */
function aplicar(destino: readonly TurmaDoAno[], planejadas: readonly TurmaPlanejada[]): TurmaDoAno[] {
  const depois = new Map(destino.map((t) => [t.chave, { ...t, disciplinas: [...t.disciplinas] }]));
  for (const { origem, destinoId, motivo, disciplinas, docentes } of planejadas) {
    if (motivo !== null) continue;
    const alvo = destinoId === null ? { ...origem, disciplinas: [] } : (depois.get(origem.chave) ?? { ...origem, disciplinas: [] });
    const criadas = disciplinas.map((d): DisciplinaDoAno => ({ ...d, docentes: [] }));
    const todas = [...alvo.disciplinas, ...criadas].map((d) => {
      const novos = docentes.filter((x) => x.disciplinaId === d.disciplinaId).map(({ pessoaId }) => ({ pessoaId, trabalha: true }));
      return { ...d, docentes: [...d.docentes, ...novos] };
    });
    depois.set(origem.chave, { ...alvo, disciplinas: todas });
  }
  return [...depois.values()];
}
