import { describe, expect, test } from 'vitest';
import { isChaveDeAcesso, isChaveDeQuem, limparChaveDeAcesso, partesDaChave } from './chave-de-acesso.ts';

const boas = [
  '33150308370779000149550010001100931002410775',
  '13181017921427000125650010000000309887251170',
  '35260211222333000181550010000012341409172530',
  '15260212ABC34501DE35550010000000771835204696',
];

describe('access key', () => {
  test('keys of real invoices pass, with letters in the CNPJ too; with any digit changed none does', () => {
    for (const chave of boas) {
      expect(isChaveDeAcesso(chave)).toBe(true);
      for (let i = 0; i < chave.length; i += 1) {
        const outro = /\d/.test(chave[i] ?? '') ? String((Number(chave[i]) + 1) % 10) : String.fromCharCode(chave.charCodeAt(i) + 1);
        expect(isChaveDeAcesso(chave.slice(0, i) + outro + chave.slice(i + 1)), `digit ${i} of ${chave}`).toBe(false);
      }
    }
  });
  test('it tells who issued the invoice, its model, series and number', () => {
    expect(partesDaChave(boas[2] ?? '')).toEqual({
      anoMes: '2026-02',
      documento: '11222333000181',
      modelo: '55',
      serie: '1',
      numero: '1234',
    });
  });
  test('it is of the company that issued the invoice, whatever the branch, or of the person', () => {
    const [, , chave = ''] = boas;
    expect(['11222333000181', '11222333000262', '33000167000101'].map((d) => isChaveDeQuem(chave, d))).toEqual([true, true, false]);
    const dePessoa = `352602${'00052998224725'}55920000001234140917253`;
    expect(['52998224725', '11144477735'].map((d) => isChaveDeQuem(dePessoa, d))).toEqual([true, false]);
    const nfse = `150140212${'12ABC34501DE35'}000000000008826021234567890`;
    expect(['12ABC34501DE35', '11222333000181'].map((d) => isChaveDeQuem(nfse, d))).toEqual([true, false]);
  });
  test('blanks of the print and the prefix of the element are no part of it', () => {
    expect(limparChaveDeAcesso('NFe3526 0211 2223 3300 0181 5500 1000 0012 3414 0917 2530')).toBe(boas[2]);
  });
});
