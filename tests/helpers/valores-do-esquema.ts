import fc from 'fast-check';
import { z } from 'zod';

type Esquema = z.core.$ZodType;

/** Values in the form of a schema that may pass: every member is there, of the right kind. */
export function valoresDoEsquema(esquema: Esquema): fc.Arbitrary<unknown> {
  const e = esquema as z.core.$ZodTypes;
  switch (e._zod.def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(e._zod.def.shape).map(([nome, parte]) => [nome, valoresDoEsquema(parte)])));
    case 'array':
      return fc.array(valoresDoEsquema(e._zod.def.element), { minLength: 1, maxLength: 1 });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return fc.oneof({ arbitrary: valoresDoEsquema(e._zod.def.innerType), weight: 3 }, fc.constant(undefined));
    case 'pipe':
      return valoresDoEsquema((e._zod.def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? e._zod.def.out : e._zod.def.in);
    case 'union':
      return fc.oneof(...e._zod.def.options.map((opcao) => valoresDoEsquema(opcao)));
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(e._zod.def.entries));
    case 'literal':
      return fc.constantFrom<unknown>(...e._zod.def.values);
    case 'record':
      return fc.dictionary(fc.constantFrom('1', 'a'), valoresDoEsquema(e._zod.def.valueType), { maxKeys: 1 });
    case 'number':
      return fc.constantFrom(1, 1, 12);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom('2026-01-10', '10', 'Nome Completo', '52998224725', '66040170', 'a@b.com.br');
    default:
      return fc.constantFrom<unknown>(1, 'a', true, undefined);
  }
}

// What passes somewhere: numbers, ids of an address, dates, rates, documents, names, secrets.
const certos = [
  1,
  12,
  2026,
  '1',
  '2026',
  '10',
  '2026-01-10',
  'PA',
  '66040170',
  '91988887777',
  '52998224725',
  'a@b.com.br',
  'Nome Completo',
  'Senha-Forte-2026',
  'x'.repeat(43),
  true,
  false,
  null,
  undefined,
];

/** A value of a schema that passes as far as can be found: what is refused is exchanged, place by place, for something that is not. */
export function valorCerto(esquema: Esquema, semente = 7): unknown {
  let [valor] = fc.sample(valoresDoEsquema(esquema), { numRuns: 1, seed: semente });
  const recusas = (v: unknown): readonly z.core.$ZodIssue[] => z.core.safeParse(esquema, v).error?.issues ?? [];
  for (let volta = 0; volta < 40; volta += 1) {
    const faltas = recusas(valor);
    const melhor = faltas
      .flatMap(({ path }) => certos.map((certo) => com(valor, path, certo)))
      .find((candidato) => recusas(candidato).length < faltas.length);
    if (melhor === undefined) return valor;
    valor = melhor;
  }
  return valor;
}

/** The same value with another at a place. */
function com(valor: unknown, [chave, ...resto]: readonly PropertyKey[], parte: unknown): unknown {
  if (chave === undefined) return parte;
  if (typeof valor !== 'object' || valor === null) return valor;
  const nova = com(Reflect.get(valor, chave), resto, parte);
  return Array.isArray(valor) ? valor.with(Number(chave), nova) : { ...valor, [chave]: nova };
}

const tortos = [
  0,
  45,
  -1,
  0.5,
  2 ** 31,
  1e308,
  -1e308,
  null,
  '',
  '-',
  '1.',
  '99.99999',
  '2026-02-31',
  '\u0000',
  'x'.repeat(5000),
  true,
  [],
  {},
];

/** The same value with one of its leaves wrong, once for each leaf and each way of being wrong; at last without it. */
export function* comUmaFolhaTorta(valor: unknown): Generator<unknown> {
  if (typeof valor !== 'object' || valor === null) {
    yield* tortos;
    return;
  }
  for (const chave of Object.keys(valor)) {
    const copia = (parte: unknown): unknown => (Array.isArray(valor) ? valor.with(Number(chave), parte) : { ...valor, [chave]: parte });
    for (const torta of comUmaFolhaTorta(Reflect.get(valor, chave))) yield copia(torta);
  }
}
