import { describe, expect, it } from 'vitest';
import { type DefinicaoTextos, defineTextos, parametrosDivergentes, texto } from './textos.ts';

const textos = defineTextos({
  titulo: { br: 'Pessoas', en: 'People' },
  saudacao: { br: 'Olá, {nome}', en: 'Hello, {nome}' },
  itens: {
    br: { one: '{n} item de {total}', other: '{n} itens de {total}' },
    en: { one: '{n} item of {total}', other: '{n} items of {total}' },
  },
});

describe('texto', () => {
  it('gives the text of each language', () => {
    expect(texto(textos, 'titulo', 'br')).toBe('Pessoas');
    expect(texto(textos, 'titulo', 'en')).toBe('People');
  });

  it('puts parameters in place and leaves an unknown one visible', () => {
    expect(texto(textos, 'saudacao', 'br', { nome: 'Ana {x}' })).toBe('Olá, Ana {x}');
    expect(texto<DefinicaoTextos, string>(textos, 'saudacao', 'en')).toBe('Hello, {nome}');
  });

  it.each([
    [0, '0 itens de 2026', '0 items of 2026'],
    [1, '1 item de 2026', '1 item of 2026'],
    [2, '2 itens de 2026', '2 items of 2026'],
    [1200, '1.200 itens de 2026', '1,200 items of 2026'],
  ])('chooses the plural for %i', (n, br, en) => {
    expect(texto(textos, 'itens', 'br', { n, total: 2026 })).toBe(br);
    expect(texto(textos, 'itens', 'en', { n, total: 2026 })).toBe(en);
  });

  it.each([
    [0, 1, '0 dias de 1 título, 0 days'],
    [1, 2, '1 dia de 2 títulos, 1 day'],
  ])('writes the word that goes with each count (%i, %i)', (dias, titulos, escrito) => {
    const contados = defineTextos({
      varios: { br: '{dias} {dias:dia|dias} de {titulos} {titulos:título|títulos}, ', en: '{dias} {dias:day|days}' },
    });
    expect(texto(contados, 'varios', 'br', { dias, titulos }) + texto(contados, 'varios', 'en', { dias, titulos })).toBe(escrito);
    expect(texto<DefinicaoTextos, string>(contados, 'varios', 'en')).toBe('{dias} {dias:day|days}');
  });

  it('refuses a key that does not exist', () => {
    const soltos: DefinicaoTextos = textos;
    expect(() => texto(soltos, 'nada', 'br')).toThrow(RangeError);
  });
});

describe('parametrosDivergentes', () => {
  it('names the keys whose languages ask for different parameters', () => {
    expect(parametrosDivergentes(textos)).toEqual([]);
    expect(parametrosDivergentes({ a: { br: '{nome}', en: '{name}' }, b: { br: '{x} {y}', en: '{y} {x}' } })).toEqual(['a']);
    expect(parametrosDivergentes({ a: { br: '{n} {n:dia|dias}', en: '{n} {m:day|days}' } })).toEqual(['a']);
    expect(parametrosDivergentes({ a: { br: '{n:um|{n} dias}', en: '{n:one|{n} days}' } })).toEqual(['a']);
  });
});
