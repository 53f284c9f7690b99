import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { conciliar, type Soma } from './conciliar.ts';

const soma = (chave: string, quantidade: number | null, valor: number | null = null): Soma => ({
  grupo: 'titulos',
  chave,
  quantidade,
  valorCentavos: valor === null ? null : centavos(valor),
});

test('what was typed is compared figure by figure; what was not typed is not, and what did not come in is compared with nothing', () => {
  const linhas = conciliar(
    [soma('', 3, 300), soma('2026-09', 1, 100), soma('2026-10', 2, 200)],
    [soma('', 3), soma('2026-10', 2, 250), soma('2026-11', 1, 50)],
  );
  expect(linhas.map(({ chave, quantidade, valorCentavos, situacao }) => [chave, quantidade, valorCentavos, situacao])).toEqual([
    ['', 3, 300, 'igual'],
    ['2026-09', 1, 100, 'por_conferir'],
    ['2026-10', 2, 200, 'diferente'],
    ['2026-11', 0, 0, 'diferente'],
  ]);
});
