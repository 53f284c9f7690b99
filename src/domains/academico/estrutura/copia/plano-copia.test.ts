import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planejarCopia, type DisciplinaDoAno, type DocenteDoAno, type TurmaDoAno, type TurmaPlanejada } from './plano-copia.ts';

const docente = (pessoaId: number, partes: Partial<DocenteDoAno> = {}): DocenteDoAno => ({
  pessoaId,
  nome: `P${pessoaId}`,
  trabalha: true,
  encerradoEm: null,
  ...partes,
});
const disciplina = (disciplinaId: number, partes: Partial<DisciplinaDoAno> = {}): DisciplinaDoAno => ({
  turmaDisciplinaId: disciplinaId * 10,
  disciplinaId,
  nome: `D${disciplinaId}`,
  ativa: true,
  cargaHoraria: null,
  ordem: disciplinaId,
  encerradaEm: null,
  docentes: [docente(disciplinaId + 100)],
  ...partes,
});
const turma = (chave: string, disciplinas: DisciplinaDoAno[], partes: Partial<TurmaDoAno> = {}): TurmaDoAno => ({
  id: chave.length,
  chave,
  nome: chave,
  cursoAtivo: true,
  fechada: false,
  periodoFechado: null,
  inicioNoDestino: '2027-02-01',
  disciplinas,
  ...partes,
});
const tudo = { disciplinas: true, docentes: true };

describe('copying a year', () => {
  test('makes what is missing and counts what is there, closed or without a course in use', () => {
    const origem = [
      turma('1:a', [disciplina(1), disciplina(2, { docentes: [docente(9, { trabalha: false })] }), disciplina(3, { ativa: false })]),
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
      disciplinasRecusadas: 3,
      docentesCriados: 2,
      docentesExistentes: 0,
      docentesRecusados: 4,
    });
  });

  test('what ended before the year did stays behind, and says so', () => {
    const origem = [
      turma('1:a', [
        disciplina(1, { encerradaEm: '2026-06-30' }),
        disciplina(2, { docentes: [docente(7, { encerradoEm: '2026-05-04' }), docente(8)] }),
        // Ended and begun again: it is the one that runs that counts.
        disciplina(3, { encerradaEm: '2026-04-30', docentes: [docente(7, { encerradoEm: '2026-04-30' })] }),
        disciplina(3, { docentes: [docente(7)] }),
        disciplina(4),
      ]),
    ];
    const destino = [turma('1:a', [disciplina(4, { encerradaEm: '2027-03-31' })])];
    const { turmas, totais } = planejarCopia(origem, destino, tudo);
    expect(turmas[0]?.deFora.map((f) => [f.disciplina, f.docente, f.motivo, f.data])).toEqual([
      ['D1', null, 'DISCIPLINA_ENCERRADA', '2026-06-30'],
      ['D1', 'P101', 'DISCIPLINA_FICA_DE_FORA', null],
      ['D2', 'P7', 'DOCENCIA_ENCERRADA', '2026-05-04'],
      ['D4', null, 'DISCIPLINA_ENCERRADA_NO_DESTINO', '2027-03-31'],
      ['D4', 'P104', 'DISCIPLINA_FICA_DE_FORA', null],
    ]);
    expect(turmas[0]?.docentes.map((d) => [d.disciplinaId, d.pessoaId])).toEqual([
      [2, 8],
      [3, 7],
    ]);
    expect(totais).toMatchObject({ disciplinasCriadas: 2, disciplinasRecusadas: 2, docentesCriados: 2, docentesRecusados: 3 });
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
      encerradas: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
      fechada: fc.boolean(),
      periodoFechado: fc.constant(null),
      cursoAtivo: fc.boolean(),
    });
    const ano = fc.uniqueArray(umaTurma, { selector: (t) => t.chave, maxLength: 4 }).map((turmas) =>
      turmas.map(({ disciplinas, comDocente, encerradas, ...t }) =>
        turma(
          t.chave,
          disciplinas.map((d) =>
            disciplina(d, { encerradaEm: encerradas.includes(d) ? '2026-06-30' : null, ...(comDocente ? {} : { docentes: [] }) }),
          ),
          t,
        ),
      ),
    );
    fc.assert(
      fc.property(ano, ano, fc.boolean(), fc.boolean(), (origem, destino, disciplinas, docentes) => {
        const com = { disciplinas, docentes };
        const primeira = planejarCopia(origem, destino, com);
        // Each subject and teacher of the year is made, there already, or left out: none is lost.
        const { totais: t } = primeira;
        const todas = origem.flatMap((x) => x.disciplinas);
        if (disciplinas) expect(t.disciplinasCriadas + t.disciplinasExistentes + t.disciplinasRecusadas).toBe(todas.length);
        if (docentes)
          expect(t.docentesCriados + t.docentesExistentes + t.docentesRecusados).toBe(todas.reduce((n, d) => n + d.docentes.length, 0));
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
      const novos = docentes.filter((x) => x.disciplinaId === d.disciplinaId).map(({ pessoaId }) => docente(pessoaId));
      return { ...d, docentes: [...d.docentes, ...novos] };
    });
    depois.set(origem.chave, { ...alvo, disciplinas: todas });
  }
  return [...depois.values()];
}
