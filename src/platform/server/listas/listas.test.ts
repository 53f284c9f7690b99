import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from '../database/kysely.ts';
import { type DefinicaoLista, listar } from './listas.ts';

let banco: BancoDeTeste;
let instrucoes: string[] = [];
type Item = { id: number };

beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true, aoExecutar: (texto) => void instrucoes.push(texto) });
  await sql`create table itens (id int primary key, lugar text)`.execute(banco.db);
  // Seven stand in a place; 8, 9 and 10 in none, and come last in both directions.
  await sql`insert into itens select k, case when k <= 7 then 'p' || k end from generate_series(1, 10) k`.execute(banco.db);
});
afterAll(() => banco.fechar());

const lista = (partes: Partial<DefinicaoLista<'lugar', Item>> = {}): DefinicaoLista<'lugar', Item> => ({
  colunas: sql`i.id`,
  de: sql`from itens i`,
  primeiras: { de: sql`from (select * from itens where lugar is not null) i` },
  onde: [],
  ordem: { lugar: sql`i.lugar` },
  desempate: sql`i.id`,
  ...partes,
});
const pagina = (numeroDaPagina: number, tamanhoDaPagina: number, ordenacaoAscendente = true) => ({
  numeroDaPagina,
  tamanhoDaPagina,
  campoOrdenado: 'lugar' as const,
  ordenacaoAscendente,
});
const ler = async (...p: Parameters<typeof pagina>): Promise<{ ids: number[]; total: number | null; instrucoes: number }> => {
  instrucoes = [];
  const { itens, total } = await listar<Item, 'lugar'>(banco.db, lista(), pagina(...p));
  return { ids: itens.map(({ id }) => id), total, instrucoes: instrucoes.length };
};

describe('the shorter way to the first rows', () => {
  test('serves the pages that it fills, with the total of the whole', async () => {
    expect(await ler(1, 5)).toEqual({ ids: [1, 2, 3, 4, 5], total: 10, instrucoes: 2 });
    expect(await ler(1, 5, false)).toEqual({ ids: [7, 6, 5, 4, 3], total: 10, instrucoes: 2 });
  });

  test('gives way to the whole where it does not: no row is lost, and no total is taken for that of the part', async () => {
    expect(await ler(2, 5)).toEqual({ ids: [6, 7, 8, 9, 10], total: 10, instrucoes: 2 });
    expect(await ler(2, 4, false)).toEqual({ ids: [3, 2, 1, 10], total: 10, instrucoes: 3 });
    // The last page tells the total by itself.
    expect(await ler(3, 4)).toEqual({ ids: [9, 10], total: 10, instrucoes: 2 });
    expect(await ler(4, 4)).toEqual({ ids: [], total: 10, instrucoes: 3 });
  });
});

describe('a plan that is kept', () => {
  test('is of the first page alone, and reads what the others would', async () => {
    const primeira = lista({ planoFixo: true, primeiras: undefined });
    const comMarca = async (n: number): Promise<[number[], boolean]> => {
      instrucoes = [];
      const { itens } = await listar<Item, 'lugar'>(banco.db, primeira, pagina(n, 4));
      return [itens.map(({ id }) => id), instrucoes[0]?.startsWith('/* preparada */') === true];
    };
    expect(await comMarca(1)).toEqual([[1, 2, 3, 4], true]);
    expect(await comMarca(2)).toEqual([[5, 6, 7, 8], false]);
  });
});

describe('a page cut on one table before the joins', () => {
  const cortada = lista({
    primeiras: undefined,
    colunas: sql`i.id, outro.lugar as vizinho`,
    de: sql`from itens i join itens outro on outro.id = i.id`,
    onde: [sql`i.id <> 4`],
  });
  const recorte = { de: sql`from itens i`, como: sql`i`, juntar: sql`join itens outro on outro.id = i.id` };

  test.each([
    [1, true],
    [2, true],
    [1, false],
    [3, false],
  ])('is that of the joined whole: page %i, ascending %s', async (numero, ascendente) => {
    const p = pagina(numero, 4, ascendente);
    const inteira = await listar(banco.db, cortada, p);
    expect(inteira.itens.length).toBeGreaterThan(0);
    expect(await listar(banco.db, { ...cortada, recorte }, p)).toEqual(inteira);
  });
});

describe('a part of a list', () => {
  const partes = async (parte: 'pagina' | 'totais', ...p: Parameters<typeof pagina>) => {
    instrucoes = [];
    const lida = await listar<Item, 'lugar'>(banco.db, lista({ primeiras: undefined }), { ...pagina(...p), parte });
    return { ids: lida.itens.map(({ id }) => id), total: lida.total, instrucoes: instrucoes.length };
  };

  test('the page alone counts nothing, and its total is unknown where a further page stands or none of its rows', async () => {
    expect(await partes('pagina', 1, 5)).toEqual({ ids: [1, 2, 3, 4, 5], total: null, instrucoes: 1 });
    expect(await partes('pagina', 9, 5)).toEqual({ ids: [], total: null, instrucoes: 1 });
  });

  test('the page alone tells its total where it is the last, also when it is full', async () => {
    expect(await partes('pagina', 2, 5)).toEqual({ ids: [6, 7, 8, 9, 10], total: 10, instrucoes: 1 });
    expect(await partes('pagina', 1, 10)).toMatchObject({ total: 10, instrucoes: 1 });
    expect(await partes('pagina', 3, 4)).toEqual({ ids: [9, 10], total: 10, instrucoes: 1 });
  });

  test('the totals alone read no row', async () => {
    expect(await partes('totais', 1, 5)).toEqual({ ids: [], total: 10, instrucoes: 1 });
  });

  test('what is told beside the total is left out of the page alone, and comes with all and with the totals', async () => {
    const soma = async () => ({ total: 10, soma: 55 });
    const de = (parte?: 'pagina' | 'totais') => listar(banco.db, lista(), { ...pagina(1, 5), ...(parte && { parte }) }, soma);
    expect(await de('pagina')).not.toHaveProperty('soma');
    expect(await de('totais')).toMatchObject({ itens: [], total: 10, soma: 55 });
    expect(await de()).toMatchObject({ itens: [1, 2, 3, 4, 5].map((id) => ({ id })), total: 10, soma: 55 });
  });
});

describe('a list and its total', () => {
  test('beyond the end', async () => {
    expect(await listar(banco.db, lista(), pagina(9, 5))).toMatchObject({ total: 10, itens: [] });
  });

  test('inside a transaction one after the other, and what it wrote is seen', async () => {
    const lida = await transacao(banco.db, async (tx) => {
      await sql`insert into itens values (11, 'p0')`.execute(tx);
      const dentro = await listar<Item, 'lugar'>(tx, lista(), pagina(1, 5));
      await sql`delete from itens where id = 11`.execute(tx);
      return dentro;
    });
    expect(lida).toMatchObject({ total: 11, itens: [{ id: 11 }, { id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] });
  });
});
