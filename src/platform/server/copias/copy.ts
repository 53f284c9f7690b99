import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Client, Submittable } from 'pg';

/** What the driver's connection offers for the COPY protocol; its published types do not say it. */
type Ligacao = {
  stream: Socket;
  query(texto: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(motivo: string): void;
};

/** Rows are handed on in pieces of this size: one of each row would cost more than the row. */
const PEDACO = 64 * 1024;
const nada = (): void => undefined;
/** What the driver tells a query and means nothing to COPY. */
const semResposta = { handleRowDescription: nada, handleDataRow: nada, handlePortalSuspended: nada, handleEmptyQuery: nada };

/** The rows of a `copy … to stdout`, as the server sends them; slower readers make the server wait. */
class Saida extends Readable {
  linhas = 0;
  #pedaco = Buffer.allocUnsafe(PEDACO);
  #usado = 0;
  #ligacao: Ligacao | null = null;
  readonly #texto: string;

  constructor(texto: string) {
    super({ highWaterMark: 4 * PEDACO });
    this.#texto = texto;
    Object.assign(this, semResposta);
  }
  submit(ligacao: unknown): void {
    this.#ligacao = ligacao as Ligacao;
    this.#ligacao.query(this.#texto);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#usado + chunk.length > PEDACO) this.#entregar();
    // The driver uses its buffer again: what is kept is a copy.
    if (chunk.length > PEDACO) return this.#empurrar(Buffer.from(chunk));
    chunk.copy(this.#pedaco, this.#usado);
    this.#usado += chunk.length;
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.linhas = Number(text.split(' ')[1] ?? 0);
  }
  handleReadyForQuery(): void {
    this.#entregar();
    this.push(null);
  }
  handleError(erro: Error): void {
    this.destroy(erro);
  }
  #entregar(): void {
    if (this.#usado === 0) return;
    const cheio = this.#pedaco.subarray(0, this.#usado);
    this.#pedaco = Buffer.allocUnsafe(PEDACO);
    this.#usado = 0;
    this.#empurrar(cheio);
  }
  #empurrar(bytes: Buffer): void {
    if (!this.destroyed && !this.push(bytes)) this.#ligacao?.stream.pause();
  }
  override _read(): void {
    this.#ligacao?.stream.resume();
  }
  override _destroy(erro: Error | null, pronto: (erro?: Error | null) => void): void {
    this.#ligacao?.stream.resume();
    pronto(erro);
  }
}

/** Opens a `copy … to stdout`; `linhas` is known at its end. Nothing else may be asked of the client meanwhile. */
export function copiarDe(client: Client, texto: string): Readable & { readonly linhas: number } {
  return client.query(new Saida(texto) as Saida & Submittable);
}

/** Runs a `copy … from stdin` with these bytes. @throws what the server says, or what reading the bytes threw. */
export function copiarPara(client: Client, texto: string, origem: AsyncIterable<Buffer>): Promise<void> {
  const fim = new AbortController();
  let daOrigem: unknown = null;
  return new Promise((resolve, reject) => {
    const mandar = async (ligacao: Ligacao): Promise<void> => {
      try {
        for await (const bytes of origem) {
          if (fim.signal.aborted) return;
          ligacao.sendCopyFromChunk(bytes);
          if (ligacao.stream.writableNeedDrain) await once(ligacao.stream, 'drain', { signal: fim.signal });
        }
        ligacao.endCopyFrom();
      } catch (causa) {
        if (fim.signal.aborted) return;
        daOrigem = causa;
        ligacao.sendCopyFail('the source ended early');
      }
    };
    const entrada = {
      ...semResposta,
      submit: (ligacao: unknown) => (ligacao as Ligacao).query(texto),
      handleCopyInResponse: (ligacao: unknown) => void mandar(ligacao as Ligacao),
      handleCommandComplete: nada,
      handleReadyForQuery: () => resolve(),
      handleError: (erro: Error) => {
        fim.abort();
        reject(daOrigem ?? erro);
      },
    };
    client.query(entrada as Submittable);
  });
}
