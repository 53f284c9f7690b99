import { expect, test } from 'vitest';
import { lerEscolha } from './escolha.ts';

const opcoes = [
  { valor: 1, rotulo: 'BB' },
  { valor: 3, rotulo: 'Antiga (inativa)', foraDeUso: true },
];

test('what is out of use is not offered, and is named where a record holds it', () => {
  expect(lerEscolha(opcoes, '3')).toEqual({ oferecidas: [opcoes[0]], texto: 'Antiga (inativa)', oferecida: false, foraDeUso: true });
  expect(lerEscolha(opcoes, '1')).toMatchObject({ texto: 'BB', oferecida: true, foraDeUso: false });
});

test('what the list does not have is neither named nor offered', () => {
  expect(lerEscolha(opcoes, '9')).toMatchObject({ texto: null, oferecida: false, foraDeUso: false });
  expect(lerEscolha(opcoes, '')).toMatchObject({ texto: null, oferecida: false });
});
