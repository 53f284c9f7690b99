import { describe, expect, test } from 'vitest';
import { montarCodigoDeBarras, linhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { modulo10 } from '#domains/financeiro/boletos/codigos/digitos.ts';
import { crc16 } from '#domains/financeiro/boletos/codigos/pix.ts';
import { centavos } from '#shared/dinheiro.ts';
import { codigoParaPagar, lerCodigo } from './ler-codigo.ts';

const hoje = '2026-11-26';
const barras = montarCodigoDeBarras({
  banco: '001',
  vencimento: '2026-12-10',
  valorCentavos: centavos(125_090),
  campoLivre: '0'.repeat(24) + '7',
});
const linha = linhaDigitavel(barras);

/** A bill of energy of R$ 842,17 due on 2026-12-15, as its issuer makes it, checked by módulo 10. */
const corpo = (identificador: string, dv = modulo10) => {
  const semDigito = `83${identificador}${'84217'.padStart(11, '0')}0048${'20261215'}${'0'.repeat(17)}`;
  return `83${identificador}${dv(semDigito)}${semDigito.slice(3)}`;
};
const conta = corpo('6');
const contaDigitada = [0, 11, 22, 33].map((de) => conta.slice(de, de + 11) + modulo10(conta.slice(de, de + 11))).join('');

describe('a bank slip', () => {
  test.each([
    ['the line', linha],
    ['the line with its points', `${linha.slice(0, 5)}.${linha.slice(5, 10)} ${linha.slice(10)}`],
    ['the barcode', barras],
  ])('%s fills bank, amount and due date', (_, texto) => {
    expect(lerCodigo(texto, hoje)).toEqual({
      tipo: 'boleto',
      codigo: barras,
      banco: '001',
      favorecido: null,
      valorCentavos: 125_090,
      vencimento: '2026-12-10',
    });
  });
  test('one without amount and due date says neither', () => {
    const semValor = montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(0), campoLivre: '1'.repeat(25) });
    expect(lerCodigo(semValor, hoje)).toMatchObject({ banco: '341', valorCentavos: null, vencimento: null });
  });
  test('a wrong digit is refused, and so is half a line', () => {
    const errada = `${linha.slice(0, 45)}${(Number(linha[45]) + 1) % 10}${linha.slice(46)}`;
    expect(lerCodigo(errada, hoje)).toBe('CODIGO_COM_ERRO');
    expect(lerCodigo(linha.slice(0, 30), hoje)).toBe('CODIGO_DESCONHECIDO');
  });
});

describe('a bill of a utility or a tax', () => {
  test('its 48 digits and its barcode are the same bill', () => {
    const esperada = { tipo: 'arrecadacao', codigo: conta, banco: null, favorecido: null, valorCentavos: 84_217, vencimento: '2026-12-15' };
    expect(lerCodigo(contaDigitada, hoje)).toEqual(esperada);
    expect(lerCodigo(conta, hoje)).toEqual(esperada);
  });
  test('a known line of FEBRABAN, checked by módulo 11', () => {
    // Example of the FEBRABAN layout for collection slips: third digit 8.
    const semDigito = `818${'12345'.padStart(11, '0')}0100${'0'.repeat(25)}`;
    const soma = [...semDigito].toReversed().reduce((s, d, i) => s + Number(d) * (2 + (i % 8)), 0) % 11;
    const codigo = `818${soma < 2 ? 0 : 11 - soma}${semDigito.slice(3)}`;
    expect(lerCodigo(codigo, hoje)).toMatchObject({ tipo: 'arrecadacao', valorCentavos: 12_345, vencimento: null });
  });
  test('one that states no reais fills no amount', () => {
    expect(lerCodigo(corpo('7'), hoje)).toMatchObject({ tipo: 'arrecadacao', valorCentavos: null });
  });
  test('a wrong digit of a block is refused', () => {
    const errada = `${contaDigitada.slice(0, 5)}${(Number(contaDigitada[5]) + 1) % 10}${contaDigitada.slice(6)}`;
    expect(lerCodigo(errada, hoje)).toBe('CODIGO_COM_ERRO');
  });
});

describe('a Pix code', () => {
  const pix =
    '00020126590014br.gov.bcb.pix0114112223330001810219Mensalidade 02/202752040000530398654071250.905802BR5913ESCOLA MODELO6005BELEM62190515MENS202702A00016304FBE2';
  test('fills the amount and says who is paid', () => {
    expect(lerCodigo(pix, hoje)).toEqual({
      tipo: 'pix',
      codigo: pix,
      banco: null,
      favorecido: 'ESCOLA MODELO',
      valorCentavos: 125_090,
      vencimento: null,
    });
  });
  test('an amount of zero is no amount, as on a slip', () => {
    const zerada = pix.slice(0, -4).replace('54071250.90', '54040.00');
    expect(lerCodigo(zerada + crc16(zerada), hoje)).toMatchObject({ tipo: 'pix', valorCentavos: null });
  });
  test('another sum at its end is refused', () => {
    expect(lerCodigo(pix.replace('FBE2', 'FBE3'), hoje)).toBe('PIX_COM_ERRO');
  });
});
describe('a kept code, for the site of a bank', () => {
  test('is the line of a slip as it is printed', () => {
    expect(codigoParaPagar('00193373700000001000500940144816060680935031', 'boleto')).toBe(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
  });
  test.each([
    ['módulo 10', conta, contaDigitada],
    ['módulo 11', '85890000460524601791606075930508683148300001', '858900004609 524601791605 607593050865 831483000010'],
  ])('is the four blocks of a utility bill, each with its digit by %s, and is read as the same bill', (_, codigo, digitada) => {
    const dada = codigoParaPagar(codigo, 'arrecadacao');
    expect(dada.replaceAll(/[ -]/g, '')).toBe(digitada.replaceAll(' ', ''));
    expect(dada).toMatch(/^\d{11}-\d( \d{11}-\d){3}$/);
  });
  test('is read back as what was kept', () => {
    expect(lerCodigo(codigoParaPagar(conta, 'arrecadacao'), hoje)).toMatchObject({ codigo: conta });
    expect(lerCodigo(codigoParaPagar(barras, 'boleto'), hoje)).toMatchObject({ codigo: barras });
  });
  test('a Pix code is given whole', () => expect(codigoParaPagar('000201 x', 'pix')).toBe('000201 x'));
});
test('words are no code', () => {
  expect(lerCodigo('Energia de novembro', hoje)).toBe('CODIGO_DESCONHECIDO');
});
