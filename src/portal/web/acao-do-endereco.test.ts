import { expect, it } from 'vitest';
import { acaoDoEndereco } from './acao-do-endereco.ts';

it('asks for Criar where a form opens empty, and for Visualizar where it shows a record', () => {
  expect(acaoDoEndereco({ id: 'contrato-form' }, {}, {})).toBe('criar');
  expect(acaoDoEndereco({ id: 'contrato-form' }, {}, { matricula: 8 })).toBe('criar');
  expect(acaoDoEndereco({ id: 'contrato-form' }, { id: '5', visualizar: 'sim' }, {})).toBe('visualizar');
  expect(acaoDoEndereco({ id: 'aditivo-form' }, { matriculaId: '772', contratoId: '730' }, {})).toBe('criar');
  expect(acaoDoEndereco({ id: 'aditivo-form' }, { contratoId: '730' }, { aditivo: 4 })).toBe('visualizar');
  expect(acaoDoEndereco({ id: 'contratos' }, {}, {})).toBe('visualizar');
});
