import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { comporBaixa } from './composicao.ts';
import { valorDevido } from '../devido/valor-devido.ts';

const titulo = {
  valorCentavos: centavos(100_000),
  descontoIncondicionalCentavos: centavos(0),
  descontoCondicionalCentavos: centavos(5_000),
  dataVencimento: '2026-03-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.0000',
};
const tarde = valorDevido(titulo, [], '2026-03-25');
const emDia = valorDevido(titulo, [], '2026-03-10');

describe('allocation of an amount received', () => {
  test('late: interest, then fine, then principal', () => {
    expect(comporBaixa(tarde, centavos(300), 'x')).toEqual({
      jurosCentavos: 300,
      multaCentavos: 0,
      principalCentavos: 0,
      descontoCentavos: 0,
    });
    expect(comporBaixa(tarde, centavos(1_500), 'x')).toEqual({
      jurosCentavos: 500,
      multaCentavos: 1_000,
      principalCentavos: 0,
      descontoCentavos: 0,
    });
    expect(comporBaixa(tarde, centavos(102_500), 'x')).toEqual({
      jurosCentavos: 500,
      multaCentavos: 2_000,
      principalCentavos: 100_000,
      descontoCentavos: 0,
    });
  });
  test('the discount goes only to the payment that settles on time', () => {
    expect(comporBaixa(emDia, centavos(95_000), 'x')).toMatchObject({ principalCentavos: 95_000, descontoCentavos: 5_000 });
    expect(comporBaixa(emDia, centavos(94_999), 'x')).toMatchObject({ principalCentavos: 94_999, descontoCentavos: 0 });
  });
  test('more than the amount due is refused naming both values, in both languages', () => {
    expect(() => comporBaixa(emDia, centavos(95_001), '2026-00001/03')).toThrow(expect.objectContaining({ code: 'VALOR_ACIMA_DO_DEVIDO' }));
    try {
      comporBaixa(emDia, centavos(95_001), '2026-00001/03');
    } catch (causa) {
      const erro = causa as { mensagem(idioma: 'br' | 'en'): string };
      for (const idioma of ['br', 'en'] as const)
        for (const parte of ['R$ 950,01', 'R$ 950,00', '2026-00001/03']) expect(erro.mensagem(idioma)).toContain(parte);
    }
  });
  test('a title that owes nothing takes nothing', () => {
    const quitado = valorDevido({ ...titulo, valorCentavos: centavos(0), descontoCondicionalCentavos: centavos(0) }, [], '2026-03-10');
    expect(() => comporBaixa(quitado, centavos(1), 'x')).toThrow(expect.objectContaining({ code: 'NADA_DEVIDO' }));
  });
  test('the parts always sum to the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 102_500 }), (valor) => {
        const { principalCentavos, jurosCentavos, multaCentavos } = comporBaixa(tarde, centavos(valor), 'x');
        expect(principalCentavos + jurosCentavos + multaCentavos).toBe(valor);
      }),
    );
  });
});
