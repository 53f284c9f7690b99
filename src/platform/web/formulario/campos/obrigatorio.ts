import { z } from 'zod';

/** The schema of a field inside a form's schema; null where the path leads nowhere. */
export function esquemaDoCampo(esquema: z.core.$ZodType, caminho: string): z.core.$ZodType | null {
  let atual: z.core.$ZodType | null = esquema;
  for (const parte of caminho === '' ? [] : caminho.split('.')) {
    const aberto: z.core.$ZodType | null = atual && abrir(atual);
    if (aberto instanceof z.core.$ZodObject) atual = aberto._zod.def.shape[parte] ?? null;
    else if (aberto instanceof z.core.$ZodArray) atual = aberto._zod.def.element;
    else return null;
  }
  return atual;
}

/** Throws for a path that leads nowhere in a schema, whichever of its alternatives is taken. */
export function conferirNoEsquema(esquema: z.core.$ZodType, caminho: string): void {
  const comum = caminho.replaceAll(itemDeLista, '.0');
  const conhecidos = achados.get(esquema) ?? new Set<string>();
  achados.set(esquema, conhecidos);
  if (conhecidos.has(comum)) return;
  if (!leva(esquema, comum.split('.'))) throw new Error(`The schema of the form has no field "${caminho}"`);
  conhecidos.add(comum);
}

const achados = new WeakMap<z.core.$ZodType, Set<string>>();
const itemDeLista = /\.\d+(?=\.|$)/g;

function leva(esquema: z.core.$ZodType, [parte, ...resto]: readonly string[]): boolean {
  const aberto = abrir(esquema);
  if (parte === undefined) return true;
  if (aberto instanceof z.core.$ZodUnion) return aberto._zod.def.options.some((opcao) => leva(opcao, [parte, ...resto]));
  if (aberto instanceof z.core.$ZodIntersection)
    return [aberto._zod.def.left, aberto._zod.def.right].some((lado) => leva(lado, [parte, ...resto]));
  if (aberto instanceof z.core.$ZodRecord) return leva(aberto._zod.def.valueType, resto);
  const dentro = esquemaDoCampo(aberto, parte);
  return dentro !== null && leva(dentro, resto);
}

/**
 * True when a form field cannot be left empty: its schema refuses '', null and absence alike. A tick box is never
 * required by this measure, for unticked is a value.
 */
export function isObrigatorio(esquema: z.core.$ZodType, caminho: string): boolean {
  // Items of a list share their schema: 'enderecos.3.cep' asks for what 'enderecos.0.cep' already knows.
  const comum = caminho.replaceAll(itemDeLista, '.0');
  const doEsquema = sabidos.get(esquema) ?? new Map<string, boolean>();
  sabidos.set(esquema, doEsquema);
  const sabido = doEsquema.get(comum) ?? recusaVazio(esquemaDoCampo(esquema, comum));
  doEsquema.set(comum, sabido);
  return sabido;
}

/** Every field asks at every drawing: the answer is found once per schema. */
const sabidos = new WeakMap<z.core.$ZodType, Map<string, boolean>>();

const recusaVazio = (campo: z.core.$ZodType | null): boolean =>
  campo !== null && [undefined, null, ''].every((vazio) => !z.safeParse(campo, vazio).success);

/** The schema inside what only says that it may be missing, or may not. */
function abrir(esquema: z.core.$ZodType): z.core.$ZodType {
  if (esquema instanceof z.core.$ZodPipe)
    return abrir(esquema._zod.def.in instanceof z.core.$ZodTransform ? esquema._zod.def.out : esquema._zod.def.in);
  return involucros.some((tipo) => esquema instanceof tipo) ? abrir((esquema as z.core.$ZodOptional)._zod.def.innerType) : esquema;
}

const involucros = [
  z.core.$ZodOptional,
  z.core.$ZodNonOptional,
  z.core.$ZodNullable,
  z.core.$ZodDefault,
  z.core.$ZodPrefault,
  z.core.$ZodCatch,
  z.core.$ZodReadonly,
];
