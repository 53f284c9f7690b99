import { describe, expect, test } from 'vitest';
import { EntradaInvalida, validarEntrada } from '#platform/server/http/entrada.ts';
import { salas } from '#portal/rooms.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { chavesDe } from '#shared/validacao.ts';

// Every query of the portal: ranges upside down, years that no calendar of the school has, numbers that no column holds.
const consultas = salas.flatMap((sala) =>
  Object.values(sala.api).flatMap((endpoint): [string, AnyEndpoint, readonly string[]][] =>
    endpoint.query ? [[`${endpoint.method} ${endpoint.path}`, endpoint, chavesDe(endpoint.query)]] : [],
  ),
);
const nomesDoFim = [
  ['Inicial', 'Final'],
  ['Inicio', 'Fim'],
  ['De', 'Ate'],
  ['Desde', 'Ate'],
  ['Minimo', 'Maximo'],
  ['Minima', 'Maxima'],
  ['Min', 'Max'],
] as const;
const pares = consultas.flatMap(([nome, endpoint, chaves]) =>
  chaves.flatMap((de) =>
    nomesDoFim.flatMap(([inicio, fim]): [string, string, string, AnyEndpoint][] => {
      const ate = de.endsWith(inicio) ? de.slice(0, -inicio.length) + fim : de;
      return ate !== de && chaves.includes(ate) ? [[nome, de, ate, endpoint]] : [];
    }),
  ),
);

/** The refusals of a query: field and code. Anything else that is thrown is a failure of the server. */
function recusas(endpoint: AnyEndpoint, query: Record<string, string>): [string, string][] {
  try {
    // Its address is another matter.
    validarEntrada({ ...endpoint, params: undefined, body: undefined } as AnyEndpoint, { params: {}, query, body: undefined }, 'br');
    return [];
  } catch (causa) {
    if (!(causa instanceof EntradaInvalida)) throw causa;
    return causa.fields.map(({ path, code }) => [path, code]);
  }
}

test('there are ranges to walk', () => expect(pares.length).toBeGreaterThan(30));

test.each(pares)('%s refuses %s after %s', (_, de, ate, endpoint) => {
  const invertidos = [
    { [de]: '2026-12-31', [ate]: '2026-01-01' },
    { [de]: '9', [ate]: '1' },
    // Months of a year, as the books write them.
    { [de]: '202612', [ate]: '202601' },
  ].map((query) => recusas(endpoint, query).filter(([campo]) => campo === de || campo === ate));
  // Dates or numbers: the other kind is refused for what it is.
  expect(invertidos.flat().map(([, codigo]) => codigo)).toContainEqual(expect.stringMatching(/INVERTID[AO]$/));
  expect(invertidos.every((erros) => erros.length > 0)).toBe(true);
});

describe('what no column holds', () => {
  test.each(pares)('%s refuses absurd years and numbers in %s and %s by field', (_, de, ate, endpoint) => {
    for (const [a, b] of [
      ['0001-01-01', '0001-01-31'],
      ['9999-12-01', '9999-12-31'],
      ['99999999999999999', '999999999999999999'],
    ] as const)
      expect(recusas(endpoint, { [de]: a, [ate]: b }).map(([campo]) => campo)).toEqual(expect.arrayContaining([de, ate]));
  });
  test.each(consultas)('%s throws nothing at hostile values', (_, endpoint, chaves) => {
    for (const valor of ['0001-01-01', '9999-12-31', '1900-01-01', '2199-12-31', '99999999999999999999', '-1', '1e400', 'NaN']) {
      expect(() => recusas(endpoint, Object.fromEntries(chaves.map((chave) => [chave, valor])))).not.toThrow();
      for (const chave of chaves) expect(() => recusas(endpoint, { [chave]: valor })).not.toThrow();
    }
  });
});
