import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calcularParcelas, type LinhaPreco } from '../../parcelas.ts';
import { descontosVigentes, type DescontoComChave, type Termo } from '../parcelas-com-aditivos.ts';
import { cortesDe } from './alcance.ts';

const preco = (indice: number, parcelas: number, primeiroVencimento: string): LinhaPreco => ({
  indice,
  descricao: `Linha ${indice}`,
  valorCentavos: 120_000 as LinhaPreco['valorCentavos'],
  parcelas,
  primeiroVencimento,
  diaVencimento: 10,
});

const meia: DescontoComChave = {
  chave: 'linha:1',
  descricao: 'Meia',
  precoIndice: null,
  forma: 'percentual',
  percentual: '50',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
};

test('whatever the prices and the day, a line that ends leaves exactly what it gave and falls due before', () => {
  const dia = fc.integer({ min: 1, max: 12 }).map((mes) => `2026-${String(mes).padStart(2, '0')}-10`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), dia), { minLength: 1, maxLength: 4 }),
      fc.record({
        precoIndice: fc.option(fc.integer({ min: 0, max: 3 })),
        parcelaDe: fc.integer({ min: 1, max: 14 }),
        mais: fc.option(fc.integer({ min: 0, max: 14 })),
      }),
      fc.integer({ min: 1, max: 24 }).map((n) => `${n > 12 ? 2027 : 2026}-${String(((n - 1) % 12) + 1).padStart(2, '0')}-01`),
      (precos, { mais, ...linha }, aPartirDe) => {
        const linhas = precos.map(([quantas, primeiro], i) => preco(i, quantas, primeiro));
        const parcelas = calcularParcelas(linhas, []);
        const inteira: DescontoComChave = { ...meia, ...linha, parcelaAte: mais === null ? null : linha.parcelaDe + mais };
        const termos = cortesDe(inteira, parcelas, { de: aPartirDe, ate: null }).map(
          ({ precoIndice, desde }): Termo => ({ tipo: 'remover_desconto', chave: meia.chave, precoIndice, parcelaDe: desde }),
        );
        const descontadas = (linhasDeDesconto: readonly DescontoComChave[]) =>
          calcularParcelas(linhas, linhasDeDesconto).map((p) => p.descontoIncondicionalCentavos);
        const antes = descontadas([inteira]);
        const depois = descontadas(descontosVigentes([inteira], termos, linhas));
        expect(depois).toEqual(antes.map((valor, i) => ((parcelas[i]?.vencimento ?? '') < aPartirDe ? valor : 0)));
      },
    ),
  );
});
