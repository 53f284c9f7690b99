import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinaComBusca, normalizarBusca, palavrasDaBusca } from './busca.ts';

describe('search', () => {
  it.each([
    ['  João  da SILVA ', 'joao da silva'],
    ['Ção Cão', 'cao cao'],
    ['Straße Łódź Æther', 'strasse lodz aether'],
    ['', ''],
  ])('normalizes %j', (texto, esperado) => expect(normalizarBusca(texto)).toBe(esperado));

  it('does not tell composed from decomposed accents, nor depend on being applied once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        expect(normalizarBusca(texto.normalize('NFD'))).toBe(normalizarBusca(texto.normalize('NFC')));
        expect(normalizarBusca(normalizarBusca(texto))).toBe(normalizarBusca(texto));
      }),
    );
  });

  it('splits distinct words, ten at most', () => {
    expect(palavrasDaBusca(' Souza  ana SOUZA ')).toEqual(['souza', 'ana']);
    expect(palavrasDaBusca('   ')).toEqual([]);
    expect(palavrasDaBusca('a b c d e f g h i j k l')).toHaveLength(10);
  });

  it('finds in any word order and without accents', () => {
    expect(combinaComBusca('Antônia de Souza Araújo', 'araujo anto')).toBe(true);
    expect(combinaComBusca('Antônia de Souza Araújo', 'araujo pedro')).toBe(false);
    expect(combinaComBusca('qualquer', '  ')).toBe(true);
  });
});
