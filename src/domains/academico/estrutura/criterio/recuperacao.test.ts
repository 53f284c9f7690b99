import { describe, expect, test } from 'vitest';
import { type Criterio, criterioDoAluno, criterioPadrao } from './criterio.ts';
import { mediaParcial, resultadoDaDisciplina } from './disciplina.ts';
import { type AvaliacaoDada, mediaDaEtapa } from './etapa.ts';
import { arredondar, fracao } from './fracao.ts';

const com = (partes: Partial<Criterio>): Criterio => ({ ...criterioPadrao, ...partes });
const dada = (valor: string, partes: Partial<AvaliacaoDada> = {}): AvaliacaoDada => ({
  nome: 'Prova',
  valorMaximo: '10',
  peso: '1',
  recuperacao: false,
  nota: { valor },
  ...partes,
});
const etapa = (partes: Partial<Criterio>, ...avaliacoes: AvaliacaoDada[]) => mediaDaEtapa(com(partes), avaliacoes);

describe('an etapa', () => {
  const pontos = { calculoDaEtapa: 'pontos', pontosDaEtapa: '25' } as const;
  test.each<[string, AvaliacaoDada[], string | null]>([
    ['all its points', [dada('8'), dada('10.5', { valorMaximo: '15' })], '7.4'],
    ['one not given takes its points away', [dada('8'), dada('0', { valorMaximo: '15', nota: null })], '8.0'],
    ['excused takes its points away', [dada('8'), dada('0', { valorMaximo: '15', nota: 'dispensado' })], '8.0'],
    ['absent earns none', [dada('8'), dada('0', { valorMaximo: '15', nota: 'ausente' })], '3.2'],
    ['points in no evaluation are not earned', [dada('8')], '3.2'],
    ['more points than the etapa has', [dada('8'), dada('16', { valorMaximo: '20' })], '8.0'],
    [
      'a recovery out of its own maximum',
      [dada('5'), dada('5', { valorMaximo: '15' }), dada('16', { valorMaximo: '20', recuperacao: true })],
      '8.0',
    ],
    ['nothing given', [dada('0', { nota: null })], null],
  ])('as a sum of 25 points: %s', (_, avaliacoes, esperado) => expect(etapa(pontos, ...avaliacoes).valor).toBe(esperado));

  test('as a sum of points says what was earned of how many', () =>
    expect(etapa(pontos, dada('8'), dada('10.5', { valorMaximo: '15' })).passos).toEqual([
      { chave: 'somaDosPontos', params: { conta: '8 + 10,5', pontos: '18,5', possiveis: '25', media: '7,4' } },
    ]));

  test('of the best two leaves out the others, weights and all', () => {
    const melhores = { calculoDaEtapa: 'melhores', melhoresAvaliacoes: 2 } as const;
    const { valor, passos } = etapa(melhores, dada('4', { peso: '9' }), dada('9'), dada('7'), dada('0', { nota: 'dispensado' }));
    expect([valor, passos[0]?.params.conta]).toEqual(['8.0', '(9 + 7) ÷ 2']);
    expect(etapa(melhores, dada('5')).valor).toBe('5.0');
  });
});

describe('a recovery', () => {
  const rec = (valor: string) => dada(valor, { recuperacao: true });
  // The published rules: replace, average with the better kept, and a cap at the passing average.
  test.each<[Partial<Criterio>, string, string, string]>([
    [{}, '5', '8', '8.0'],
    [{}, '5', '4', '5.0'],
    [{ recuperacaoPorEtapa: 'media' }, '5', '8', '6.5'],
    [{ recuperacaoPorEtapa: 'media' }, '5', '4', '5.0'],
    [{ recuperacaoPorEtapa: 'media', recuperacaoPodeBaixar: true }, '5', '4', '4.5'],
    [{ recuperacaoLimitada: true }, '5', '9', '7.0'],
    [{ recuperacaoLimitada: true }, '8', '9', '8.0'],
    [{ recuperacaoLimitada: true, mediaAprovacao: '6.0' }, '4', '10', '6.0'],
    [{ recuperacaoLimitada: true, recuperacaoPorEtapa: 'media' }, '6', '10', '7.0'],
  ])('%j: %s with %s becomes %s', (partes, media, r, esperado) => expect(etapa(partes, dada(media), rec(r)).valor).toBe(esperado));

  test('of one evaluation, and of the year, are capped alike', () => {
    const recuperada = dada('4', { recuperacoes: [{ nome: 'R', valorMaximo: '10', nota: { valor: '10' } }] });
    expect(etapa({ recuperacaoLimitada: true }, recuperada).valor).toBe('7.0');
    const doAno = (partes: Partial<Criterio>) =>
      resultadoDaDisciplina(com({ recuperacaoFinal: true, ...partes }), '5.0', { todasFechadas: true, recuperacaoFinal: '9.5' }).parcial;
    expect([doAno({}), doAno({ recuperacaoLimitada: true })]).toEqual(['9.5', '7.0']);
  });

  const ano = (partes: Partial<Criterio>, medias: (string | null)[], recuperacoes: Record<number, string>) =>
    mediaParcial(
      com(partes),
      medias.map((media, i) => {
        const r = recuperacoes[i];
        return { nome: `${i + 1}º`, peso: '1', media, recuperacoes: r ? [{ nome: 'R', valorMaximo: '10', nota: { valor: r } }] : [] };
      }),
    );
  const semestre = { alcanceDaRecuperacao: 'grupo', etapasPorRecuperacao: 2 } as const;
  test.each<[string, Partial<Criterio>, Record<number, string>, string | null]>([
    ['no recovery', semestre, {}, '6.0'],
    ['of a semester takes the place of its average, twice', semestre, { 1: '8' }, '7.5'],
    ['a lower one changes nothing', semestre, { 1: '4.5' }, '6.0'],
    ['averaged with that of the semester', { ...semestre, recuperacaoPorEtapa: 'media' }, { 1: '8' }, '6.8'],
    ['averaged and allowed to lower', { ...semestre, recuperacaoPorEtapa: 'media', recuperacaoPodeBaixar: true }, { 3: '2' }, '4.8'],
    ['capped', { ...semestre, recuperacaoLimitada: true }, { 1: '10' }, '7.0'],
    ['of both semesters', semestre, { 1: '7', 3: '8' }, '7.5'],
    ['in the place of the lowest of four', { alcanceDaRecuperacao: 'menor', etapasPorRecuperacao: 4 }, { 3: '8' }, '7.0'],
    ['in the place of the lowest of a semester', { alcanceDaRecuperacao: 'menor', etapasPorRecuperacao: 2 }, { 3: '9' }, '6.5'],
    ['none in this course', { ...semestre, recuperacaoPorEtapa: 'nenhuma' }, { 1: '8' }, '6.0'],
  ])('%s', (_, partes, recuperacoes, esperado) => expect(ano(partes, ['4.0', '6.0', '7.0', '7.0'], recuperacoes).valor).toBe(esperado));

  test('of a semester says what it was the average of', () => {
    expect(ano(semestre, ['4.0', '6.0'], { 1: '8' }).passos.slice(0, 2)).toEqual([
      { chave: 'etapasJuntas', params: { etapas: '1º, 2º', media: '5' } },
      { chave: 'recuperacaoSubstitui', params: { media: '5', recuperacao: '8' } },
    ]);
    const { valor, passos } = mediaDaEtapa(com(semestre), [dada('4'), rec('8')]);
    expect([valor, passos.at(-1)?.chave]).toEqual(['4.0', 'recuperacaoFicaParaOAno']);
  });
});

describe('rounding', () => {
  test.each([
    ['5.63', '5.75'],
    ['5.62', '5.50'],
    ['5.625', '5.75'],
    ['9.9', '10.00'],
  ])('to a quarter of a point: %s is %s', (de, para) => expect(arredondar(fracao(de), 1, 'quarto_ponto')).toBe(para));

  test('begins where the course says', () => {
    const etapas = ['6.5', '7.0', '5.5', '6.0'].map((media) => ({ nome: '', peso: '1', media }));
    const meio = (arredondamentoDesde: Criterio['arredondamentoDesde']) => {
      const criterio = com({ arredondamento: 'meio_ponto', arredondamentoDesde, mediaAprovacao: '7' });
      const parcial = mediaParcial(criterio, etapas).valor;
      return [
        etapa({ arredondamento: 'meio_ponto', arredondamentoDesde }, dada('6.2')).valor,
        parcial,
        resultadoDaDisciplina(criterio, parcial, { todasFechadas: true, exame: '4' }).final,
      ];
    };
    expect([meio('etapa'), meio('ano'), meio('final')]).toEqual([
      ['6.0', '6.5', '5.5'],
      ['6.2', '6.5', '5.5'],
      ['6.2', '6.3', '5.5'],
    ]);
  });

  test('the published figures: 6.25 of four terms is 6.5 to the half, and 6.25 by weights of 3, 3 and 4', () => {
    const medias = (lista: [string, string][]) => lista.map(([media, peso]) => ({ nome: '', peso, media }));
    const quatro = medias([
      ['6.5', '1'],
      ['7.0', '1'],
      ['5.5', '1'],
      ['6.0', '1'],
    ]);
    expect([
      mediaParcial(com({ casasDecimais: 2 }), quatro).valor,
      mediaParcial(com({ arredondamento: 'meio_ponto' }), quatro).valor,
    ]).toEqual(['6.25', '6.5']);
    expect(
      mediaParcial(
        com({ casasDecimais: 2 }),
        medias([
          ['6.5', '3'],
          ['7.0', '3'],
          ['5.5', '4'],
        ]),
      ).valor,
    ).toBe('6.25');
    const exame = (partes: Partial<Criterio>) =>
      resultadoDaDisciplina(com({ casasDecimais: 2, ...partes }), '5.4', { todasFechadas: true, exame: '6.8' });
    expect(exame({ pesoMedia: '1', pesoExame: '1' })).toMatchObject({ final: '6.10', situacao: 'aprovado_apos_exame' });
    expect(exame({})).toMatchObject({ final: '5.96', situacao: 'aprovado_apos_exame' });
  });
});

test('an adapted plan has its own rule, and writes marks as its class does', () => {
  const adaptado = com({ mediaAprovacao: '5.0000', tipo: 'parecer', casasDecimais: 2, controleFrequencia: 'por_dia' });
  const criterio = com({ adaptado });
  expect(criterioDoAluno(criterio, false)).toBe(criterio);
  expect(criterioDoAluno(criterio, true)).toMatchObject({
    mediaAprovacao: '5.0000',
    tipo: 'nota',
    casasDecimais: 1,
    controleFrequencia: 'por_aula',
  });
  const semRegra = com({ adaptado: null });
  expect(criterioDoAluno(semRegra, true)).toBe(semRegra);
});
