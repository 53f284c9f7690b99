import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { construirSite } from './construcao.ts';

// The start as it is, over a program of two small modules that ask what the product's modules ask: where they stand, and where an error was made.
const raiz = join(import.meta.dirname, '..', '..', '..');
let pasta: string;

beforeAll(() => {
  pasta = realpathSync(mkdtempSync(join(tmpdir(), 'patio-construcao-')));
  for (const caminho of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'src/portal/construcao',
    'src/portal/main.ts',
    'src/portal/integridade-comando.ts',
  ])
    cpSync(join(raiz, caminho), join(pasta, caminho), { recursive: true });
  symlinkSync(realpathSync(join(raiz, 'node_modules')), join(pasta, 'node_modules'));
  mkdirSync(join(pasta, 'src/shared'));
  escrever('src/portal/recado.txt', 'recado');
  escrever(
    'src/portal/programa.ts',
    `import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { pilha } from '#shared/pilha.ts';
await Promise.resolve(sql);
const recado = readFileSync(new URL('./recado.txt', import.meta.url), 'utf8');
process.stdout.write([recado, import.meta.dirname].join(' ') + '\\n' + pilha());
`,
  );
  escrever(
    'src/portal/integridade-programa.ts',
    "import { pilha } from '#shared/pilha.ts';\nprocess.stdout.write(`tudo inteiro ${import.meta.dirname}\\n${pilha()}`);\n",
  );
  mkdirSync(join(pasta, 'src/portal/comandos'));
  for (const comando of ['backup', 'restaurar']) escrever(`src/portal/comandos/${comando}-programa.ts`, 'export {};\n');
  escreverPilha('um');
});
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

function escrever(caminho: string, conteudo: string): void {
  writeFileSync(join(pasta, caminho), conteudo);
}
/** The same length and the same time whatever it says: only the content differs. */
function escreverPilha(palavra: string): void {
  escrever(
    'src/shared/pilha.ts',
    `type Nada = null;\n\nexport function pilha(nada: Nada = null): string {\n  return String(new Error('${palavra}', { cause: nada }).stack);\n}\n`,
  );
  utimesSync(join(pasta, 'src/shared/pilha.ts'), 1_600_000_000, 1_600_000_000);
}
const comecar = (comando = 'main.ts'): string => execFileSync(process.execPath, [join(pasta, 'src/portal', comando)], { encoding: 'utf8' });
const construcoes = (): number => readdirSync(join(pasta, 'dist/servidor')).length;

test('the first start builds one file; its modules know where their sources stand, and errors name the lines of these', () => {
  const saida = comecar();
  expect(saida).toContain('Building the server part…');
  expect(saida).toContain(`recado ${join(pasta, 'src', 'portal')}\n`);
  expect(saida).toContain('Error: um');
  expect(saida).toMatch(/at pilha \(.*src\/shared\/pilha\.ts:4:17\)/);
});

test('the next start takes it as it is; one after a source changed builds anew, whatever time the file has', () => {
  expect(comecar()).not.toContain('Building');
  expect(construcoes()).toBe(1);
  escreverPilha('ei');
  const saida = comecar();
  expect(saida).toContain('Building the server part…');
  expect(saida).toContain('Error: ei');
  escreverPilha('um');
  expect(comecar()).toContain('Error: um');
});

test('the command of the integrity check takes the same build, and makes it anew by the same rule', () => {
  const antes = construcoes();
  const saida = comecar('integridade-comando.ts');
  expect(saida).not.toContain('Building');
  expect(saida).toContain(`tudo inteiro ${join(pasta, 'src', 'portal')}\n`);
  expect(saida).toMatch(/at pilha \(.*src\/shared\/pilha\.ts:4:17\)/);
  escreverPilha('ou');
  expect(comecar('integridade-comando.ts')).toContain('Building the server part…');
  expect(comecar()).toContain('Error: ou');
  expect(construcoes()).toBe(antes + 1);
});

test('a new build of the site takes nothing from a server that has the one before; what nobody reads any more goes later', async () => {
  escrever(
    'vite.config.ts',
    "import { anotarFontes } from './src/portal/construcao/anotar-fontes.ts';\nexport default { publicDir: false, plugins: [anotarFontes()] };\n",
  );
  const pagina = (palavra: string): void => escrever('index.html', `<!doctype html><title>${palavra}</title>`);
  const feitas = (): string[] => readdirSync(join(pasta, 'dist/web'));
  pagina('um');
  const primeira = await construirSite(pasta, () => undefined);
  expect(await construirSite(pasta, () => undefined)).toBe(primeira);
  pagina('dois');
  const segunda = await construirSite(pasta, () => undefined);
  expect(segunda).not.toBe(primeira);
  expect(existsSync(join(primeira, 'index.html'))).toBe(true);
  // One that was stopped half way has no name yet, and is left behind too.
  mkdirSync(join(pasta, 'dist/web/.interrompida'));
  for (const antiga of [primeira, join(pasta, 'dist/web/.interrompida')]) utimesSync(antiga, 1_600_000_000, 1_600_000_000);
  pagina('três');
  const terceira = await construirSite(pasta, () => undefined);
  expect(
    feitas()
      .map((nome) => join(pasta, 'dist/web', nome))
      .toSorted(),
  ).toEqual([segunda, terceira].toSorted());
});

test('where nothing can be written it starts from the sources and says why', () => {
  rmSync(join(pasta, 'dist'), { recursive: true });
  escrever('dist', 'a file where the folder would stand');
  const saida = comecar();
  expect(saida).toMatch(/Starting from the sources, which takes longer: .*ENOTDIR/);
  expect(saida).toContain(`recado ${join(pasta, 'src', 'portal')}\n`);
  expect(saida).toMatch(/pilha\.ts:4:\d+/);
});
