import fc from 'fast-check';
import { expect, test } from 'vitest';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { parametrosDivergentes } from '#shared/textos.ts';
import { passosDoDevido, textoDoPasso } from './passos.ts';
import { textosDevido } from './textos-devido.ts';
import { textosBaixa } from './texts-baixa.ts';
import { textosTitulos } from './texts.ts';
import { valorDevido } from './valor-devido.ts';

const titulo = {
  valorCentavos: centavos(125_090),
  descontoIncondicionalCentavos: centavos(12_509),
  descontoCondicionalCentavos: centavos(5_629),
  dataVencimento: '2026-03-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.5000',
};

test('the lines sum to the total, whatever was paid and whenever', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), fc.integer({ min: 0, max: 100_000 }), (dias, pago) => {
      const baixas =
        pago === 0
          ? []
          : [
              {
                dataBaixa: '2026-02-01',
                principalCentavos: centavos(pago),
                descontoCentavos: centavos(0),
                multaCentavos: centavos(0),
                jurosCentavos: centavos(0),
              },
            ];
      const devido = valorDevido(titulo, baixas, somarDias('2026-03-10', dias));
      const passos = passosDoDevido(titulo, devido);
      expect(passos.at(-1)).toMatchObject({ chave: 'total', valorCentavos: devido.totalCentavos });
      expect(passos.slice(0, -1).reduce((soma, p) => soma + p.valorCentavos, 0)).toBe(devido.totalCentavos);
    }),
  );
});

test('each line says its rule in both languages', () => {
  const passos = passosDoDevido(titulo, valorDevido(titulo, [], '2026-03-25'));
  expect(passos.map((p) => textoDoPasso(p, 'br', '2026-03-25'))).toEqual([
    'Valor do título, vencimento em 10/03/2026',
    'Desconto incondicional',
    'Desconto de R$ 56,29 valia até 10/03/2026',
    'Multa de 2 % sobre R$ 1.125,81',
    'Juros de 1,5 % ao mês, 15 dias de atraso',
    'Devido em 25/03/2026',
  ]);
  for (const passo of passos) expect(textoDoPasso(passo, 'en', '2026-03-25')).not.toMatch(/\{|\}/);
  expect([...parametrosDivergentes(textosDevido), ...parametrosDivergentes(textosTitulos), ...parametrosDivergentes(textosBaixa)]).toEqual(
    [],
  );
});
