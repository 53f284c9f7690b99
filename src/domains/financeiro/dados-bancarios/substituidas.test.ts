import { expect, test } from 'vitest';
import { mudadosPor } from './dados.ts';
import type { SituacaoDaMudanca } from './situacoes.ts';
import { substituidasDe } from './substituidas.ts';

const mudanca = (id: number, antes: Record<string, string>, depois: Record<string, string>, situacao: SituacaoDaMudanca = 'em_vigor') => ({
  id,
  situacao,
  mudados: mudadosPor({ abertura: Object.keys(antes).length === 0, antes, depois }),
});

test('an account as it was registered is replaced when each of its data was changed since, by changes that came into force', () => {
  const aberta = mudanca(1, {}, { chave: 'a', agencia: '1' });
  const daChave = mudanca(2, { chave: 'a' }, { chave: 'b' });
  const daAgencia = mudanca(3, { agencia: '1' }, { agencia: '2' });
  const emEspera = mudanca(4, { chave: 'b' }, { chave: 'c' }, 'aprovada');
  expect([...substituidasDe([emEspera, daChave, aberta])]).toEqual([]);
  expect([...substituidasDe([emEspera, daAgencia, daChave, aberta])]).toEqual([1]);
  const outraVez = mudanca(5, { chave: 'b' }, { chave: 'a' });
  expect([...substituidasDe([outraVez, daAgencia, daChave, aberta])]).toEqual([2, 1]);
});
