import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { classificar, type Faixa } from './classificar.ts';
import { comMaisUma, medirProporcao } from './proporcao.ts';
import { calcularRenda, type Renda } from './renda.ts';
import type { TipoDeRenda } from './rendas.ts';

const faixas: Faixa[] = [
  { id: 2, nome: 'Parcial', limiteSalarios: '3.0000', percentualMaximo: '50.0000', toleranciaPercentual: '0.0000' },
  { id: 1, nome: 'Integral', limiteSalarios: '1.5000', percentualMaximo: '100.0000', toleranciaPercentual: '20.0000' },
];
const renda = (tipo: TipoDeRenda, ...meses: number[]): Renda => ({
  membro: 1,
  tipo,
  mes1Centavos: centavos(meses[0] ?? 0),
  mes2Centavos: meses[1] === undefined ? null : centavos(meses[1]),
  mes3Centavos: meses[2] === undefined ? null : centavos(meses[2]),
});
const daRenda = (total: number, membros: number, comLaudo = false) =>
  classificar(calcularRenda([renda('salario', total)], membros).perCapitaCentavos, {
    salarioCentavos: centavos(162_100),
    faixas,
    comLaudo,
  });

test.each([
  [500_000, 5, false, 'Integral', '0.61'],
  [900_000, 3, false, 'Parcial', '1.85'],
  [780_000, 3, false, 'Parcial', '1.60'],
  [780_000, 3, true, 'Integral', '1.60'],
  [1_500_000, 3, false, null, '3.08'],
  // To the cent at both limits: 2.431,50 and, with the report, 2.917,80.
  [243_150, 1, false, 'Integral', '1.50'],
  [243_151, 1, false, 'Parcial', '1.50'],
  [291_780, 1, true, 'Integral', '1.80'],
  [291_781, 1, true, 'Parcial', '1.80'],
  [486_300, 1, false, 'Parcial', '3.00'],
  [486_301, 1, false, null, '3.00'],
])('an income of %s centavos in a household of %s, report %s, is %s at %s wages a head', (total, membros, laudo, faixa, salarios) => {
  const achada = daRenda(total, membros, laudo);
  expect([achada.faixa?.nome ?? null, achada.salarios]).toEqual([faixa, salarios]);
});

test('the mean of the months told counts, what the rule leaves out does not, alimony paid is taken off, and nothing goes below zero', () => {
  const calculada = calcularRenda(
    [renda('salario', 320_000), renda('autonomo', 100_000, 200_001), renda('bolsa_familia', 60_000), renda('pensao_paga', 50_000)],
    4,
  );
  expect(calculada.parcelas.map(({ mediaCentavos, efeito, meses }) => [mediaCentavos, efeito, meses])).toEqual([
    [320_000, 'conta', 1],
    [150_001, 'conta', 2],
    [60_000, 'fora', 1],
    [50_000, 'deduz', 1],
  ]);
  expect([calculada.rendaCentavos, calculada.perCapitaCentavos]).toEqual([420_001, 105_000]);
  expect(calcularRenda([renda('pensao_paga', 10)], 2)).toMatchObject({ rendaCentavos: 0, perCapitaCentavos: 0 });
  expect(calcularRenda([renda('salario', 5)], 2).perCapitaCentavos).toBe(3);
});

test('the proportion of one in five needs full ones; that of one in nine takes two halves for one', () => {
  // 60 students, 10 with a full one: 50 pay, 10 are asked for.
  expect(medirProporcao({ total: 60, integrais: 10, parciais: 0 })[0]).toMatchObject({
    pagantes: 50,
    exigidas: 10,
    falta: 0,
    cumpre: true,
  });
  expect(medirProporcao({ total: 61, integrais: 10, parciais: 0 })[0]).toMatchObject({ exigidas: 11, falta: 1, cumpre: false });
  expect(medirProporcao({ total: 60, integrais: 6, parciais: 10 })[1]).toMatchObject({ pagantes: 54, exigidas: 11, tem: 11, cumpre: true });
  expect(medirProporcao({ total: 60, integrais: 5, parciais: 40 })[1]).toMatchObject({ cumpre: false, falta: 2 });
});

test('granting one more moves a student out of those who pay; a half in the place of another changes nothing, a tenth counts for nothing', () => {
  const antes = { total: 60, integrais: 9, parciais: 2 };
  expect(comMaisUma(antes, { nova: '100.0000', antes: null })).toEqual({ total: 60, integrais: 10, parciais: 2 });
  expect(comMaisUma(antes, { nova: '100.0000', antes: '50.0000' })).toEqual({ total: 60, integrais: 10, parciais: 1 });
  expect(comMaisUma(antes, { nova: '10.0000', antes: null })).toEqual(antes);
});
