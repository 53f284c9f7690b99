import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { instrucoesDoBoleto } from './instrucoes.ts';

const termos = {
  valorCentavos: centavos(125_090),
  baseJurosCentavos: centavos(125_090),
  descontoCentavos: centavos(6_255),
  dataVencimento: '2027-02-10',
  dataLimite: '2027-02-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.5000',
};

test('discount, fine and interest in figures, then the account’s own lines', () => {
  expect(instrucoesDoBoleto(termos, 'Não receber após 60 dias.\n\nDúvidas: secretaria')).toEqual([
    'Até 10/02/2027, conceder desconto de R$ 62,55.',
    'Após o vencimento, cobrar multa de 2 % (R$ 25,02) e juros de 1,5 % ao mês.',
    'Não receber após 60 dias.',
    'Dúvidas: secretaria',
  ]);
});

test('due on a day without banks: discount until the next banking day, charges from the day after it', () => {
  expect(instrucoesDoBoleto({ ...termos, dataVencimento: '2027-02-06', dataLimite: '2027-02-10' }, '')).toEqual([
    'Até 10/02/2027, conceder desconto de R$ 62,55.',
    'A partir de 11/02/2027, cobrar multa de 2 % (R$ 25,02) e juros de 1,5 % ao mês.',
  ]);
});

test('nothing is said of what is not charged', () => {
  expect(instrucoesDoBoleto({ ...termos, descontoCentavos: centavos(0), multaPercentual: '0.0000', jurosPercentualMes: '0' }, '')).toEqual(
    [],
  );
  expect(instrucoesDoBoleto({ ...termos, descontoCentavos: centavos(0), multaPercentual: '0.0000' }, '')).toEqual([
    'Após o vencimento, cobrar juros de 1,5 % ao mês.',
  ]);
});

test('charges that the slip already includes bear no interest: it is told in money a day', () => {
  const vencido = { ...termos, valorCentavos: centavos(1_108_333), baseJurosCentavos: centavos(1_000_000), descontoCentavos: centavos(0) };
  expect(instrucoesDoBoleto({ ...vencido, multaPercentual: '0.0000', jurosPercentualMes: '1.0000' }, '')).toEqual([
    'Após o vencimento, cobrar juros de R$ 3,33 ao dia.',
  ]);
});
