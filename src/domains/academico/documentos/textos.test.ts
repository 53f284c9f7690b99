import { expect, test } from 'vitest';
import { parametrosDivergentes } from '#shared/textos.ts';
import { textosDocumentos } from './texts.ts';

test('both languages of every text ask for the same parameters', () => expect(parametrosDivergentes(textosDocumentos)).toEqual([]));
