import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iguais } from './alteracao.ts';
import { juntarVersoes } from './juntar.ts';

const valores = fc.dictionary(fc.constantFrom('nome', 'cor', 'notas', 'grupo'), fc.jsonValue());

describe('two versions put together', () => {
  it('keeps what the other changed where the user changed nothing, and what the user typed elsewhere', () => {
    const aberto = { nome: 'Ana', naturalidade: 'Belém', religiao: '' };
    const meu = { ...aberto, religiao: 'Umbanda' };
    const atual = { ...aberto, naturalidade: 'Bragança' };
    expect(juntarVersoes(aberto, meu, atual)).toEqual({ nome: 'Ana', naturalidade: 'Bragança', religiao: 'Umbanda' });
  });

  it('lets what the user typed win where both changed the same field', () => {
    expect(juntarVersoes({ nome: 'Ana' }, { nome: 'Anna' }, { nome: 'Aná' })).toEqual({ nome: 'Anna' });
  });

  it('looks into the items of a list only while they are the same ones', () => {
    const aberto = { enderecos: [{ id: 1, numero: '10', complemento: '' }] };
    const meu = { enderecos: [{ id: 1, numero: '10', complemento: 'fundos' }] };
    const numero = { enderecos: [{ id: 1, numero: '12', complemento: '' }] };
    expect(juntarVersoes(aberto, meu, numero)).toEqual({ enderecos: [{ id: 1, numero: '12', complemento: 'fundos' }] });
    const outro = { enderecos: [{ id: 2, numero: '7', complemento: '' }] };
    expect(juntarVersoes(aberto, meu, outro)).toEqual(meu);
  });

  it('gives the stored version to who changed nothing, and the typed one when nobody else did', () => {
    fc.assert(
      fc.property(valores, valores, (aberto, outro) => {
        // To a form, what is absent and what is empty are the same.
        expect(iguais(juntarVersoes(aberto, aberto, outro), outro)).toBe(true);
        expect(iguais(juntarVersoes(aberto, outro, aberto), outro)).toBe(true);
      }),
    );
  });
});
