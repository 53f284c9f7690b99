import { createDecipheriv } from 'node:crypto';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';

const bytesDoIv = 16;

/**
 * The password inside what was sent: itself, or what the AES-CBC envelope holds (IV and ciphertext in base64). Null when
 * the envelope does not open: every failure looks alike, so that it tells nothing about the padding. The envelope is kept
 * for compatibility; it protects nothing that TLS does not.
 */
export function abrirSenha(chave: Buffer, enviada: string, formato: FormatoSenha): string | null {
  if (formato === 'texto') return enviada;
  const bytes = Buffer.from(enviada, 'base64');
  if (bytes.length < bytesDoIv * 2 || bytes.length % bytesDoIv !== 0) return null;
  try {
    const decifra = createDecipheriv(`aes-${chave.length * 8}-cbc`, chave, bytes.subarray(0, bytesDoIv));
    const texto = Buffer.concat([decifra.update(bytes.subarray(bytesDoIv)), decifra.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(texto);
  } catch {
    // Wrong key, wrong padding, not UTF-8: all the same to the sender.
    return null;
  }
}
