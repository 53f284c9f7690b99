import { expect, test } from 'vitest';
import { parametrosDivergentes } from '#shared/textos.ts';
import { textosRegistro } from '../texts-registro.ts';
import { textosGerenciador } from '../texts-gerenciador.ts';
import { textosTelas } from '../texts-telas.ts';
import { textosMatricula } from '../texts.ts';

test('both languages of every text ask for the same parameters', () => {
  expect([textosMatricula, textosTelas, textosRegistro, textosGerenciador].flatMap(parametrosDivergentes)).toEqual([]);
});
