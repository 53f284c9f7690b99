import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as espera } from 'node:timers/promises';
import { portaLivre } from '#tests/helpers/aplicacao/aplicacao.ts';

export type ServidorBench = { endereco: string; prontoEm: number; parar(): Promise<void> };
const main = join(import.meta.dirname, '..', '..', 'src', 'portal', 'main.ts');
/** Loading a large school takes minutes. */
const PACIENCIA_MS = 30 * 60_000;

/** The product as its commands start it; answers when it listens, with the milliseconds that it took. `perfil`: a folder for the processor profile. */
export async function iniciarServidor(
  env: Record<string, string>,
  argumentos: readonly string[],
  { perfil }: { perfil?: string | undefined } = {},
): Promise<ServidorBench> {
  const porta = await portaLivre();
  const inicio = performance.now();
  const filho = spawn(process.execPath, [...(perfil ? ['--cpu-prof', `--cpu-prof-dir=${perfil}`] : []), main, ...argumentos], {
    // The night's backup, made and tried beside it, is not what is measured.
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'error',
      BACKUP_HOUR: 'never',
      PORT: String(porta),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let saida = '';
  filho.stdout.on('data', (parte: Buffer) => (saida += parte.toString()));
  const endereco = `http://127.0.0.1:${porta}`;
  const parar = async (): Promise<void> => {
    if (filho.exitCode !== null || filho.signalCode !== null) return;
    filho.kill('SIGTERM');
    await once(filho, 'exit');
  };
  while (!saida.includes('Pátio: ')) {
    if (filho.exitCode !== null) throw new Error(`the server ended with ${filho.exitCode}:\n${saida}`);
    if (performance.now() - inicio > PACIENCIA_MS) {
      await parar();
      throw new Error(`the server did not start:\n${saida}`);
    }
    await espera(10);
  }
  const prontoEm = performance.now() - inicio;
  const saude = await fetch(`${endereco}/api/saude/pronto`);
  if (!saude.ok) throw new Error(`the server is not ready: ${saude.status}`);
  return { endereco, prontoEm, parar };
}
