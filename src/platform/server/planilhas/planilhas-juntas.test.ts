import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { lerPlanilha } from './ler-planilha.ts';

const MB = 1_048_576;
const limites = { linhas: 5_000, colunas: 80, letrasPorCelula: 500 };

test('eight small sheets with much in them, sent at once, take the memory of one', async () => {
  const linha = Array.from({ length: 60 }, () => 'a');
  const rows = [linha.map((_, i) => `Coluna ${i}`), ...Array.from({ length: 4_999 }, () => linha)];
  const planilha = Buffer.from(await writeXlsx({ sheets: [{ name: 'Pessoas', rows }] }));
  const antes = process.memoryUsage().rss;
  let maximo = antes;
  const relogio = setInterval(() => (maximo = Math.max(maximo, process.memoryUsage().rss)), 10);
  const lidas = await Promise.all(Array.from({ length: 8 }, () => lerPlanilha(planilha, limites)));
  clearInterval(relogio);
  expect(lidas.map(({ linhas }) => linhas.length)).toEqual(Array.from({ length: 8 }, () => 4_999));
  expect((maximo - antes) / MB).toBeLessThan(800);
});
