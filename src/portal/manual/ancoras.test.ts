import { expect, test } from 'vitest';
import { ancoraEm } from './ancoras.ts';
import { lerPagina } from './markdown.ts';

const original = lerPagina('# Contrato\n\n## Criar\n\nTexto.\n\n## Mudar um contrato ativo\n');
const traduzida = lerPagina('# Contract\n\n## Creating\n\nText.\n\n## Changing an active contract\n');

test('the place of a screen is found in a translation by where its heading stands', () => {
  expect(ancoraEm(traduzida, original, 'mudar-um-contrato-ativo')).toBe('changing-an-active-contract');
});

test('a link of the translation names its own heading', () => {
  expect(ancoraEm(traduzida, original, 'creating')).toBe('creating');
  expect(ancoraEm(original, original, 'criar')).toBe('criar');
});

test('an anchor that no heading has leads nowhere', () => {
  expect(ancoraEm(traduzida, original, 'cancelar')).toBeUndefined();
  expect(ancoraEm(traduzida, undefined, 'criar')).toBeUndefined();
});
