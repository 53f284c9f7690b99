import { z } from 'zod';
import type { recusa } from './validacao.ts';

type Caminho = readonly PropertyKey[];
type Problema = ReturnType<typeof recusa> | z.core.$ZodIssue;
/** Where a rule tells what it refuses, with `recusa(...)`. */
export type Achados = { addIssue(problema: Problema): void };
export type Regra<T> = (valor: T, achados: Achados) => void;

/**
 * A rule between fields, for `schema.check(regra(conferir))`: a plain function that runs also when fields were refused, so that
 * people are told everything at once. What it refuses then counts when it stands both without the refused fields and with them
 * as they were given, so that it does not depend on any of them. A field that is only too small or too large is still there.
 */
export function regra<T>(conferir: Regra<T>): z.core.$ZodCheck<T> {
  return z.superRefine<T>(
    (valor, { issues }) => {
      const inteiro = issues.every((issue) => issue.continue === true || (issue.path ?? []).length === 0);
      const achados = inteiro ? achadosDa(conferir, valor) : achadosSemOsRecusados(conferir, valor, issues);
      issues.push(...achados.map((achado) => crua(achado, valor)));
    },
    // Where the whole is of another kind there is nothing to be judged.
    { when: ({ issues }) => !issues.some(({ code, path = [] }) => path.length === 0 && code === 'invalid_type') },
  );
}

/** A rule that reckons with some members and asks them to be right: it waits until nothing in them is refused, by schema or rule. */
export function regraSobre<T>(membros: readonly (keyof T & string)[], conferir: Regra<T>): z.core.$ZodCheck<T> {
  const emFalta = ({ code, path: [membro] = [] }: z.core.$ZodRawIssue): boolean =>
    membro === undefined ? code === 'invalid_type' : membros.some((um) => um === membro);
  return z.superRefine<T>((valor, { issues }) => void issues.push(...achadosDa(conferir, valor).map((achado) => crua(achado, valor))), {
    when: ({ issues }) => !issues.some(emFalta),
  });
}

/** The condition of a check that looks no further than the first refusal of its field. */
export const seNadaRecusado = { when: ({ issues }: z.core.ParsePayload): boolean => issues.length === 0 };

const crua = (achado: Problema, input: unknown) => ({ ...achado, input, continue: true }) as z.core.$ZodRawIssue;

function achadosSemOsRecusados<T>(conferir: Regra<T>, valor: T, issues: readonly z.core.$ZodRawIssue[]): Problema[] {
  const recusados = issues.map(({ path = [] }) => path);
  const lugarDe = (caminho: Caminho): string => caminho.map(String).join('.');
  const chaveDe = (achado: Problema): string => JSON.stringify([lugarDe(achado.path), achado.message, 'params' in achado && achado.params]);
  const ditos = new Set(recusados.map(lugarDe));
  const semEles = new Set(tentar(conferir, recusados.reduce<unknown>(sem, valor) as T).map(chaveDe));
  return tentar(conferir, valor).filter((achado) => semEles.has(chaveDe(achado)) && !ditos.has(lugarDe(achado.path)));
}

function achadosDa<T>(conferir: Regra<T>, valor: T, achados: Problema[] = []): Problema[] {
  conferir(valor, { addIssue: (problema) => void achados.push(problema) });
  return achados;
}

/** What a rule finds in a value of which parts were refused. If it reaches for one of them, what it found until then stands. */
function tentar<T>(conferir: Regra<T>, valor: T): Problema[] {
  const achados: Problema[] = [];
  try {
    return achadosDa(conferir, valor, achados);
  } catch (causa) {
    if (!(causa instanceof Error)) throw causa;
    return achados;
  }
}

/** The value without what stands at a path. */
function sem(valor: unknown, [parte, ...resto]: Caminho): unknown {
  if (parte === undefined || typeof valor !== 'object' || valor === null) return valor;
  const nova = resto.length === 0 ? undefined : sem(Reflect.get(valor, parte), resto);
  return Array.isArray(valor) ? valor.map((item: unknown, i) => (String(i) === String(parte) ? nova : item)) : { ...valor, [parte]: nova };
}
