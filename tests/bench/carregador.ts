import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ordem, OrdemDeTela } from './carga.ts';
import type { Medida } from './medir.ts';

/** A load client in a process of its own, and how to talk to it. */
export type Carregador = {
  medir(ordem: Ordem | OrdemDeTela): Promise<Medida>;
  /** Sends work that does not end; `terminar` ends it. */
  mandar(ordem: Ordem): void;
  terminar(): void;
};

/** Starts a load client. */
export function abrirCarregador(): Carregador {
  const filho = fork(join(import.meta.dirname, 'carga.ts'), { stdio: 'inherit' });
  return {
    medir: (ordem) => perguntar(filho, ordem),
    mandar: (ordem) => void filho.send(ordem),
    terminar: () => void filho.kill(),
  };
}

function perguntar(filho: ChildProcess, ordem: Ordem | OrdemDeTela): Promise<Medida> {
  return new Promise((resolve, reject) => {
    const morreu = (codigo: number | null): void => reject(new Error(`the load client ended with ${codigo}`));
    filho.once('exit', morreu);
    filho.once('message', (resposta: { medida: Medida } | { erro: string }) => {
      filho.off('exit', morreu);
      if ('erro' in resposta) reject(new Error(resposta.erro));
      else resolve(resposta.medida);
    });
    filho.send(ordem);
  });
}
