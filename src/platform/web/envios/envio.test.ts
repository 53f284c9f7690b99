import { describe, expect, test } from 'vitest';
import { aEnviar, decidir, depoisDaResposta, type Envio, INTEIRO, type Problema, recusado, substituir, type TipoDeEnvio } from './envio.ts';

const novo = (id: string, corpo: unknown = { n: 1 }) => ({ id, tipo: 'teste', titulo: `Envio ${id}`, href: '/', corpo });
const envio = (id: string, em: string, partes: Partial<Envio> = {}): Envio => ({
  ...novo(id),
  em,
  chave: `chave-${id}`,
  problemas: [],
  ...partes,
});
const problema = (id: string, versao: number | null = 3): Problema => ({
  id,
  rotulo: id,
  digitado: '8',
  atual: versao === null ? null : '7',
  por: versao === null ? null : 'Rui',
  motivo: 'x',
  versao,
});
/** Cells by name, each with the version that it is sent over. */
type Corpo = Record<string, number>;
const tipo: TipoDeEnvio = {
  envelhece: [],
  enviar: () => Promise.resolve(null),
  insistir: (corpo, { id, versao }) => ({ ...(corpo as Corpo), [id]: versao }),
  largar: (corpo, { id }) => {
    const { [id]: _, ...resto } = corpo as Corpo;
    return Object.keys(resto).length === 0 ? null : resto;
  },
};

describe('the order of the queue', () => {
  test('is that in which the writes were begun; what waits for a choice lets the others pass', () => {
    const fila = [envio('c', '2026-03-02'), envio('a', '2026-03-01', { problemas: [problema('a')] }), envio('b', '2026-03-01')];
    expect(aEnviar(fila).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  test('one that is typed again keeps its turn, is another write, and has nothing against it', () => {
    const antes = envio('a', '2026-03-01', { problemas: [problema('a')] });
    const agora = substituir(antes, novo('a', { n: 2 }), { chave: 'outra', agora: '2026-03-09' });
    expect(agora).toMatchObject({ em: '2026-03-01', chave: 'outra', corpo: { n: 2 }, problemas: [] });
    expect(substituir(null, novo('b'), { chave: 'k', agora: '2026-03-09' }).em).toBe('2026-03-09');
  });
});

describe('after an answer', () => {
  test('what was taken goes, what was not stays with its problem under a new key', () => {
    expect(depoisDaResposta(envio('a', ''), null, 'nova')).toBeNull();
    const resto = { corpo: { p1: 0 }, problemas: [problema('p1')] };
    expect(depoisDaResposta(envio('a', '', { corpo: { p1: 0, p2: 0 } }), resto, 'nova')).toMatchObject({ ...resto, chave: 'nova' });
  });

  test('a write that a rule refused whole is kept as it was typed, with the reason', () => {
    const depois = recusado(envio('a', '', { corpo: { p1: 0 } }), 'A etapa está fechada.', 'nova');
    expect(depois).toMatchObject({ corpo: { p1: 0 }, problemas: [{ id: INTEIRO, motivo: 'A etapa está fechada.', versao: null }] });
    expect(aEnviar([depois])).toEqual([]);
  });
});

describe('a choice', () => {
  const duas = envio('a', '', { corpo: { p1: 0, p2: 0 }, problemas: [problema('p1', 4), problema('p2', 5)] });

  test('mine: it goes again over what stands now; it waits while another choice is open', () => {
    const uma = decidir(duas, 'p1', 'minha', tipo, 'k1');
    expect(uma).toMatchObject({ corpo: { p1: 4, p2: 0 }, problemas: [{ id: 'p2' }] });
    expect(aEnviar([uma as Envio])).toEqual([]);
    const outra = decidir(uma as Envio, 'p2', 'atual', tipo, 'k2');
    expect(outra).toMatchObject({ corpo: { p1: 4 }, problemas: [], chave: 'k2' });
    expect(aEnviar([outra as Envio])).toHaveLength(1);
  });

  test('what stands: the part goes, and with the last one the whole write', () => {
    const uma = decidir(duas, 'p1', 'atual', tipo, 'k');
    expect(decidir(uma as Envio, 'p2', 'atual', tipo, 'k')).toBeNull();
  });

  test('about a whole write: it is tried again as it is, or given up', () => {
    const fechada = recusado(envio('a', '', { corpo: { p1: 0 } }), 'x', 'k');
    expect(decidir(fechada, INTEIRO, 'minha', tipo, 'k')).toMatchObject({ corpo: { p1: 0 }, problemas: [] });
    expect(decidir(fechada, INTEIRO, 'atual', tipo, 'k')).toBeNull();
  });

  test('about a problem that is gone changes nothing', () => {
    expect(decidir(duas, 'p9', 'atual', tipo, 'k')).toBe(duas);
  });
});
