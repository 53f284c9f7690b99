import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text that went to the database: which parameters were null in some execution, and the templates that stand inside of it. */
export type Texto = { nulos: Set<number>; partes: Set<string> };
/** A template of the source, its fixed pieces joined by NUL → the texts that it became. */
export type Gravacao = Map<string, Map<string, Texto>>;
type Guardada = { modelo: string; textos: { sql: string; nulos: number[]; partes: string[] }[] }[];

/** One template with the same parts becomes many statements by what stands in them: enough of them are looked at. */
const variantesPorModelo = 12;

/** Where the tests write down what they execute; null when nobody wants to know. */
export const pastaDasGravacoes = (): string | null => process.env['PATIO_LINHAS'] ?? null;

/** Adds one execution to what is known of its template. */
export function juntar(gravacao: Gravacao, modelo: string, sql: string, nulos: Iterable<number>, partes: Iterable<string>): void {
  const textos = gravacao.get(modelo) ?? new Map<string, Texto>();
  gravacao.set(modelo, textos);
  const texto = textos.get(sql) ?? { nulos: new Set<number>(), partes: new Set(partes) };
  for (const nulo of nulos) texto.nulos.add(nulo);
  if (textos.has(sql)) return;
  const iguais = [...textos.values()].filter((outro) => mesmas(outro.partes, texto.partes));
  if (iguais.length < variantesPorModelo) textos.set(sql, texto);
}

const mesmas = (umas: ReadonlySet<string>, outras: ReadonlySet<string>): boolean =>
  umas.size === outras.size && [...umas].every((parte) => outras.has(parte));

export const escreverGravacao = (gravacao: Gravacao): string =>
  JSON.stringify(
    [...gravacao].map(([modelo, textos]) => ({
      modelo,
      textos: [...textos].map(([sql, { nulos, partes }]) => ({ sql, nulos: [...nulos], partes: [...partes] })),
    })) satisfies Guardada,
  );

/** Everything that a run of the tests executed. */
export function lerGravacoes(pasta: string): Gravacao {
  const todas: Gravacao = new Map();
  for (const arquivo of readdirSync(pasta).filter((nome) => nome.endsWith('.json')))
    for (const { modelo, textos } of JSON.parse(readFileSync(join(pasta, arquivo), 'utf8')) as Guardada)
      for (const { sql, nulos, partes } of textos) juntar(todas, modelo, sql, nulos, partes);
  return todas;
}
