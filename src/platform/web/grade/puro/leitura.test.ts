import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parametrosDivergentes } from '#shared/textos.ts';
import { avisoDe, escreverCelula, lerCelula, naForma, nomeDoValor, proximoDe, vazioDe } from './leitura.ts';
import { textosGrade } from '../texts.ts';
import type { TipoDeCelula } from './tipos.ts';

const estado = (valor: string, sigla: string, br: string) => ({ valor, sigla, nome: { br, en: br } });
const nota: TipoDeCelula = {
  tipo: 'numero',
  casas: 1,
  minimo: '0',
  maximo: '10',
  estranho: { abaixoDe: '1', acimaDe: '9.5' },
  estados: [estado('dispensado', 'D', 'Dispensado'), estado('ausente', 'A', 'Ausente')],
};
const contagem: TipoDeCelula = { tipo: 'numero', casas: 0, minimo: '0' };
const frequencia: TipoDeCelula = {
  tipo: 'ciclo',
  estados: [estado('presente', 'P', 'Presente'), estado('falta', 'F', 'Falta'), estado('justificada', 'J', 'Falta justificada')],
};
const erroDe = (tipo: TipoDeCelula, digitado: string) => {
  const entrada = lerCelula(tipo, digitado);
  return 'erro' in entrada ? entrada.erro.chave : entrada;
};

describe('what is typed into a cell', () => {
  it('is a number with comma or point, in the decimals of the column', () => {
    for (const [digitado, valor] of [
      ['7,5', '7.5'],
      ['7.5', '7.5'],
      [' 10 ', '10.0'],
      [',5', null],
      ['0', '0.0'],
    ])
      if (valor !== null) expect(lerCelula(nota, digitado ?? '')).toEqual({ valor });
    expect(lerCelula(contagem, '1.204')).toEqual({ valor: '1204' });
  });
  it('is a state by its letter or its name, in any case', () => {
    for (const digitado of ['d', 'D', 'dispensado', 'DISPENSADO']) expect(lerCelula(nota, digitado)).toEqual({ valor: 'dispensado' });
    expect(lerCelula(frequencia, 'j')).toEqual({ valor: 'justificada' });
  });
  it('clears the cell when blank or a dash, and blank is never zero', () => {
    for (const digitado of ['', '  ', '-']) expect(lerCelula(nota, digitado)).toEqual({ valor: null });
    expect(escreverCelula(nota, null)).toBe('');
    expect(escreverCelula(nota, '0.0')).toBe('0,0');
  });
  it('is refused above the maximum, below the minimum, with too many decimals, and as another scale', () => {
    expect(erroDe(nota, '10,1')).toBe('acimaDoMaximo');
    expect(erroDe(nota, '-1')).toBe('abaixoDoMinimo');
    for (const digitado of ['7,55', '80%', 'xis', '7,5,5', 'DD']) expect(erroDe(nota, digitado)).toBe('numeroOuEstado');
    expect(erroDe(contagem, '2,5')).toBe('numeroInvalido');
    expect(erroDe(frequencia, 'x')).toBe('estadoInvalido');
    expect(erroDe({ tipo: 'marca' }, 'talvez')).toBe('marcaInvalida');
    expect(erroDe({ tipo: 'texto', maximo: 3 }, 'quatro')).toBe('textoLongo');
  });
  it('warns of what is unusual and takes it', () => {
    expect(avisoDe(nota, '9.8')).not.toBeNull();
    expect(avisoDe(nota, '0.5')).not.toBeNull();
    for (const valor of ['9.5', '1.0', 'dispensado', null]) expect(avisoDe(nota, valor)).toBeNull();
  });
  it('keeps as typed what it refuses', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(nota, contagem, frequencia), (digitado, tipo) => {
        const entrada = lerCelula(tipo, digitado);
        if ('erro' in entrada) expect(entrada.digitado).toBe(digitado);
      }),
    );
  });
});

describe('what a cell shows', () => {
  it('reads back as the same value, whatever the kind', () => {
    const numero = fc.integer({ min: 0, max: 100 }).map((n) => `${Math.floor(n / 10)}.${n % 10}`);
    fc.assert(
      fc.property(numero, (valor) => {
        expect(lerCelula(nota, escreverCelula(nota, valor))).toEqual({ valor });
      }),
    );
    fc.assert(
      fc.property(fc.nat(9_999_999).map(String), (valor) => {
        expect(lerCelula(contagem, escreverCelula(contagem, valor))).toEqual({ valor });
      }),
    );
    for (const valor of ['presente', 'falta', 'justificada', null])
      expect(lerCelula(frequencia, escreverCelula(frequencia, valor))).toEqual({ valor });
    for (const valor of ['sim', 'nao']) expect(lerCelula({ tipo: 'marca' }, escreverCelula({ tipo: 'marca' }, valor))).toEqual({ valor });
  });
  it('is a letter where the name is long, and the name for who listens', () => {
    expect([escreverCelula(frequencia, 'justificada'), nomeDoValor(frequencia, 'justificada', 'br')]).toEqual(['J', 'Falta justificada']);
  });
  it('goes round by clicks: present, absent, justified, present', () => {
    const passos = [null, 'presente', 'falta', 'justificada'].map((valor) => proximoDe(frequencia, valor)?.valor);
    expect(passos).toEqual(['presente', 'falta', 'justificada', 'presente']);
    expect([proximoDe({ tipo: 'marca' }, 'parte'), proximoDe(nota, '7.0')]).toEqual([{ valor: 'sim' }, null]);
  });
  it('is empty after clearing, and a mark is not marked', () => {
    expect([vazioDe(nota), vazioDe({ tipo: 'marca' })]).toEqual([null, 'nao']);
  });
  it('has the decimals of its column, whatever the server wrote; nothing is rounded', () => {
    expect(['7.50', '7', '7.55', 'ausente', null].map((valor) => naForma(nota, valor))).toEqual(['7.5', '7.0', '7.55', 'ausente', null]);
    expect(naForma(contagem, '1200')).toBe('1200');
  });
});

it('has every text in both languages with the same parameters', () => {
  expect(parametrosDivergentes(textosGrade)).toEqual([]);
});
