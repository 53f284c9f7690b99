import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { lerLogo } from './planejar.ts';

const grupo = (dataVencimento: string, valorCentavos: number, encerrado = true) => ({
  dataVencimento,
  valorCentavos: centavos(valorCentavos),
  encerrado,
});

test('what waits is overdue or due within ten days, of a month that has ended', () => {
  const hoje = '2026-07-10';
  const longe = [grupo('2026-07-21', 1), grupo('2026-07-15', 2, false)];
  expect(lerLogo(longe, hoje)).toEqual({ valorCentavos: 0, vencido: false });
  expect(lerLogo([grupo('2026-07-20', 4), grupo('2026-07-10', 8), ...longe], hoje)).toEqual({ valorCentavos: 12, vencido: false });
  expect(lerLogo([grupo('2026-07-09', 16), grupo('2026-07-20', 4)], hoje)).toEqual({ valorCentavos: 20, vencido: true });
});
