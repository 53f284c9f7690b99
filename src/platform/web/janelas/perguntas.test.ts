import { expect, test } from 'vitest';
import { palavraDeDesistir } from './perguntas.ts';

const br = { cancelar: 'Cancelar', voltar: 'Voltar' };

test('a question whose act is to cancel something is given up by another word', () => {
  expect(palavraDeDesistir({ rotuloConfirmar: 'Lavrar ata' }, br)).toBe('Cancelar');
  expect(palavraDeDesistir({ rotuloConfirmar: 'Cancelar conselho' }, br)).toBe('Voltar');
  expect(palavraDeDesistir({ rotuloConfirmar: 'Cancel council' }, { cancelar: 'Cancel', voltar: 'Go back' })).toBe('Go back');
  expect(palavraDeDesistir({ rotuloConfirmar: 'Cancelar título', rotuloCancelar: 'Ficar' }, br)).toBe('Ficar');
});
