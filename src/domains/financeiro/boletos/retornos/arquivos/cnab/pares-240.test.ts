import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { envolver240, segmentos240 } from '#tests/helpers/retornos/escrever-240.ts';
import type { LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';
import type { ItemDeRetorno } from './itens.ts';
import { lerRetorno } from './ler-retorno.ts';
import { lerLinhas } from './linhas.ts';

async function ler(detalhes: readonly string[]): Promise<ItemDeRetorno[]> {
  const itens: ItemDeRetorno[] = [];
  const texto = envolver240('001', detalhes, { numero: '7', em: '2026-11-20' });
  for await (const item of lerRetorno(lerLinhas([Buffer.from(texto, 'latin1')]))) if (item.tipo !== 'cabecalho') itens.push(item);
  return itens;
}
const linhasDe = (itens: readonly ItemDeRetorno[]): LinhaDeRetorno[] => itens.flatMap((i) => (i.tipo === 'linha' ? [i.linha] : []));
const quantos = 6;
/** Slip n pays n00 reais: a wrong pair shows. */
const avisos = Array.from({ length: quantos }, (_, i) => ({
  codigo: '06',
  nossoNumero: `1474166000000100${i}`,
  valor: (i + 1) * 10_000,
  pago: (i + 1) * 10_000,
  dia: '2026-11-18' as const,
}));
const segmentos = segmentos240('001', avisos);
const certos = avisos.map((a) => [a.nossoNumero, a.pago]);
const pares = (itens: readonly ItemDeRetorno[]) =>
  linhasDe(itens)
    .map((l) => [l.nossoNumero, l.pagoCentavos])
    .toSorted();

describe('T and U are one charge by their numbers in the lot', () => {
  test('in any order of the records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(segmentos, { minLength: segmentos.length }), async (embaralhados) => {
        expect(pares(await ler(embaralhados))).toEqual(certos);
      }),
      { numRuns: 100 },
    );
  });

  test('with a record of another segment between them', async () => {
    const numerado = (s: string, n: number): string => s.slice(0, 8) + String(n).padStart(5, '0') + s.slice(13);
    const y = '00100013'.padEnd(13) + 'Y 0601';
    expect(pares(await ler(segmentos.flatMap((s) => [s, y])))).toEqual(certos);
    // And numbered with the others.
    expect(pares(await ler(segmentos.flatMap((s, i) => [numerado(s, 2 * i + 1), numerado(y, 2 * i + 2)])))).toEqual(certos);
  });

  test('where a bank gives both the same number, and where the numbers were lost', async () => {
    const iguais = segmentos.map((s, i) => s.slice(0, 8) + String(Math.floor(i / 2) + 1).padStart(5, '0') + s.slice(13));
    expect(pares(await ler(iguais))).toEqual(certos);
    expect(pares(await ler(segmentos.map((s) => s.slice(0, 8) + ' '.repeat(5) + s.slice(13))))).toEqual(certos);
  });

  test('half a charge is told, never paired with another’s half nor dropped', async () => {
    const itens = await ler(segmentos.filter((_, i) => i !== 1 && i !== 2));
    expect(itens.filter((i) => i.tipo === 'ilegivel')).toEqual([
      { tipo: 'ilegivel', linha: 3, campo: 'segmentoU', conteudo: '' },
      { tipo: 'ilegivel', linha: 4, campo: 'segmentoT', conteudo: '000000000020000' },
    ]);
    expect(pares(itens)).toEqual(certos.slice(2));
  });
});
