import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { esquemaResponsaveis } from './esquemas.ts';
import { escreverPercentual } from './percentuais.ts';
import { podeResponderPorSi, problemasDosResponsaveis, type Responsavel } from './responsaveis.ts';
import { errosDeCampo } from '#shared/validacao.ts';

const mae: Responsavel = { pessoaId: 1, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '60.00' };
const pai: Responsavel = { pessoaId: 2, parentesco: 'pai', pedagogico: false, financeiro: true, percentual: '40.00' };
const codigos = (lista: Responsavel[]) => problemasDosResponsaveis(lista).map((p) => p.codigo);

describe('guardians', () => {
  test('two who share exactly, or one who is everything', () => {
    expect(codigos([mae, pai])).toEqual([]);
    expect(codigos([{ ...mae, percentual: '100.00' }])).toEqual([]);
    expect(
      codigos([
        { ...mae, financeiro: false, percentual: null },
        { ...pai, percentual: '100' },
      ]),
    ).toEqual([]);
  });

  test.each<[string, Responsavel[], string[]]>([
    ['nobody', [], ['RESPONSAVEL_PEDAGOGICO_AUSENTE', 'RESPONSAVEL_FINANCEIRO_AUSENTE']],
    ['no pedagogical one', [{ ...pai, percentual: '100' }], ['RESPONSAVEL_PEDAGOGICO_AUSENTE']],
    ['no financial one', [{ ...mae, financeiro: false, percentual: null }], ['RESPONSAVEL_FINANCEIRO_AUSENTE']],
    ['the same twice', [mae, { ...pai, pessoaId: 1 }], ['RESPONSAVEL_REPETIDO']],
    [
      'without a role',
      [mae, pai, { pessoaId: 3, parentesco: null, pedagogico: false, financeiro: false, percentual: null }],
      ['RESPONSAVEL_SEM_PAPEL'],
    ],
    ['a payer without a share', [mae, { ...pai, percentual: null }], ['PERCENTUAL_AUSENTE']],
    [
      'a share without paying',
      [
        { ...mae, percentual: '100' },
        { ...pai, financeiro: false, pedagogico: true },
      ],
      ['PERCENTUAL_SEM_FINANCEIRO'],
    ],
    [
      'nothing to pay',
      [
        { ...mae, percentual: '100' },
        { ...pai, percentual: '0' },
      ],
      ['PERCENTUAL_INVALIDO'],
    ],
    [
      'three decimals',
      [
        { ...mae, percentual: '59.999' },
        { ...pai, percentual: '40.001' },
      ],
      ['PERCENTUAL_INVALIDO', 'PERCENTUAL_INVALIDO'],
    ],
    ['more than all', [{ ...mae, percentual: '100.01' }], ['PERCENTUAL_INVALIDO']],
    ['a hundredth too few', [mae, { ...pai, percentual: '39.99' }], ['PERCENTUAIS_NAO_SOMAM_100']],
    ['a hundredth too many', [mae, { ...pai, percentual: '40.01' }], ['PERCENTUAIS_NAO_SOMAM_100']],
  ])('%s', (_, lista, esperado) => expect(codigos(lista)).toEqual(esperado));

  test('the message names the sum and the difference, in both languages', () => {
    const resultado = esquemaResponsaveis.safeParse([mae, { ...pai, percentual: '39.99' }]);
    expect(
      errosDeCampo(
        resultado.error ??
          (() => {
            throw new Error('accepted');
          })(),
        'br',
      )[0]?.message,
    ).toContain('somam 99,99 %');
    expect(errosDeCampo(resultado.error, 'en')[0]?.message).toContain('sum to 99,99 %');
  });

  test('numbers and typed commas are read as the same share', () => {
    const lidos = esquemaResponsaveis.parse([
      { ...mae, percentual: 66.67 },
      { ...pai, percentual: '33,33' },
    ]);
    expect(lidos.map((r) => r.percentual)).toEqual(['66.67', '33.33']);
  });

  test('any split in hundredths that sums to 100.00 is accepted, and no other', () => {
    const partes = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(partes, (pontos) => {
        const lista = pontos.map((p, i) => ({
          pessoaId: i + 1,
          parentesco: null,
          pedagogico: true,
          financeiro: true,
          percentual: escreverPercentual(p),
        }));
        expect(codigos(lista).length === 0).toBe(pontos.reduce((a, b) => a + b, 0) === 10_000);
      }),
    );
  });
});

describe('a student as his own guardian', () => {
  test.each([
    ['2008-01-20', '2026-01-20', true],
    ['2008-01-21', '2026-01-20', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
  ])('born %s, on %s: %s', (nascimento, em, pode) => expect(podeResponderPorSi(nascimento, em)).toBe(pode));
  test('an unknown birth date is not of age', () => expect(podeResponderPorSi(null, '2026-01-20')).toBe(false));
});
