import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataCivil } from '#shared/datas.ts';
import { escreverDecimal } from '#shared/decimais.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { faltaNaEtapa } from '#domains/academico/estrutura/criterio/quanto-falta.ts';
import { type AvaliacaoDaGrade, avaliacoesDoAluno, estavaEm, mediaDoAluno, notasDoFim } from './montar.ts';

// The average of an etapa computed apart, as a patient person would: whole numbers over a common denominator, one evaluation after another.
type Fracao = [bigint, bigint];
const ler = (texto: string): Fracao => {
  const [inteiros = '0', casas = ''] = texto.split('.');
  return [BigInt(inteiros + casas), 10n ** BigInt(casas.length)];
};
const maior = (a: Fracao, b: Fracao): boolean => a[0] * b[1] > b[0] * a[1];
const emDez = (nota: string | null, maximo: string): Fracao | null => {
  if (nota === null || nota === 'dispensado') return null;
  if (nota === 'ausente') return [0n, 1n];
  const [n, m] = [ler(nota), ler(maximo)];
  return [n[0] * m[1] * 10n, n[1] * m[0]];
};
function devagar(
  avaliacoes: readonly AvaliacaoDaGrade[],
  notas: ReadonlyMap<number, string>,
  modo: 'substitui_se_maior' | 'media',
  entrada: DataCivil,
): string | null {
  let [soma, pesos]: [Fracao, Fracao] = [
    [0n, 1n],
    [0n, 1n],
  ];
  let [alguma, espera, excusadas] = [false, false, 0];
  for (const a of avaliacoes) {
    if (a.papel !== 'avaliacao') continue;
    let valor = emDez(notas.get(a.id) ?? null, a.valorMaximo);
    const semNota = notas.get(a.id) === 'ausente' || notas.get(a.id) === 'dispensado' || (!notas.has(a.id) && a.dataAvaliacao < entrada);
    for (const s of avaliacoes)
      if (s.papel === 'segunda_chamada' && s.substituiId === a.id && semNota && notas.has(s.id)) {
        // Who was not to do the first is worth nothing less by missing the second.
        if (notas.get(s.id) === 'ausente' && notas.get(a.id) !== 'ausente') continue;
        valor = emDez(notas.get(s.id) ?? null, s.valorMaximo);
      }
    for (const r of avaliacoes) {
      if (r.papel !== 'recuperacao' || r.substituiId !== a.id) continue;
      const outra = emDez(notas.get(r.id) ?? null, r.valorMaximo);
      if (!outra) continue;
      if (valor === null) valor = semNota && notas.get(r.id) !== 'ausente' ? outra : null;
      else if (maior(outra, valor)) valor = outra;
    }
    if (valor === null) {
      if (semNota) excusadas += 1;
      else espera = true;
      continue;
    }
    alguma = true;
    const p = ler(a.peso);
    soma = [soma[0] * valor[1] * p[1] + valor[0] * p[0] * soma[1], soma[1] * valor[1] * p[1]];
    pesos = [pesos[0] * p[1] + p[0] * pesos[1], pesos[1] * p[1]];
  }
  let media: Fracao = [soma[0] * pesos[1], soma[1] * pesos[0]];
  let melhor: Fracao | null = null;
  for (const r of avaliacoes) {
    if (r.papel !== 'recuperacao' || r.substituiId !== null) continue;
    // Without any other mark, who missed the recovery too is not worth zero.
    const outra = !alguma && notas.get(r.id) === 'ausente' ? null : emDez(notas.get(r.id) ?? null, r.valorMaximo);
    if (outra && (!melhor || maior(outra, melhor))) melhor = outra;
  }
  if (!alguma && (!melhor || espera || excusadas === 0)) return null;
  if (!alguma && melhor) media = melhor;
  else if (melhor && modo === 'media') media = [media[0] * melhor[1] + melhor[0] * media[1], media[1] * melhor[1] * 2n];
  else if (melhor && maior(melhor, media)) media = melhor;
  const decimos = (media[0] * 20n + media[1]) / (media[1] * 2n);
  return `${decimos / 10n}.${decimos % 10n}`;
}

const nota = fc.option(
  fc.oneof(
    fc.constantFrom('ausente', 'dispensado'),
    fc.integer({ min: 0, max: 100 }).map((n) => escreverDecimal(BigInt(n), 1)),
  ),
  { nil: null },
);
const dados = fc.array(
  fc.record({
    papel: fc.constantFrom('avaliacao' as const, 'avaliacao' as const, 'segunda_chamada' as const, 'recuperacao' as const),
    peso: fc.constantFrom('1', '2', '0.5', '3.25'),
    valorMaximo: fc.constantFrom('10', '12.5', '100'),
    alvo: fc.nat(8),
    dataAvaliacao: fc.constantFrom('2026-03-10', '2026-03-20'),
    nota,
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the average of an etapa from the grid', () => {
  test('is what a slow count with exact fractions gives, with second calls, recoveries, absences, exemptions and newcomers', () => {
    const modos = fc.constantFrom('substitui_se_maior' as const, 'media' as const);
    fc.assert(
      fc.property(dados, modos, fc.constantFrom('2026-02-02', '2026-03-15'), (linhas, modo, entrada) => {
        const originais = linhas.flatMap(({ papel }, i) => (papel === 'avaliacao' ? [i + 1] : []));
        const comSegunda = new Set<number>();
        const avaliacoes = linhas.flatMap(({ papel, peso, valorMaximo, dataAvaliacao, alvo }, i): AvaliacaoDaGrade[] => {
          const original = originais[alvo] ?? null;
          if (papel === 'segunda_chamada' && (original === null || comSegunda.has(original))) return [];
          if (papel === 'segunda_chamada' && original !== null) comSegunda.add(original);
          const base = { id: i + 1, etapaId: 1, nome: `A${i}`, dataAvaliacao, valorMaximo, peso, outraTurma: null };
          return [{ ...base, papel, substituiId: papel === 'avaliacao' ? null : original }];
        });
        const notas = new Map(linhas.flatMap((l, i): [number, string][] => (l.nota === null ? [] : [[i + 1, l.nota]])));
        const criterio = { ...criterioPadrao, recuperacaoPorEtapa: modo, recuperacaoPodeBaixar: true };
        const { valor } = mediaDoAluno(criterio, avaliacoes, (id) => notas.get(id) ?? null, [{ inicio: entrada, fim: null }]);
        expect(valor).toBe(devagar(avaliacoes, notas, modo, entrada));
      }),
      { numRuns: 2000 },
    );
  });
});

const escrita = (id: number, dataAvaliacao: string, partes: Partial<AvaliacaoDaGrade> = {}): AvaliacaoDaGrade => ({
  id,
  etapaId: 1,
  papel: 'avaliacao',
  nome: `Prova ${id}`,
  dataAvaliacao,
  valorMaximo: '10',
  peso: '1',
  substituiId: null,
  outraTurma: null,
  ...partes,
});

describe('which evaluations are of a student', () => {
  test('excuses from what was given before one joined or after one left, and keeps what has a mark', () => {
    const lugares = [{ inicio: '2026-03-01', fim: '2026-03-31' }];
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((dia) => estavaEm(lugares, dia))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const avaliacoes = [
      escrita(1, '2026-02-10'),
      escrita(2, '2026-03-10'),
      escrita(3, '2026-04-10'),
      escrita(4, '2026-04-11'),
      escrita(5, '2026-04-12', { papel: 'recuperacao' }),
    ];
    const suas = avaliacoesDoAluno(criterioPadrao, avaliacoes, (id) => (id === 3 ? '8' : null), lugares);
    expect(suas.map(({ nome, nota: dada }) => [nome, dada])).toEqual([
      ['Prova 1', 'dispensado'],
      ['Prova 2', null],
      ['Prova 3', { valor: '8' }],
      ['Prova 4', 'dispensado'],
    ]);
  });

  test('who joined after an evaluation is measured by the points that were left, as who was excused from it', () => {
    const criterio = { ...criterioPadrao, calculoDaEtapa: 'pontos' as const, pontosDaEtapa: '25' };
    const avaliacoes = [escrita(1, '2026-02-10'), escrita(2, '2026-03-10', { valorMaximo: '15' })];
    const media = (marcas: Record<number, string>, inicio: string) =>
      mediaDoAluno(criterio, avaliacoes, (id) => marcas[id] ?? null, [{ inicio, fim: null }]).valor;
    expect(media({ 1: 'dispensado', 2: '15' }, '2026-02-02')).toBe('10.0');
    expect(media({ 2: '15' }, '2026-03-01')).toBe('10.0');
    const semNota = avaliacoesDoAluno(criterio, avaliacoes, () => null, [{ inicio: '2026-03-01', fim: null }]);
    expect(faltaNaEtapa(criterio, semNota)).toMatchObject({ em: 'avaliacoes', n: 1, de: '15', sabe: true });
  });

  test('the second call, and the recovery, of an evaluation of before one joined count by themselves, and the steps say so', () => {
    const avaliacoes = [
      escrita(1, '2026-06-08'),
      escrita(2, '2026-06-25', { papel: 'segunda_chamada', substituiId: 1 }),
      escrita(3, '2026-06-26'),
      escrita(4, '2026-06-29', { papel: 'recuperacao', substituiId: 1 }),
    ];
    const deQuemEntrou = (marcas: Record<number, string>) =>
      mediaDoAluno(criterioPadrao, avaliacoes, (id) => marcas[id] ?? null, [{ inicio: '2026-06-22', fim: null }]);
    expect(deQuemEntrou({ 2: '5', 3: '9' })).toMatchObject({
      valor: '7.0',
      passos: [
        { chave: 'segundaChamadaSemNota', params: { nome: 'Prova 1', segunda: 'Prova 2', nota: '5' } },
        { chave: 'mediaDasAvaliacoes' },
      ],
    });
    expect(deQuemEntrou({ 2: '5' }).valor).toBe('5.0');
    expect(deQuemEntrou({ 3: '9', 4: '6' })).toMatchObject({
      valor: '7.5',
      passos: [{ chave: 'recuperacaoSemNota', params: { nome: 'Prova 1', recuperacao: '6' } }, { chave: 'mediaDasAvaliacoes' }],
    });
    expect(deQuemEntrou({ 2: '5', 3: '9', 4: '6' }).valor).toBe('7.5');
    // Nobody is worth less by a recovery: who missed one that he did not need stays excused.
    expect(deQuemEntrou({ 3: '9', 4: 'ausente' }).valor).toBe('9.0');
  });

  test('what was given in another class is of who has a mark of it, and of nobody else', () => {
    const avaliacoes = [escrita(1, '2026-03-10'), escrita(2, '2026-03-12', { outraTurma: '6º ano B' })];
    const desdeSempre = [{ inicio: '2026-02-02', fim: null }];
    const nomes = (marcas: Record<number, string>) =>
      avaliacoesDoAluno(criterioPadrao, avaliacoes, (id) => marcas[id] ?? null, desdeSempre).map(({ nome }) => nome);
    expect(nomes({ 1: '8' })).toEqual(['Prova 1']);
    expect(nomes({ 1: '8', 2: '6' })).toEqual(['Prova 1', 'Prova 2']);
  });

  test('the exam is the one that has a mark: that of another class does not hide the own', () => {
    const fim = { etapaId: null, papel: 'exame' } as const;
    const finais = [escrita(1, '2026-12-10', { ...fim, outraTurma: '6º ano B' }), escrita(2, '2026-12-15', fim)];
    const exameDe = (marcas: Record<number, string>) => notasDoFim(criterioPadrao, finais, (id) => marcas[id] ?? null).exame;
    expect([exameDe({ 2: '7' }), exameDe({ 1: '6' }), exameDe({ 1: '6', 2: '7' }), exameDe({})]).toEqual(['7', '6', '7', null]);
  });
});
