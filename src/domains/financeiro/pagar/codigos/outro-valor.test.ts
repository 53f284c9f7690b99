import { expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { pixEstatico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { centavos } from '#shared/dinheiro.ts';
import { dizeresDoCodigo } from './outro-valor.ts';

const devido = { saldoCentavos: centavos(2_000_000), retidoCentavos: centavos(50_000) };
const dizer = (codigo: string | null) => dizeresDoCodigo(codigo, devido, '2026-03-01');

test('a Pix says whom it pays, whatever it states; a slip says another amount than is owed, with what is withheld or without', () => {
  const pix = (valor: number) =>
    pixEstatico({ chave: 'chave@exemplo.br', nome: 'JOSE DA SILVA', cidade: 'BELEM', valorCentavos: centavos(valor) });
  expect(dizer(pix(2_500_000))).toEqual({ favorecido: 'JOSE DA SILVA', outroValorCentavos: 2_500_000 });
  expect(dizer(pix(2_000_000))).toEqual({ favorecido: 'JOSE DA SILVA', outroValorCentavos: null });
  const boleto = (valor: number) =>
    montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(valor), campoLivre: '2'.repeat(25) });
  expect(dizer(boleto(2_050_000))).toEqual({ favorecido: null, outroValorCentavos: null });
  expect(dizer(boleto(2_050_001))).toEqual({ favorecido: null, outroValorCentavos: 2_050_001 });
  expect([dizer(null), dizer('123')]).toEqual(Array(2).fill({ favorecido: null, outroValorCentavos: null }));
});
