import { describe, expect, it } from 'vitest';
import { errosComuns } from './erros.ts';
import { daUnica, julgarCada } from './julgar-cada.ts';

const recusarImpares = ({ id }: { id: number }): string => {
  if (id % 2 === 1) throw errosComuns.NAO_ENCONTRADO();
  return `feito ${id}`;
};
const pedidos = (...ids: number[]) => ids.map((id) => ({ id }));

describe('judging each of many', () => {
  it('tells who is refused and why, and goes on with the others in their order', () => {
    const { aceitos, recusados } = julgarCada(pedidos(1, 2, 3, 4), recusarImpares);
    expect(aceitos).toEqual(['feito 2', 'feito 4']);
    expect(recusados.map(({ id, erro }) => [id, erro.code])).toEqual([
      [1, 'NAO_ENCONTRADO'],
      [3, 'NAO_ENCONTRADO'],
    ]);
  });

  it('stops at a defect, which is no refusal', () => {
    const defeito = (): never => {
      throw new TypeError('x');
    };
    expect(() => julgarCada(pedidos(1), defeito)).toThrow(TypeError);
  });

  it('of a batch of one gives what was done or throws the refusal', () => {
    const um = julgarCada(pedidos(2), recusarImpares);
    expect(daUnica(um.aceitos, um.recusados)).toBe('feito 2');
    const outro = julgarCada(pedidos(1), recusarImpares);
    expect(() => daUnica(outro.aceitos, outro.recusados)).toThrow(errosComuns.NAO_ENCONTRADO().message);
    expect(() => daUnica([], [])).toThrow(/neither/);
  });
});
