import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { criarVezComPreferencia } from './vez-do-hash.ts';

/** Argon2id with the minimum that OWASP asks for: 19 MiB, two passes, one lane. */
const parametros = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const bytesDoHash = 32;
const bytesDoSal = 16;
// Made to be expensive: without turns, sign-in attempts would take the processor from everybody. Whoever is known comes before strangers.
const comVez = criarVezComPreferencia(2, 50);

type Phc = { memory: number; passes: number; parallelism: number; nonce: Buffer; hash: Buffer };

function derivar(
  senha: string,
  nonce: Buffer,
  p: { memory: number; passes: number; parallelism: number },
  tagLength: number,
  preferido: boolean,
): Promise<Buffer> {
  // The same text may be written with composed or separate accents.
  const message = Buffer.from(senha.normalize('NFC'));
  const opcoes = { message, nonce, memory: p.memory, passes: p.passes, parallelism: p.parallelism, tagLength };
  return comVez(
    () => new Promise((resolve, reject) => argon2('argon2id', opcoes, (erro, chave) => (erro ? reject(erro) : resolve(chave)))),
    preferido,
  );
}

const semPreenchimento = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The PHC text of a password, with a fresh salt. Throws MUITAS_TENTATIVAS when too many are being hashed. */
export async function gerarHash(senha: string): Promise<string> {
  const nonce = randomBytes(bytesDoSal);
  const hash = await derivar(senha, nonce, parametros, bytesDoHash, false);
  return `$argon2id$v=19$m=${parametros.memory},t=${parametros.passes},p=${parametros.parallelism}$${semPreenchimento(nonce)}$${semPreenchimento(hash)}`;
}

function lerPhc(texto: string): Phc | null {
  const achado = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/.exec(texto);
  if (!achado) return null;
  const [, m = '', t = '', p = '', sal = '', hash = ''] = achado;
  return {
    memory: Number.parseInt(m, 10),
    passes: Number.parseInt(t, 10),
    parallelism: Number.parseInt(p, 10),
    nonce: Buffer.from(sal, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** A hash that no password has: verifying against it takes the time of a real one. */
const hashDeNinguem = `$argon2id$v=19$m=${parametros.memory},t=${parametros.passes},p=${parametros.parallelism}$${semPreenchimento(randomBytes(bytesDoSal))}$${semPreenchimento(randomBytes(bytesDoHash))}`;

/**
 * Whether a password is the one of a stored hash. With no hash, or no password (an envelope that did not open), the same
 * work is done and the answer is no. `conhecido`: somebody signed in, or on a browser of theirs, whom strangers do not keep waiting.
 * Throws MUITAS_TENTATIVAS when too many are being hashed.
 */
export async function conferirSenha(senha: string | null, guardado: string | null, conhecido = false): Promise<boolean> {
  const phc = guardado === null ? null : lerPhc(guardado);
  const alvo = phc ?? (lerPhc(hashDeNinguem) as Phc);
  const calculado = await derivar(senha ?? '', alvo.nonce, alvo, alvo.hash.length, conhecido);
  return timingSafeEqual(calculado, alvo.hash) && phc !== null && senha !== null;
}

/** Whether a hash was made with other parameters than today's: it is renewed at the next sign-in. */
export function isHashAntigo(guardado: string): boolean {
  const phc = lerPhc(guardado);
  return phc === null || phc.memory !== parametros.memory || phc.passes !== parametros.passes || phc.parallelism !== parametros.parallelism;
}
