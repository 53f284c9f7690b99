import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type Aplicacao = {
  processo: ChildProcess;
  endereco: string;
  saida(): string;
  terminar(sinal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>;
};

/** A free port of this machine, at this moment. */
export async function portaLivre(): Promise<number> {
  const servidor = createServer();
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as { port: number };
  servidor.close();
  await once(servidor, 'close');
  return port;
}

/** The product as a process of its own, answering; it can be killed at any moment. */
export async function iniciarAplicacao(env: Record<string, string>, argumentos: readonly string[] = []): Promise<Aplicacao> {
  const porta = await portaLivre();
  const processo = spawn(process.execPath, [join(import.meta.dirname, '..', '..', '..', 'src', 'portal', 'main.ts'), ...argumentos], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'error', PORT: String(porta), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let texto = '';
  processo.stdout.on('data', (parte: Buffer) => (texto += parte.toString()));
  processo.stderr.on('data', (parte: Buffer) => (texto += parte.toString()));
  const endereco = `http://127.0.0.1:${porta}`;
  for (let tentativa = 0; ; tentativa += 1) {
    if (processo.exitCode !== null) throw new Error(`the application ended with ${processo.exitCode}:\n${texto}`);
    const pronto = await fetch(`${endereco}/api/saude/pronto`).then(
      (r) => r.ok,
      () => false,
    );
    if (pronto) break;
    if (tentativa === 1200) {
      processo.kill('SIGKILL');
      throw new Error(`the application does not answer:\n${texto}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    processo,
    endereco,
    saida: () => texto,
    async terminar(sinal) {
      if (processo.exitCode !== null || processo.signalCode !== null) return processo.exitCode;
      processo.kill(sinal);
      const [codigo] = (await once(processo, 'exit')) as [number | null];
      return codigo;
    },
  };
}

/** One API call against a running application. */
export async function chamarApi<T>(
  endereco: string,
  metodo: string,
  caminho: string,
  opcoes: { token?: string; corpo?: unknown; chave?: string } = {},
): Promise<{ status: number; data: T }> {
  const resposta = await fetch(`${endereco}/api/${caminho}`, {
    method: metodo,
    headers: {
      ...(opcoes.token ? { authorization: `Bearer ${opcoes.token}` } : {}),
      ...(opcoes.chave ? { 'idempotency-key': opcoes.chave } : {}),
      ...(opcoes.corpo === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(opcoes.corpo === undefined ? {} : { body: JSON.stringify(opcoes.corpo) }),
  });
  const texto = await resposta.text();
  return { status: resposta.status, data: (texto ? (JSON.parse(texto) as { data: T }).data : undefined) as T };
}
