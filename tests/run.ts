import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encontrarNavegador } from './helpers/navegador.ts';

const raiz = join(import.meta.dirname, '..');
const bin = (nome: string): string => join(raiz, 'node_modules', '.bin', nome);
type Passo = { nome: string; comando: string; argumentos: string[] };

const leves: Passo[] = [
  { nome: 'types', comando: bin('tsc'), argumentos: ['-p', '.', '--noEmit'] },
  { nome: 'lint', comando: bin('oxlint'), argumentos: ['--deny-warnings'] },
  { nome: 'format', comando: bin('biome'), argumentos: ['format', '.'] },
];
/** What one asks all the time while working. */
const check: Passo[] = [
  ...leves,
  { nome: 'tidy, unit', comando: bin('vitest'), argumentos: ['run', '--project', 'tidy', '--project', 'unit'] },
];
const tudo: Passo[] = [
  ...leves,
  { nome: 'unused code', comando: bin('knip'), argumentos: ['--no-progress'] },
  { nome: 'web build', comando: bin('vite'), argumentos: ['build', '--logLevel', 'error'] },
  { nome: 'tidy, unit, integration, faults', comando: bin('vitest'), argumentos: ['run'] },
  { nome: 'row types', comando: process.execPath, argumentos: [join(raiz, 'tests', 'linhas', 'conferir.ts')] },
  { nome: 'browser journeys', comando: bin('playwright'), argumentos: ['test'] },
];

function rodar({ comando, argumentos }: Passo, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const filho = spawn(comando, argumentos, { cwd: raiz, stdio: 'inherit', env });
    filho.on('error', reject);
    filho.on('exit', (codigo, sinal) => resolve(codigo ?? (sinal ? 1 : 0)));
  });
}

const passos = process.argv[2] === 'check' ? check : tudo;
const navegador = passos === tudo ? encontrarNavegador() : undefined;
// The tests write the statements down that they execute; the check of row types reads them.
const gravadas = mkdtempSync(join(tmpdir(), 'patio-gravadas-'));
process.on('exit', () => rmSync(gravadas, { recursive: true, force: true }));
const tempos: string[] = [];
const inicio = Date.now();
for (const passo of passos) {
  const partida = Date.now();
  process.stdout.write(`\n▶ ${passo.nome}\n`);
  const codigo = await rodar(passo, { ...process.env, PATIO_NAVEGADOR: navegador, PATIO_LINHAS: gravadas, FORCE_COLOR: '0' });
  tempos.push(`${codigo === 0 ? '✔' : '✖'} ${passo.nome} (${Math.round((Date.now() - partida) / 1000)} s)`);
  process.stdout.write(`${tempos.at(-1)}\n`);
  if (codigo !== 0) process.exit(codigo);
}
process.stdout.write(`\n${tempos.join('\n')}\nAll steps passed in ${Math.round((Date.now() - inicio) / 1000)} s\n`);
