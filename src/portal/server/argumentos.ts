import { parseArgs } from 'node:util';
import { ConfigInvalida } from '#platform/server/config.ts';

/** `alunos` is null when nobody asked for a number. */
export type Argumentos = { demo: boolean; alunos: number | null };

const MINIMO = 30;
const MAXIMO = 100_000;

/** Reads what stands after the command. @throws ConfigInvalida with one line that says what may stand there. */
export function lerArgumentos(args: readonly string[]): Argumentos {
  const { demo, alunos } = separar(args);
  if (alunos === undefined) return { demo, alunos: null };
  if (!demo) throw new ConfigInvalida(['--alunos belongs to the demo school: npm run demo -- --alunos 20000.']);
  const numero = Number(alunos);
  if (!/^\d+$/.test(alunos) || numero < MINIMO || numero > MAXIMO)
    throw new ConfigInvalida([`--alunos takes a whole number from ${MINIMO} to ${MAXIMO}, and "${alunos}" was given.`]);
  return { demo, alunos: numero };
}

function separar(args: readonly string[]): { demo: boolean; alunos?: string } {
  try {
    return parseArgs({ args: [...args], options: { demo: { type: 'boolean', default: false }, alunos: { type: 'string' } } }).values;
  } catch (causa) {
    const [motivo] = /^[^.\n]+/.exec(String(causa instanceof Error ? causa.message : causa)) ?? [''];
    throw new ConfigInvalida([`${motivo}. What may follow the command is --demo and --alunos <number>.`]);
  }
}
