import { describe, expect, test } from 'vitest';
import { errosDeCampo } from '#shared/validacao.ts';
import { type Criterio, criterioPadrao } from '../criterio.ts';
import { mediaParcial, resultadoDaDisciplina } from '../disciplina.ts';
import { esquemaCriterio } from '../esquemas.ts';
import { arredondar, exibir, fracao } from '../fracao.ts';
import { calcularFormula, usaNome } from './calcular.ts';
import { lerFormula, nomesDaMedia, nomesDoExame } from './ler.ts';

const valores = new Map([
  ['E1', fracao('6')],
  ['E2', fracao('8')],
  ['E3', null],
  ['SE', fracao('14')],
  ['ET', fracao('2')],
]);
const valor = (texto: string): string | null => {
  const { valor: exato } = calcularFormula(texto, valores, exibir);
  return exato && arredondar(exato, 4, 'truncado');
};

describe('a formula', () => {
  test.each([
    ['2 + 3 * 4', '14.0000'],
    ['(2 + 3) * 4', '20.0000'],
    ['12 / 3 / 2', '2.0000'],
    ['10 - 3 - 2', '5.0000'],
    ['- 2 + 5', '3.0000'],
    ['2 * -(1 - 3)', '4.0000'],
    ['1,5 + 0.25', '1.7500'],
    ['(E1+E2)/Et', '7.0000'],
    ['se / ET', '7.0000'],
    ['Média(E1; E2; E3)', '7.0000'],
    ['max(E1; E2) - min(E1; E3; 7)', '2.0000'],
    ['1/3*3', '1.0000'],
    ['(E1 × 2 – E2)\u00a0÷ 2', '2.0000'],
  ])('%s is %s', (texto, esperado) => expect(valor(texto)).toBe(esperado));

  test('has no value where a name without one, or a division by zero, decides', () => {
    expect(['E1 + E3', 'media(E3)', 'E1 / (E2 - 8)', 'E4'].map(valor)).toEqual([null, null, null, null]);
    expect(calcularFormula('E1 + E3 * Rc', valores, exibir)).toMatchObject({ faltam: ['E3', 'RC'], porZero: false });
    expect(calcularFormula('E1 / (E2 - 8)', valores, exibir)).toMatchObject({ porZero: true, conta: '6 ÷ (8 − 8)' });
  });

  test('is shown with what its names were worth', () =>
    expect(calcularFormula('max(Se/Et; -E1)*0.6', valores, exibir).conta).toBe('max(14 ÷ 2; −6) × 0,6'));

  test('names what it asks for', () =>
    expect([usaNome('max(Se; RC)', 'RC'), usaNome('Se', 'RC'), usaNome(null, 'RC')]).toEqual([true, false, false]));

  test.each([
    ['', 'FORMULA_ACABA_ANTES', 1],
    ['E1 +', 'FORMULA_ACABA_ANTES', 5],
    ['E1 + * 2', 'FORMULA_SEM_VALOR', 6],
    ['(E1 + 2', 'FORMULA_ACABA_ANTES', 8],
    ['(E1 2)', 'FORMULA_SEM_FECHAR', 5],
    ['E1 + 2)', 'FORMULA_SOBRA', 7],
    ['E1 E2', 'FORMULA_SOBRA', 4],
    ['E0 + E13', 'FORMULA_NOME_DESCONHECIDO', 1],
    ['2 + EX', 'FORMULA_NOME_DESCONHECIDO', 5],
    ['process.exit(1)', 'FORMULA_CARACTERE', 8],
    ['constructor', 'FORMULA_NOME_DESCONHECIDO', 1],
    ['min E1', 'FORMULA_FUNCAO_SEM_PARENTESES', 5],
    ['min(E1, E2)', 'FORMULA_CARACTERE', 7],
    ['E1 ^ 2', 'FORMULA_CARACTERE', 4],
    ['12345678', 'FORMULA_NUMERO_LONGO', 1],
    ['E1 = 2', 'FORMULA_CARACTERE', 4],
  ])('%j is refused: %s at %i', (texto, codigo, posicao) => expect(lerFormula(texto, nomesDaMedia)).toMatchObject({ codigo, posicao }));

  test('of the exam has its names besides', () => expect(lerFormula('(MP + EX) / 2', nomesDoExame)).toHaveProperty('raiz'));

  test('is refused on its field, with the place, in both languages', () => {
    const lido = esquemaCriterio.safeParse({ ...criterioPadrao, formulaDaMedia: 'E1 + Q', formulaDoExame: 'Rc + EX' });
    const erros = (idioma: 'br' | 'en') =>
      lido.success ? [] : errosDeCampo(lido.error, idioma).map(({ path, message }) => [path, message]);
    expect(erros('br')).toEqual([
      ['formulaDaMedia', 'No caractere 6: “Q” não é um nome que se possa usar aqui'],
      ['formulaDoExame', 'Rc é a nota da recuperação final: ligue a recuperação final para usá-la'],
    ]);
    expect(erros('en')[0]).toEqual(['formulaDaMedia', 'At character 6: “Q” is not a name that can be used here']);
  });
});

test('a formula pasted from a text is kept with the signs that the database takes', () => {
  const lido = esquemaCriterio.parse({ ...criterioPadrao, formulaDaMedia: '(E1\u00a0× 2 + E2) ÷ 3', formulaDoExame: null });
  expect(lido).toMatchObject({ formulaDaMedia: '(E1 * 2 + E2) / 3', formulaDoExame: null });
});

describe('the year by a formula', () => {
  const etapas = ['6.5', '7.0', '5.5', '6.0'].map((media, i) => ({ nome: `${i + 1}º`, peso: '1', media }));
  const com = (partes: Partial<Criterio>): Criterio => ({ ...criterioPadrao, casasDecimais: 2, recuperacaoFinal: true, ...partes });
  test.each([
    ['(E1+E2+E3+E4)/Et', null, '6.25'],
    ['(3*E1+3*E2+4*E3)/10', null, '6.25'],
    ['(E1*1+E2*2+E3*3+E4*4)/10', null, '6.10'],
    ['(Se/Et)*0.6 + Rc*0.4', '7.0', '6.55'],
    ['(Se/Et)*0.6 + Rc*0.4', null, null],
    ['max(Se/Et; (Se/Et)*0.6 + Rc*0.4)', null, '6.25'],
    ['E1 * 3', null, '10.00'],
    ['E1 - 9', null, '0.00'],
  ])('%s with %s gives %s', (formulaDaMedia, rc, esperado) =>
    expect(mediaParcial(com({ formulaDaMedia }), etapas, rc).valor).toBe(esperado),
  );

  test('tells the formula, its figures and what is outside the scale', () => {
    expect(mediaParcial(com({ formulaDaMedia: 'E1 * 3' }), etapas).passos).toEqual([
      { chave: 'formula', params: { formula: 'E1 * 3', conta: '6,5 × 3', media: '19,5' } },
      { chave: 'formulaForaDaEscala', params: { media: '19,5', limite: '10' } },
    ]);
    const semE5 = mediaParcial(com({ formulaDaMedia: 'E5 + 1' }), etapas);
    expect(semE5.passos).toEqual([{ chave: 'formulaSemValor', params: { formula: 'E5 + 1', faltam: 'E5' } }]);
    const { situacao, passos } = resultadoDaDisciplina(com({ formulaDaMedia: 'E5 + 1' }), semE5.valor, { todasFechadas: true });
    expect([situacao, passos.at(-1)?.chave]).toEqual(['cursando', 'formulaIncompleta']);
  });

  test('a final recovery that the formula names is not counted twice', () => {
    const criterio = com({ formulaDaMedia: '(Se/Et)*0.6 + Rc*0.4' });
    const parcial = mediaParcial(criterio, etapas, '8.0').valor;
    expect(resultadoDaDisciplina(criterio, parcial, { todasFechadas: true, recuperacaoFinal: '8.0' }).parcial).toBe('6.95');
  });
});
