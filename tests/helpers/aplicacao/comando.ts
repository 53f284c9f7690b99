import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type SaidaDeComando = { codigo: number | null; saida: string; erro: string };
const arquivos = {
  backup: 'comandos/backup-comando.ts',
  restaurar: 'comandos/restaurar-comando.ts',
  integridade: 'integridade-comando.ts',
} as const;

/** Runs a command of the product as its operator does: `npm run <comando> -- <argumentos>`. */
export async function rodarComando(
  comando: keyof typeof arquivos,
  env: Record<string, string>,
  argumentos: readonly string[] = [],
): Promise<SaidaDeComando> {
  const processo = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', '..', 'src', 'portal', arquivos[comando]), ...argumentos],
    {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let saida = '';
  let erro = '';
  processo.stdout.on('data', (parte: Buffer) => (saida += parte.toString()));
  processo.stderr.on('data', (parte: Buffer) => (erro += parte.toString()));
  const [codigo] = (await once(processo, 'close')) as [number | null];
  return { codigo, saida, erro };
}
