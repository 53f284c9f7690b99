import { expect, test } from 'vitest';
import { lerCodigo } from '../codigos/ler-codigo.ts';
import { figurasDoCodigo } from './do-codigo.ts';

const nada = { valorCentavos: null, vencimento: null };
const cheia = { valorCentavos: 12_345, vencimento: '2026-12-10' };

test('a code that states neither amount nor date leaves none of the code before it, but what somebody typed', () => {
  expect(figurasDoCodigo(cheia, nada, nada)).toEqual(cheia);
  expect(figurasDoCodigo(nada, cheia, cheia)).toEqual(nada);
  expect(figurasDoCodigo(nada, cheia, { valorCentavos: 99, vencimento: '2026-12-10' })).toEqual({ vencimento: null });
  expect(figurasDoCodigo(nada, nada, cheia)).toEqual({});
  expect(figurasDoCodigo({ ...nada, valorCentavos: 7 }, cheia, cheia)).toEqual({ valorCentavos: 7, vencimento: null });
});

test('a line typed key by key ends with what the whole line states, although a part of it was a barcode that checks', () => {
  const linha = '34191777737777128433633333333335800000000000000';
  let agora: { valorCentavos: number | null; vencimento: string | null } = nada;
  let anterior = nada as typeof agora;
  const lidos: number[] = [];
  for (let n = 1; n <= linha.length; n += 1) {
    const lido = lerCodigo(linha.slice(0, n), '2026-11-26');
    if (typeof lido === 'string') continue;
    lidos.push(n);
    agora = { ...agora, ...figurasDoCodigo(lido, anterior, agora) };
    anterior = lido;
  }
  expect([lidos, agora]).toEqual([[44, 47], nada]);
});
