import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { colunasDeCartas } from '#domains/financeiro/cobranca/cartas/server/cartas.ts';
import { colunasDeDevedores } from '#domains/financeiro/cobranca/envio/server/devedores.ts';
import { type ColunaPlanilha, exportar } from '#platform/server/planilhas/planilha.ts';

async function celulasDe<T>(colunas: readonly ColunaPlanilha<T>[], linha: T): Promise<unknown[]> {
  async function* lotes(): AsyncGenerator<T[]> {
    yield [linha];
  }
  const { corpo } = exportar('teste', 'xlsx', colunas, lotes());
  const partes: Buffer[] = [];
  for await (const parte of corpo as AsyncIterable<Uint8Array>) partes.push(Buffer.from(parte));
  const livro = await readXlsx(Buffer.concat(partes));
  return (livro.sheets[0]?.rows[1] ?? []) as unknown[];
}

test('each kind of column has cells of its kind', async () => {
  const colunas: ColunaPlanilha<null>[] = [
    { titulo: 'a', tipo: 'numero', valor: () => 7 },
    { titulo: 'b', tipo: 'centavos', valor: () => 1234 },
    { titulo: 'c', tipo: 'decimal', valor: () => '2.5000' },
    { titulo: 'd', tipo: 'data', valor: () => '2026-11-22' },
    { titulo: 'e', valor: () => '0012' },
  ];
  expect((await celulasDe(colunas, null)).map((c) => (c instanceof Date ? 'date' : typeof c))).toEqual([
    'number',
    'number',
    'number',
    'date',
    'string',
  ]);
});

test('titles and days of a debtor, and the titles of a letter, are numbers', async () => {
  const devedor = { nome: 'Ana', titulos: 3, diasAtraso: 321, saldoCentavos: 100, devidoCentavos: 200 } as never;
  expect((await celulasDe(colunasDeDevedores('br'), devedor)).slice(2, 6)).toEqual([3, 321, 1, 2]);
  const carta = { numero: 1, canal: 'email', situacao: 'enviada', titulos: 2, totalCentavos: 100 } as never;
  expect((await celulasDe(colunasDeCartas('br'), carta)).slice(6, 8)).toEqual([2, 1]);
});
