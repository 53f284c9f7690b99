import type { No } from './no.ts';
import { chave, escrever, isJson, oids, type Tipo } from './tipos.ts';
import { constante } from './constante.ts';

type ElementoDe = (oid: number) => number;

/** A value inside of JSON: numbers with decimals are numbers there. */
function dentro(tipo: Tipo, elementoDe: ElementoDe): string {
  if (isJson(tipo.oid)) return escrever(tipo);
  const numerico = tipo.oid === oids.numeric || elementoDe(tipo.oid) === oids.numeric;
  const ts = numerico ? new Set([...tipo.ts].map((t) => t.replace(/\bstring\b/, tipo.dinheiro ? 'Centavos' : 'number'))) : tipo.ts;
  return escrever({ ...tipo, ts });
}

const objeto = (pares: readonly (readonly [string, Tipo])[], elementoDe: ElementoDe): string =>
  `{ ${pares.map(([nome, tipo]) => `${chave(nome)}: ${dentro(tipo, elementoDe)}`).join('; ')} }`;

const semAspas = (ts: ReadonlySet<string>): string | null => {
  const [unico = ''] = ts;
  return ts.size === 1 && unico.startsWith('"') ? (JSON.parse(unico) as string) : null;
};

export const formaDeFuncao = {
  objeto,
  /** The shape of the JSON that a function builds; null when it builds none that can be told. */
  de(nome: string, nos: readonly No[], tipos: readonly Tipo[], elementoDe: ElementoDe): string | null {
    if (/^jsonb?_build_object$/.test(nome)) {
      const pares: [string, Tipo][] = [];
      for (let i = 0; i + 1 < tipos.length; i += 2) {
        const nomeDoCampo = semAspas(constante(nos[i] as No, () => tipos[i] as Tipo).ts);
        if (nomeDoCampo === null)
          return `Record<string, ${[...new Set(tipos.filter((_, j) => j % 2 === 1).map((t) => dentro(t, elementoDe)))].join(' | ')}>`;
        pares.push([nomeDoCampo, tipos[i + 1] as Tipo]);
      }
      return objeto(pares, elementoDe);
    }
    if (/^jsonb?_build_array$/.test(nome)) return `[${tipos.map((t) => dentro(t, elementoDe)).join(', ')}]`;
    if (/^(to_jsonb?|row_to_json|array_to_json)$/.test(nome) && tipos[0]) return dentro({ ...tipos[0], nulo: false }, elementoDe);
    return null;
  },
};

export function formaDeAgregado(nome: string, tipos: readonly Tipo[], elementoDe: ElementoDe): string | null {
  const [primeiro, segundo] = tipos;
  if (/^jsonb?_agg/.test(nome) && primeiro) return `(${dentro(primeiro, elementoDe)})[]`;
  if (/^jsonb?_object_agg/.test(nome) && segundo) return `Record<string, ${dentro(segundo, elementoDe)}>`;
  return null;
}
