import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { Readable } from 'node:stream';

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410); its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const RESUMO = '# resumo SHA-256;';
const ASSINATURA = '# assinatura Ed25519;';

/** The key that signs exports, out of the one that seals the chain: whoever has only the database cannot sign. */
export function chaveDeAssinatura(chaveDaAuditoria: Buffer): KeyObject {
  const semente = Buffer.from(hkdfSync('sha256', chaveDaAuditoria, '', 'exportacao', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, semente]), format: 'der', type: 'pkcs8' });
}

/** Its public half (PEM), with which anybody checks. */
export const chavePublica = (chave: KeyObject): string => createPublicKey(chave).export({ type: 'spki', format: 'pem' }).toString();

/** A text that ends with two lines more: its digest, and the signature of the digest as it is written there. Nothing of it is held in memory. */
export function assinar(corpo: Readable, chave: KeyObject): Readable {
  async function* partes(): AsyncGenerator<Buffer | string> {
    const resumo = createHash('sha256');
    for await (const parte of corpo as AsyncIterable<Buffer | string>) {
      resumo.update(parte);
      yield parte;
    }
    const hex = resumo.digest('hex');
    yield `${RESUMO}${hex}\r\n${ASSINATURA}${sign(null, Buffer.from(hex), chave).toString('base64')}\r\n`;
  }
  const assinado = Readable.from(partes(), { objectMode: false });
  assinado.once('close', () => corpo.destroy());
  return assinado;
}

/** Whether a file is whole and carries the signature of this key. A spreadsheet that saved it again has made it another file. */
export function confereAssinatura(arquivo: Buffer, chave: KeyObject): boolean {
  const inicio = arquivo.lastIndexOf(RESUMO);
  if (inicio < 0) return false;
  const [linhaDoResumo = '', linhaDaAssinatura = ''] = arquivo.subarray(inicio).toString('utf8').split('\r\n');
  const hex = linhaDoResumo.slice(RESUMO.length);
  if (!linhaDaAssinatura.startsWith(ASSINATURA)) return false;
  const escrita = linhaDaAssinatura.slice(ASSINATURA.length);
  const assinatura = Buffer.from(escrita, 'base64');
  const fim = Buffer.byteLength(`${linhaDoResumo}\r\n${linhaDaAssinatura}\r\n`);
  return (
    arquivo.length === inicio + fim &&
    // One signature has one writing.
    assinatura.toString('base64') === escrita &&
    createHash('sha256').update(arquivo.subarray(0, inicio)).digest('hex') === hex &&
    verify(null, Buffer.from(hex), createPublicKey(chave), assinatura)
  );
}
