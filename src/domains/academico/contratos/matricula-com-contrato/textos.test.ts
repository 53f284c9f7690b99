import { expect, test } from 'vitest';
import { parametrosDivergentes } from '#shared/textos.ts';
import { textosSaidas } from '../saidas/texts.ts';
import { textosMatriculaComContrato } from './texts.ts';

test('both languages of every text ask for the same parameters', () => {
  expect([textosMatriculaComContrato, textosSaidas].flatMap(parametrosDivergentes)).toEqual([]);
});
