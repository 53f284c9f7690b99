import fc from 'fast-check';
import { expect, test } from 'vitest';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { passosDoDevido, textoDoPasso } from './passos.ts';
import { valorDevido } from './valor-devido.ts';
import type { BaixaViva } from '../termos.ts';

const titulo = {
  valorCentavos: centavos(125_090),
  descontoIncondicionalCentavos: centavos(12_509),
  descontoCondicionalCentavos: centavos(5_629),
  dataVencimento: '2026-03-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.5000',
};

const semDesconto = {
  ...titulo,
  descontoIncondicionalCentavos: centavos(0),
  descontoCondicionalCentavos: centavos(0),
  jurosPercentualMes: '1.0000',
};
type Pago = { dia: string; principal: number; multa?: number; juros?: number; tipo?: 'baixa' | 'dispensa' };
const pagos = (...lista: Pago[]): BaixaViva[] =>
  lista.map(({ dia, principal, multa = 0, juros = 0, tipo = 'baixa' }) => ({
    dataBaixa: dia,
    principalCentavos: centavos(principal),
    descontoCentavos: centavos(0),
    multaCentavos: centavos(multa),
    jurosCentavos: centavos(juros),
    tipo,
  }));
const linhasDe = (t: typeof titulo, baixas: BaixaViva[], em: string) =>
  passosDoDevido(t, valorDevido(t, baixas, em), baixas, em).map((p) => [textoDoPasso(p, 'br', em), p.valorCentavos]);

test('the lines sum to the total, whatever was paid and whenever', () => {
  const pagamento = fc.record({
    dia: fc.integer({ min: -40, max: 400 }).map((n) => somarDias('2026-03-10', n)),
    principal: fc.integer({ min: 0, max: 37_000 }),
    multa: fc.integer({ min: 0, max: 2_000 }),
    juros: fc.integer({ min: 0, max: 3_000 }),
    tipo: fc.constantFrom('baixa' as const, 'dispensa' as const),
  });
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), fc.array(pagamento, { maxLength: 3 }), (dias, lista) => {
      const em = somarDias('2026-03-10', dias);
      const baixas = pagos(...lista.map((p) => (p.tipo === 'dispensa' ? { ...p, principal: 0 } : p)));
      const devido = valorDevido(titulo, baixas, em);
      const passos = passosDoDevido(titulo, devido, baixas, em);
      expect(passos.at(-1)).toMatchObject({ chave: 'total', valorCentavos: devido.totalCentavos });
      expect(passos.slice(0, -1).reduce((soma, p) => soma + p.valorCentavos, 0)).toBe(devido.totalCentavos);
    }),
  );
});

test('a late part payment of charges alone: the whole fine and the whole interest, and what of them was received', () => {
  const t = { ...semDesconto, valorCentavos: centavos(100_000), dataVencimento: '2026-10-10' };
  expect(linhasDe(t, pagos({ dia: '2026-10-25', principal: 0, multa: 1_000, juros: 500 }), '2026-11-22')).toEqual([
    ['Valor do título, vencimento em 10/10/2026', 100_000],
    ['Multa de 2 % sobre R$ 1.000,00', 2_000],
    ['Juros de 1 % ao mês, 43 dias de atraso', 1_433],
    ['Já recebidos: R$ 10,00 de multa e R$ 5,00 de juros', -1_500],
    ['Devido em 22/11/2026', 101_933],
  ]);
});

test('one of principal too: the interest of each stretch of days on what was owed in it', () => {
  const t = { ...semDesconto, valorCentavos: centavos(99_000), dataVencimento: '2026-09-10' };
  const baixas = pagos({ dia: '2026-10-05', principal: 27_195, multa: 1_980, juros: 825 });
  expect(linhasDe(t, baixas, '2026-10-20')).toEqual([
    ['Valor do título, vencimento em 10/09/2026', 99_000],
    ['Já pago do principal', -27_195],
    ['Multa de 2 % sobre R$ 990,00', 1_980],
    ['Juros de 1 % ao mês, 40 dias de atraso, por dia sobre o que se devia: 25 × R$ 990,00 + 15 × R$ 718,05', 1_184],
    ['Já recebidos: R$ 19,80 de multa e R$ 8,25 de juros', -2_805],
    ['Devido em 20/10/2026', 72_164],
  ]);
});

test('what was waived lessens the whole, beside what was received', () => {
  const t = { ...semDesconto, valorCentavos: centavos(100_000), dataVencimento: '2026-10-10' };
  const baixas = pagos(
    { dia: '2026-10-25', principal: 0, juros: 500 },
    { dia: '2026-10-26', principal: 0, multa: 2_000, tipo: 'dispensa' },
  );
  expect(linhasDe(t, baixas, '2026-11-22').slice(1)).toEqual([
    ['Multa de 2 % sobre R$ 1.000,00', 2_000],
    ['Juros de 1 % ao mês, 43 dias de atraso', 1_433],
    ['Já recebidos: R$ 0,00 de multa e R$ 5,00 de juros', -500],
    ['Já dispensados: R$ 20,00 de multa e R$ 0,00 de juros', -2_000],
    ['Devido em 22/11/2026', 100_933],
  ]);
});

test('each line says its rule in both languages', () => {
  const passos = passosDoDevido(titulo, valorDevido(titulo, [], '2026-03-25'), [], '2026-03-25');
  expect(passos.map((p) => textoDoPasso(p, 'br', '2026-03-25'))).toEqual([
    'Valor do título, vencimento em 10/03/2026',
    'Desconto incondicional',
    'Desconto de R$ 56,29 valia até 10/03/2026',
    'Multa de 2 % sobre R$ 1.125,81',
    'Juros de 1,5 % ao mês, 15 dias de atraso',
    'Devido em 25/03/2026',
  ]);
  const umDia = passosDoDevido(titulo, valorDevido(titulo, [], '2026-03-11'), [], '2026-03-11').find((p) => p.chave === 'juros');
  expect(umDia && textoDoPasso(umDia, 'br', '2026-03-11')).toBe('Juros de 1,5 % ao mês, 1 dia de atraso');
  for (const passo of passos) expect(textoDoPasso(passo, 'en', '2026-03-25')).not.toMatch(/\{|\}/);
});
