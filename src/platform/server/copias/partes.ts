import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as espera } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { abrir, fechar } from './cofre.ts';
import type { Parte } from './manifesto.ts';

/** Beyond this level the processor works more than the disk gains. */
const NIVEL = 3;
const TURNO_MS = 20;
const lugarDe = (copiaId: string, arquivo: string): string => `${copiaId}/${arquivo}`;
export type Gravada = Pick<Parte, 'arquivo' | 'bytes' | 'sha256'>;

/**
 * A backup is in no hurry: after each turn of work it rests for as long as it worked, and people who are at the counter meanwhile find
 * the processor and the database free half of the time.
 */
async function* comCalma(origem: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let desde = performance.now();
  for await (const pedaco of origem) {
    yield pedaco;
    const trabalhou = performance.now() - desde;
    if (trabalhou < TURNO_MS) continue;
    await espera(trabalhou);
    desde = performance.now();
  }
}

/** Writes one part: compressed, encrypted, on the disk when it returns. */
export async function gravarParte(
  pasta: string,
  { copiaId, arquivo, chave }: { copiaId: string; arquivo: string; chave: Buffer },
  origem: Readable,
): Promise<Gravada> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    origem,
    comCalma,
    createGzip({ level: NIVEL }),
    (comprimido: AsyncIterable<Buffer>) => fechar(comprimido, chave, lugarDe(copiaId, arquivo)),
    async function* (fechado: AsyncIterable<Buffer>) {
      for await (const pedaco of fechado) {
        hash.update(pedaco);
        bytes += pedaco.length;
        yield pedaco;
      }
    },
    createWriteStream(path.join(pasta, arquivo), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { arquivo, bytes, sha256: hash.digest('hex') };
}

/** The bytes of a part, as they came from the database. @throws CopiaRecusada where they are not what was written */
export async function* lerParte(
  pasta: string,
  { copiaId, arquivo, chave }: { copiaId: string; arquivo: string; chave: Buffer },
): AsyncGenerator<Buffer> {
  const fechado: AsyncIterable<Buffer> = createReadStream(path.join(pasta, arquivo), { highWaterMark: 256 * 1024 });
  const aberto = Readable.from(abrir(fechado, chave, lugarDe(copiaId, arquivo)), { objectMode: false });
  const descomprimido = createGunzip({ chunkSize: 64 * 1024 });
  aberto.on('error', (erro) => descomprimido.destroy(erro));
  yield* aberto.pipe(descomprimido) as AsyncIterable<Buffer>;
}

/** A small part whole. */
export async function lerTexto(pasta: string, de: { copiaId: string; arquivo: string; chave: Buffer }): Promise<string> {
  const pedacos: Buffer[] = [];
  for await (const pedaco of lerParte(pasta, de)) pedacos.push(pedaco);
  return Buffer.concat(pedacos).toString('utf8');
}

/** The fingerprint of a file as it lies there. */
export async function impressaoDe(arquivo: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(arquivo, { highWaterMark: 256 * 1024 })) hash.update(pedaco as Buffer);
  return hash.digest('hex');
}
