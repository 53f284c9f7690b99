import { expect, test } from 'vitest';
import { enderecoEmColunas } from './endereco.ts';

test.each([
  ['Av. Nazaré, 500 — 66035-115', 'Av. Nazaré', '500', '66035115'],
  ['Tv. 14 de Março, nº 1155, Umarizal, CEP 66055490', 'Tv. 14 de Março', '1155', '66055490'],
  ['Rua dos Mundurucus nº 10', 'Rua dos Mundurucus', '10', ''],
  ['Rodovia BR-316, km 8', 'Rodovia BR-316, km 8', '', ''],
  ['Rua 5', 'Rua 5', '', ''],
  ['', '', '', ''],
])('«%s» is street, number and CEP in columns of their own', (texto, logradouro, numero, cep) => {
  const partes = enderecoEmColunas(texto);
  expect([partes.logradouro, partes.numero, partes.cep + partes.cepSufixo]).toEqual([logradouro, numero, cep]);
});
