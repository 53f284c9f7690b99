import { isCertidao as oracleCertidao, isCPF, isPIS, isTituloEleitor as oracleTitulo } from 'validation-br';
import { describe, expect, test } from 'vitest';
import { isCpf } from '#shared/documentos/cpf.ts';
import { isCnpj } from '#shared/documentos/cnpj.ts';
import { isCep } from '#shared/documentos/cep.ts';
import { isCelular } from '#shared/documentos/telefone.ts';
import { escola } from '../base/base-escola.ts';
import { cpfDoNumero, sortearCertidao, sortearPis, sortearTituloEleitor } from './documentos.ts';
import { sortearCelular, sortearEndereco } from './enderecos.ts';
import { criarSorteio } from '../plano/sorteio.ts';

describe('documents of the demo school', () => {
  test('CPFs are valid and never repeat', () => {
    const cpfs = Array.from({ length: 50_000 }, (_, i) => cpfDoNumero(i));
    expect(new Set(cpfs).size).toBe(cpfs.length);
    expect(cpfs.filter((cpf) => !isCpf(cpf) || cpf[8] !== '2')).toEqual([]);
    expect(cpfs.slice(0, 2_000).every((cpf) => isCPF(cpf))).toBe(true);
    expect(isCpf(cpfDoNumero(99_999_999))).toBe(true);
    expect(() => cpfDoNumero(100_000_000)).toThrow(RangeError);
    expect(() => cpfDoNumero(-1)).toThrow(RangeError);
  });

  test('PIS, voter ids and certificates satisfy an independent checker', () => {
    const sorteio = criarSorteio('documentos');
    for (let i = 0; i < 300; i += 1) {
      expect(isPIS(sortearPis(sorteio))).toBe(true);
      expect(oracleTitulo(sortearTituloEleitor(sorteio))).toBe(true);
      expect(oracleCertidao(sortearCertidao(sorteio, 2012 + (i % 10)))).toBe(true);
    }
  });

  test('addresses are of Belém and phones are cell phones of its area', () => {
    const sorteio = criarSorteio('lugares');
    for (let i = 0; i < 500; i += 1) {
      const { cep, cidade, uf, logradouro } = sortearEndereco(sorteio);
      expect(isCep(cep)).toBe(true);
      expect(cep).toMatch(/^66\d{6}$/);
      expect([cidade, uf]).toEqual(['Belém', 'PA']);
      expect(logradouro.length).toBeGreaterThan(5);
      const celular = sortearCelular(sorteio);
      expect(isCelular(celular)).toBe(true);
      expect(celular).toMatch(/^\(91\) 9/);
    }
  });

  test('the school has a valid CNPJ and CEP', () => {
    expect(isCnpj(escola.cnpj)).toBe(true);
    expect(escola.endereco).toMatch(/66\d{3}-\d{3}$/);
  });
});
