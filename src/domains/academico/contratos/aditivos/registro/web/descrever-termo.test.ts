import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { tradutor } from '#shared/textos.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { descreverTermo, type Termo } from './descrever-termo.ts';

const alcance = { precoIndice: 0, parcelaDe: 3, parcelaAte: null };
const desconto = { descontoId: null, descricao: 'Irmãos', condicional: false, sobreValorCheio: false, prioridade: 1 };
const casos: [Termo, string][] = [
  [
    { tipo: 'valor', ...alcance, valorCentavos: centavos(95_000), percentual: null },
    'Anuidade: parcela de R$ 950,00 da parcela 3 em diante',
  ],
  [{ tipo: 'valor', ...alcance, parcelaAte: 6, valorCentavos: null, percentual: '-3.0000' }, 'Anuidade: reajuste de -3 % da parcela 3 à 6'],
  [
    {
      tipo: 'incluir_desconto',
      ...alcance,
      ...desconto,
      forma: 'percentual',
      percentual: '10.0000',
      valorCentavos: null,
      limiteCentavos: centavos(5000),
    },
    'Desconto Irmãos sobre Anuidade: 10 %, limitado a R$ 50,00 por parcela da parcela 3 em diante',
  ],
  [
    {
      tipo: 'incluir_desconto',
      ...alcance,
      ...desconto,
      forma: 'valor',
      percentual: null,
      valorCentavos: centavos(2500),
      limiteCentavos: null,
    },
    'Desconto Irmãos sobre Anuidade: R$ 25,00 da parcela 3 em diante',
  ],
  [
    { tipo: 'vencimento', ...alcance, precoIndice: null, diaVencimento: 15 },
    'Todos os preços: vencimento no dia 15 da parcela 3 em diante',
  ],
  [
    { tipo: 'pagadores', ...alcance, pagadores: [{ pessoaId: 1, percentual: '100.0000' }] },
    'Anuidade: novos pagadores da parcela 3 em diante',
  ],
  [{ tipo: 'remover_desconto', precoIndice: null, chave: 'linha:1', parcelaDe: 3 }, 'Retira um desconto da parcela 3 em diante'],
  [{ tipo: 'remover_desconto', precoIndice: 0, chave: 'linha:1', parcelaDe: 3 }, 'Anuidade: retira um desconto da parcela 3 em diante'],
];

test('each kind of term is one sentence, with the fields of its kind and no others', () => {
  const t = tradutor(textosAditivo, 'br');
  const ditas = casos.map(([termo]) => descreverTermo(t, termo, (indice) => ['Anuidade'][indice]).replaceAll('\u00a0', ' '));
  expect(ditas).toEqual(casos.map(([, frase]) => frase));
});
