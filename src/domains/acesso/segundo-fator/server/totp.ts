import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app understands: steps of 30 seconds, six digits, HMAC-SHA-1 (RFC 6238). */
export const SEGUNDOS_DO_PASSO = 30;
const DIGITOS = 6;
const BYTES_DO_SEGREDO = 20;
/** A clock may be one step off, either way. */
const TOLERANCIA = 1;
const alfabeto = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 (RFC 4648) without padding. */
export function emBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((grupo) => alfabeto[Number.parseInt(grupo.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base32 text; letters of either case. Throws RangeError for a character outside the alphabet. */
export function deBase32(texto: string): Buffer {
  const bits = Array.from(texto.toUpperCase(), (letra) => {
    const valor = alfabeto.indexOf(letra);
    if (valor < 0) throw new RangeError(`base32: ${letra}`);
    return valor.toString(2).padStart(5, '0');
  }).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A new secret, in the base32 that apps take when it is typed. */
export const gerarSegredo = (): string => emBase32(randomBytes(BYTES_DO_SEGREDO));

/** The code of a time step: the truncated HMAC of RFC 4226 over the number of the step. */
export function codigoDoPasso(segredo: Buffer, passo: number, digitos = DIGITOS): string {
  const contador = Buffer.alloc(8);
  contador.writeBigUInt64BE(BigInt(passo));
  const mac = createHmac('sha1', segredo).update(contador).digest();
  const inicio = (mac[19] ?? 0) & 0x0f;
  const numero = mac.readUInt32BE(inicio) & 0x7f_ff_ff_ff;
  return String(numero % 10 ** digitos).padStart(digitos, '0');
}

/** The time step of an instant, in seconds since 1970. */
export const passoEm = (segundos: number): number => Math.floor(segundos / SEGUNDOS_DO_PASSO);

/** The time step that a typed code belongs to, one before or after the present one too; null for a wrong code. */
export function passoDoCodigo(segredo: Buffer, codigo: string, segundos: number): number | null {
  const digitado = Buffer.from(codigo);
  const agora = passoEm(segundos);
  let achado: number | null = null;
  // Every candidate is compared whole, so that the time tells nothing.
  for (let passo = agora - TOLERANCIA; passo <= agora + TOLERANCIA; passo += 1) {
    const certo = Buffer.from(codigoDoPasso(segredo, passo));
    if (digitado.length === certo.length && timingSafeEqual(digitado, certo)) achado = passo;
  }
  return achado;
}

/** What the QR code carries: issuer, account and secret, in the form that authenticator apps read. */
export function enderecoOtpauth(segredo: string, conta: string, emissor: string): string {
  const rotulo = `${encodeURIComponent(emissor)}:${encodeURIComponent(conta)}`;
  return `otpauth://totp/${rotulo}?secret=${segredo}&issuer=${encodeURIComponent(emissor)}&algorithm=SHA1&digits=${DIGITOS}&period=${SEGUNDOS_DO_PASSO}`;
}
