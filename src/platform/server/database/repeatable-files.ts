import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MigrationError } from './migration-error.ts';

/** Views, functions and triggers of one subject, made anew whenever any text of theirs changes. */
export type Repeatable = {
  /** Path under the source folder, with slashes. */
  name: string;
  sql: string;
  /** SHA-256 of the text. */
  hash: string;
  /** What the file makes, in its order, as `drop` names it: `view public.v_curso`, `trigger turmas_vagas on public.turmas`. */
  makes: string[];
};

/** The sources of the product: each room keeps its views and checks in `server/banco/`. */
export const SOURCE_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Reads `server/banco/*.sql` of every room, each file after those whose views and functions it names.
 * @throws MigrationError on any other statement, a name that two files make, or files that need each other.
 */
export function readRepeatables(folder: string): Repeatable[] {
  const files = globSync('**/server/banco/*.sql', { cwd: folder })
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .map((name) => {
      // Git may hand the same file with other line ends on another machine.
      const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), makes: makesOf(name, sql) };
    });
  return inOrder(files);
}

const MADE =
  /^create\s+(?:(view|function)\s+(?:public\.)?(\w+)\b|(?:constraint\s+)?(trigger)\s+(\w+)\s[\s\S]*?\son\s+(?:public\.)?(\w+)\b)/;

function makesOf(name: string, sql: string): string[] {
  const statements = withoutComments(sql)
    .replaceAll(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const [, kind, named, trigger, triggerName, table] = MADE.exec(statement) ?? [];
    if (kind !== undefined) return `${kind} public.${named}`;
    if (trigger !== undefined) return `trigger ${triggerName} on public.${table}`;
    throw new MigrationError(
      `${name} may only have "create view", "create function" and "create trigger", with bodies between $$ (has: ${statement.slice(0, 60).replaceAll(/\s+/g, ' ')}).`,
    );
  });
}

function inOrder(files: readonly Repeatable[]): Repeatable[] {
  const makers = new Map<string, Repeatable>();
  for (const file of files)
    for (const made of file.makes) {
      const other = makers.get(made);
      if (other !== undefined) throw new MigrationError(`${other.name} and ${file.name} both make ${made}.`);
      makers.set(made, file);
    }
  const ordered: Repeatable[] = [];
  const place = (file: Repeatable, waiting: readonly Repeatable[]): void => {
    if (ordered.includes(file)) return;
    if (waiting.includes(file)) {
      const circle = waiting.slice(waiting.indexOf(file)).map(({ name }) => name);
      throw new MigrationError(`${circle.join(' and ')} need each other: what is in the circle belongs into one file.`);
    }
    const { sql: text } = file;
    const words = new Set(withoutComments(text).match(/\w+/g));
    for (const word of words) {
      const maker = makers.get(`view public.${word}`) ?? makers.get(`function public.${word}`);
      if (maker !== undefined && maker !== file) place(maker, [...waiting, file]);
    }
    ordered.push(file);
  };
  for (const file of files) place(file, []);
  return ordered;
}

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, '');
