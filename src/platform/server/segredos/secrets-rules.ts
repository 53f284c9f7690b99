/** Secrets that stand in tutorials, images and other people's repositories; compared without case and punctuation. */
const trechosConhecidos = [
  'changeme',
  'changethis',
  'pleasechange',
  'replaceme',
  'replacethis',
  'yoursecret',
  'your256bitsecret',
  'supersecret',
  'mysecret',
  'secretkey',
  'sessionsecret',
  'keyboardcat',
  'notasecret',
  'password',
  'troqueisto',
  'troqueme',
  'meusegredo',
  'segredosecreto',
  '0123456789abcdef',
  '1234567890123456',
  'abcdefghijklmnop',
];

/** Fewer different characters than this in 32 bytes means that nobody drew them at random. */
const CARACTERES_DISTINTOS_MINIMOS = 10;

/**
 * Why a signing secret is refused, as the end of a sentence that starts with its name, or null when it is good.
 * It must have at least 32 bytes, not be a known one and not be a repetition. The value is never quoted.
 */
export function motivoDeRecusaDoSegredo(valor: string): string | null {
  if (Buffer.byteLength(valor) < 32) return 'is too short: it must have at least 32 bytes (try "openssl rand -base64 32").';
  const simples = valor.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (trechosConhecidos.some((trecho) => simples.includes(trecho)) || new Set(valor).size < CARACTERES_DISTINTOS_MINIMOS) {
    return 'is a known or guessable value: draw one at random (try "openssl rand -base64 32").';
  }
  return null;
}

/**
 * The AES key of the sign-in envelope, given in hexadecimal or base64 (both alphabets).
 * @throws Error when it does not decode to 16, 24 or 32 bytes; the value is never quoted.
 */
export function chaveDeCredencial(valor: string): Buffer {
  const hexadecimal = /^(?:[0-9a-f]{32}|[0-9a-f]{48}|[0-9a-f]{64})$/i.test(valor);
  const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(valor);
  const chave = hexadecimal ? Buffer.from(valor, 'hex') : base64 ? Buffer.from(valor, 'base64') : Buffer.alloc(0);
  if (![16, 24, 32].includes(chave.length)) {
    throw new Error('must be 32 bytes in base64 or hexadecimal (try "openssl rand -base64 32").');
  }
  return chave;
}

/**
 * The keys of encrypted columns, separated by commas, the present one first.
 * @throws Error when one does not decode to 32 bytes; no value is ever quoted.
 */
export function chavesDeDados(valor: string): Buffer[] {
  const chaves = valor.split(',').map((parte) => chaveDeCredencial(parte.trim()));
  if (chaves.some((chave) => chave.length !== 32))
    throw new Error('must be keys of 32 bytes in base64 or hexadecimal, separated by commas.');
  return chaves;
}
