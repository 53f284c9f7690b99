import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, type OperationNode, PostgresQueryCompiler, type RawNode } from 'kysely';
import { afterAll } from 'vitest';
import { escreverGravacao, type Gravacao, juntar, pastaDasGravacoes } from './gravacao.ts';

// Set up before each test file: what the query builder compiles is written down, as the fixed pieces of its template (which say which
// statement of the source it is, wherever the file stands) and the whole text that goes to the database.
const pasta = pastaDasGravacoes();
// A worker runs many files with the same modules, and this set-up before each: it listens once.
const aqui = globalThis as { patioGravacao?: Gravacao };

const isCru = (no: OperationNode): no is RawNode => no.kind === 'RawNode';
const modeloDe = (no: RawNode): string => no.sqlFragments.join('\0');
const partesDe = (no: RawNode): RawNode[] => no.parameters.filter(isCru).flatMap((parte) => [parte, ...partesDe(parte)]);
/** A whole statement, as it stands in `select … from (here)`. */
const isConsulta = (no: RawNode): boolean => /^\s*(?:select|with)\b/i.test(no.sqlFragments[0] ?? '');

function anotar(vistos: Gravacao, no: RawNode, { sql, parameters }: CompiledQuery): void {
  const nulos = parameters.flatMap((valor, i) => (valor === null || valor === undefined ? [i + 1] : []));
  juntar(vistos, modeloDe(no), sql, nulos, partesDe(no).map(modeloDe));
}

function ouvir(): Gravacao {
  type Compilar = (no: OperationNode, ...resto: unknown[]) => CompiledQuery;
  const vistos: Gravacao = new Map();
  const prototipo = Object.getPrototypeOf(PostgresQueryCompiler.prototype) as { compileQuery: Compilar };
  const original = prototipo.compileQuery;
  prototipo.compileQuery = function compilar(no, ...resto) {
    const compilada = original.call(this, no, ...resto);
    if (isCru(no)) {
      anotar(vistos, no, compilada);
      for (const parte of partesDe(no).filter(isConsulta)) anotar(vistos, parte, original.call(this, parte, ...resto));
    }
    return compilada;
  };
  return vistos;
}

if (pasta !== null) {
  const vistos = (aqui.patioGravacao ??= ouvir());
  afterAll(() => {
    writeFileSync(join(pasta, `${randomUUID()}.json`), escreverGravacao(vistos));
    vistos.clear();
  });
}
