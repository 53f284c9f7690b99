import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { assinar, idDaChave } from './cofre.ts';
import { CopiaRecusada } from './copia-recusada.ts';

export const ARQUIVO_DO_MANIFESTO = 'manifesto.json';
export const ARQUIVO_DA_ASSINATURA = 'manifesto.assinatura';

/** What a part holds: the rows of a table; the last numbers of sequences; the work that waited; the keys of the data. */
const parte = z.strictObject({
  tipo: z.enum(['tabela', 'sequencias', 'trabalhos', 'segredos']),
  arquivo: z.string().regex(/^[\w-]+\.parte$/),
  tabela: z.string(),
  colunas: z.array(z.string()),
  linhas: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256: z.string().length(64),
});
const esquema = z.strictObject({
  formato: z.literal(1),
  id: z.string().regex(/^[\w-]{10,60}$/),
  criadaEm: z.iso.datetime(),
  /** Tells which key opens it, without telling the key. */
  chave: z.string().length(16),
  /** The schema that its rows were written under. */
  migracoes: z.array(z.strictObject({ version: z.int(), name: z.string(), hash: z.string() })).min(1),
  partes: z.array(parte),
});
export type Manifesto = z.infer<typeof esquema>;
export type Parte = Manifesto['partes'][number];

/** The two files that end a backup. */
export function escreverManifesto(manifesto: Manifesto, chave: Buffer): { conteudo: Buffer; assinatura: string } {
  const conteudo = Buffer.from(`${JSON.stringify(manifesto, null, 1)}\n`);
  return { conteudo, assinatura: assinar(chave, conteudo) };
}

/** @throws CopiaRecusada when another key is needed, or a byte of it is not as it was written. */
export function lerManifesto(conteudo: Buffer, assinatura: string, chave: Buffer): Manifesto {
  const mudado = (cause?: unknown): CopiaRecusada =>
    new CopiaRecusada('The manifest of the backup was changed or is damaged: use another backup.', { cause });
  let dado: Manifesto;
  try {
    dado = esquema.parse(JSON.parse(conteudo.toString('utf8')));
  } catch (causa) {
    throw mudado(causa);
  }
  const certa = Buffer.from(assinar(chave, conteudo));
  const escrita = Buffer.from(assinatura.trim());
  if (certa.length === escrita.length && timingSafeEqual(certa, escrita)) return dado;
  const minha = idDaChave(chave);
  if (dado.chave !== minha)
    throw new CopiaRecusada(
      `The backup was made with the key ${dado.chave} and the one given is ${minha}: give the other in BACKUP_KEY or BACKUP_KEY_FILE.`,
    );
  throw mudado();
}

/** The key that a backup asks for, as far as it can be read without one. */
export function chavePedida(conteudo: Buffer): string | null {
  try {
    return esquema
      .pick({ chave: true })
      .loose()
      .parse(JSON.parse(conteudo.toString('utf8'))).chave;
  } catch {
    return null;
  }
}
