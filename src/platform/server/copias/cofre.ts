import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CopiaRecusada } from './copia-recusada.ts';

const MARCA = Buffer.from('PATIO1');
const SAL = 16;
const BLOCO = 64 * 1024;
const SELO = 16;

/** Tells keys apart without telling any. */
export const idDaChave = (chave: Buffer): string => createHash('sha256').update('patio-copias').update(chave).digest('hex').slice(0, 16);

/** The seal of the manifest: whoever has no key cannot write another. */
export function assinar(chave: Buffer, conteudo: Buffer): string {
  return createHmac('sha256', Buffer.from(hkdfSync('sha256', chave, '', 'manifesto', 32)))
    .update(conteudo)
    .digest('hex');
}

/** The number of a block, and whether it is the last: none can be left out, repeated, moved, or the end cut off. */
function nonceDe(bloco: number, isUltimo: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(bloco, 5, 6);
  nonce[11] = isUltimo ? 1 : 0;
  return nonce;
}

const chaveDaParte = (chave: Buffer, sal: Buffer, lugar: string): Buffer => Buffer.from(hkdfSync('sha256', chave, sal, lugar, 32));

/** Cuts bytes into blocks of one size; the last one, which may be empty, is marked. */
async function* emBlocos(origem: AsyncIterable<Buffer>, tamanho: number): AsyncGenerator<{ bytes: Buffer; isUltimo: boolean }> {
  let guardados: Buffer[] = [];
  let total = 0;
  for await (const pedaco of origem) {
    guardados.push(pedaco);
    total += pedaco.length;
    if (total <= tamanho) continue;
    let resto = Buffer.concat(guardados, total);
    // One byte more than a block must be there: only then is it known not to be the last.
    for (; resto.length > tamanho; resto = resto.subarray(tamanho)) yield { bytes: resto.subarray(0, tamanho), isUltimo: false };
    guardados = [resto];
    total = resto.length;
  }
  yield { bytes: Buffer.concat(guardados, total), isUltimo: true };
}

/**
 * Encrypts a part with AES-256-GCM block by block, under a key of its own. `lugar` names the backup and the part: a part of another
 * backup, or another part, does not open in its place.
 */
export async function* fechar(origem: AsyncIterable<Buffer>, chave: Buffer, lugar: string): AsyncGenerator<Buffer> {
  const sal = randomBytes(SAL);
  const daParte = chaveDaParte(chave, sal, lugar);
  yield Buffer.concat([MARCA, sal]);
  let numero = 0;
  for await (const { bytes, isUltimo } of emBlocos(origem, BLOCO)) {
    const cifra = createCipheriv('aes-256-gcm', daParte, nonceDe(numero, isUltimo));
    yield Buffer.concat([cifra.update(bytes), cifra.final(), cifra.getAuthTag()]);
    numero += 1;
  }
}

/** What `fechar` closed. @throws CopiaRecusada when a byte was changed, moved, or is missing. */
export async function* abrir(origem: AsyncIterable<Buffer>, chave: Buffer, lugar: string): AsyncGenerator<Buffer> {
  const recusa = (cause?: unknown): CopiaRecusada =>
    new CopiaRecusada(`The part ${lugar} of the backup is damaged or was changed: use another backup.`, { cause });
  const pedacos = origem[Symbol.asyncIterator]();
  let inicio: Buffer = Buffer.alloc(0);
  while (inicio.length < MARCA.length + SAL) {
    const { value, done } = await pedacos.next();
    if (done) throw recusa();
    inicio = Buffer.concat([inicio, value]);
  }
  if (!inicio.subarray(0, MARCA.length).equals(MARCA)) throw recusa();
  const daParte = chaveDaParte(chave, inicio.subarray(MARCA.length, MARCA.length + SAL), lugar);
  const depois = async function* (): AsyncGenerator<Buffer> {
    yield inicio.subarray(MARCA.length + SAL);
    for (let pedaco = await pedacos.next(); !pedaco.done; pedaco = await pedacos.next()) yield pedaco.value;
  };
  let numero = 0;
  for await (const { bytes, isUltimo } of emBlocos(depois(), BLOCO + SELO)) {
    if (bytes.length < SELO) throw recusa();
    const cifra = createDecipheriv('aes-256-gcm', daParte, nonceDe(numero, isUltimo), { authTagLength: SELO }).setAuthTag(
      bytes.subarray(-SELO),
    );
    const aberto = cifra.update(bytes.subarray(0, -SELO));
    try {
      cifra.final();
    } catch (causa) {
      throw recusa(causa);
    }
    yield aberto;
    numero += 1;
  }
}
