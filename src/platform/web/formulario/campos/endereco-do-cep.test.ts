import { expect, test } from 'vitest';
import { type EnderecoDoCep, mudancasDoCep } from './endereco-do-cep.ts';

const nada: EnderecoDoCep = { logradouro: null, bairro: null, cidade: null, uf: null, cidadeIbge: null };
const belem: EnderecoDoCep = {
  logradouro: 'Rua dos Mundurucus',
  bairro: 'Batista Campos',
  cidade: 'Belém',
  uf: 'PA',
  cidadeIbge: '1501402',
};
const castanhal: EnderecoDoCep = { ...nada, cidade: 'Castanhal', uf: 'PA', cidadeIbge: '1502400' };

test('the first answer fills what it knows and leaves what was typed', () => {
  const digitado = { ...nada, logradouro: 'Travessa Um' };
  expect(mudancasDoCep(digitado, nada, castanhal)).toEqual({ cidade: 'Castanhal', uf: 'PA', cidadeIbge: '1502400' });
});

test('street and district of another town go with it', () => {
  expect(mudancasDoCep(belem, belem, castanhal)).toEqual({
    logradouro: null,
    bairro: null,
    cidade: 'Castanhal',
    uf: 'PA',
    cidadeIbge: '1502400',
  });
});

test('typed over meanwhile, they stay', () => {
  const digitado = { ...belem, logradouro: 'Rua Quinze' };
  expect(mudancasDoCep(digitado, belem, castanhal)).toMatchObject({ bairro: null });
  expect(mudancasDoCep(digitado, belem, castanhal)).not.toHaveProperty('logradouro');
});

test('within the same town a code without a street takes nothing away', () => {
  const saved = { ...castanhal, logradouro: 'Rua Quinze', bairro: 'Centro' };
  expect(mudancasDoCep(saved, saved, castanhal)).toEqual({ cidade: 'Castanhal', uf: 'PA', cidadeIbge: '1502400' });
});

test('where only the state is known, the city of another state goes, and its code with it', () => {
  expect(mudancasDoCep(belem, belem, { ...nada, uf: 'SP' })).toEqual({
    logradouro: null,
    bairro: null,
    cidade: null,
    uf: 'SP',
    cidadeIbge: null,
  });
  expect(mudancasDoCep(belem, belem, { ...nada, uf: 'PA' })).toEqual({ uf: 'PA' });
});

test('a city without its code takes away the code of the other', () => {
  expect(mudancasDoCep(belem, belem, { ...nada, cidade: 'Ananindeua', uf: 'PA' })).toMatchObject({
    cidade: 'Ananindeua',
    cidadeIbge: null,
  });
});
