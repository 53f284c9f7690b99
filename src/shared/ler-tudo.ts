import { z } from 'zod';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
/** A refused part in two guises: as if the refused fields were not there, and as they were given. */
type DuasFormas = readonly [unknown, unknown];
type Leitura = { valida: boolean; duas: DuasFormas; issues: Issue[] };
export type TudoLido<S extends Schema> = { success: true; data: z.core.output<S> } | { success: false; error: z.core.$ZodError };

/**
 * Validates like `safeParse`, and when fields are refused also runs the rules between fields, which zod holds back until
 * every field of the same object is right: people are told everything at once. Such a rule's refusal counts when it
 * stands both without the refused fields and with them as they were given, so that it does not depend on any of them.
 */
export function lerTudo<S extends Schema>(schema: S, valor: unknown): TudoLido<S> {
  const lida = z.core.safeParse(schema, valor);
  return lida.success ? lida : { success: false, error: comRegras(schema, valor, lida.error) };
}

function comRegras(schema: Schema, valor: unknown, erro: z.core.$ZodError): z.core.$ZodError {
  const ditos = new Set(erro.issues.filter(({ path }) => path.length > 0).map(lugarDe));
  const novas = lerPartes(schema, valor).issues.filter((issue) => !ditos.has(lugarDe(issue)));
  return novas.length === 0 ? erro : new z.core.$ZodRealError([...erro.issues, ...novas]);
}

const lugarDe = ({ path }: Issue): string => path.map(String).join('.');

const recusada = (valor: unknown): Leitura => ({ valida: false, duas: [undefined, valor], issues: [] });

function ler(schema: Schema, valor: unknown): Leitura {
  const lida = z.core.safeParse(schema, valor);
  return lida.success ? { valida: true, duas: [lida.data, lida.data], issues: [] } : lerPartes(schema, valor);
}

/** What can still be read of a refused value, with the refusals of the rules that zod did not run in it. */
function lerPartes(schema: Schema, valor: unknown): Leitura {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodDefault)
    return lerPartes(schema._zod.def.innerType, valor);
  if (schema instanceof z.core.$ZodPipe) return lerCano(schema, valor);
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return lerAlternativa(schema, valor);
  if (schema instanceof z.core.$ZodArray) return lerLista(schema, valor);
  if (schema instanceof z.core.$ZodObject) return lerObjeto(schema, valor);
  return recusada(valor);
}

function lerCano({ _zod: { def } }: z.core.$ZodPipe, valor: unknown): Leitura {
  if (def.in instanceof z.core.$ZodTransform) return recusada(valor);
  const entrada = ler(def.in, valor);
  if (entrada.valida) return recusada(valor);
  if (!(def.out instanceof z.core.$ZodTransform)) return entrada;
  const { transform } = def.out._zod.def;
  const issues = rodar(entrada.duas, (payload) => {
    const addIssue = (issue: z.core.$ZodRawIssue): void => void payload.issues.push({ ...issue, input: payload.value } as typeof issue);
    return transform(payload.value, Object.assign(payload, { addIssue }) as Parameters<typeof transform>[1]);
  });
  return { ...entrada, issues: [...entrada.issues, ...issues] };
}

function lerAlternativa({ _zod: { def } }: z.core.$ZodDiscriminatedUnion, valor: unknown): Leitura {
  const marca = typeof valor === 'object' && valor !== null ? Reflect.get(valor, def.discriminator) : undefined;
  const alternativa = def.options.find((opcao) => opcao._zod.propValues?.[def.discriminator]?.has(marca as z.core.util.Primitive));
  return alternativa ? lerPartes(alternativa, valor) : recusada(valor);
}

function lerLista(schema: z.core.$ZodArray, valor: unknown): Leitura {
  if (!Array.isArray(valor)) return recusada(valor);
  const itens = valor.map((item: unknown) => ler(schema._zod.def.element, item));
  const duas: DuasFormas = [itens.map((i) => i.duas[0]), itens.map((i) => i.duas[1])];
  const dosItens = itens.flatMap((item, i) => comCaminho(i, item.issues));
  const pulou = itens.some(({ valida }) => !valida);
  return { valida: false, duas, issues: [...dosItens, ...(pulou ? regrasDe(schema, duas) : [])] };
}

function lerObjeto(schema: z.core.$ZodObject, valor: unknown): Leitura {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return recusada(valor);
  const { shape } = schema._zod.def;
  const partes = Object.entries(shape).map(([nome, campo]) => ({ nome, lida: ler(campo, Reflect.get(valor, nome)) }));
  const forma = (qual: 0 | 1): unknown => Object.fromEntries(partes.map(({ nome, lida }) => [nome, lida.duas[qual]]));
  const duas: DuasFormas = [forma(0), forma(1)];
  const pulou = partes.some(({ lida }) => !lida.valida) || Object.keys(valor).some((nome) => !(nome in shape));
  const dasPartes = partes.flatMap(({ nome, lida }) => comCaminho(nome, lida.issues));
  return { valida: false, duas, issues: [...dasPartes, ...(pulou ? regrasDe(schema, duas) : [])] };
}

const comCaminho = (parte: PropertyKey, issues: readonly Issue[]): Issue[] => issues.map((i) => ({ ...i, path: [parte, ...i.path] }));

/** The rules that were skipped; those with a condition of their own (sizes) have run. */
function regrasDe(schema: Schema, duas: DuasFormas): Issue[] {
  return (schema._zod.def.checks ?? [])
    .filter((regra) => regra._zod.def.when === undefined)
    .flatMap((regra) => rodar(duas, (payload) => regra._zod.check(payload as z.core.ParsePayload<never>)));
}

/** The refusals that a rule gives in both guises. */
function rodar(duas: DuasFormas, regra: (payload: z.core.ParsePayload) => unknown): Issue[] {
  const [semEles, comEles] = duas.map((value) => {
    const payload: z.core.ParsePayload = { value, issues: [] };
    try {
      regra(payload);
    } catch (causa) {
      // The rule reached for something that was refused: what it found until then stands.
      if (!(causa instanceof Error)) throw causa;
    }
    return payload.issues.map((issue) => z.core.util.finalizeIssue(issue, undefined, z.config()));
  });
  const chave = ({ path, message }: Issue): string => JSON.stringify([path.map(String), message]);
  const nasDuas = new Set(comEles?.map(chave));
  return (semEles ?? []).filter((issue) => nasDuas.has(chave(issue)));
}
