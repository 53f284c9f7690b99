import { randomBytes, randomUUID } from 'node:crypto';
import { constants, chmodSync, copyFileSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { writeFileDurably } from '../arquivos/durable-file.ts';
import { chavesDeDados } from './secrets-rules.ts';

const ARQUIVO = 'segredos.json';
/** Apart from the secrets: it has to be kept as long as the data it opens, and may hold several keys. */
const ARQUIVO_DA_CHAVE = 'chave-de-dados.json';
const aleatorio = z.base64url().length(43);
const esquema = z.object({ SESSION_SECRET: aleatorio, CREDENTIAL_KEY: aleatorio, DATABASE_PASSWORD: aleatorio });
const esquemaDaChave = z.object({ DATA_KEY: z.string().min(43) });

/** What signs sessions, opens sign-in envelopes, and encrypts columns. */
export type Segredos = { sessionSecret: string; credentialKey: Buffer; dataKeys: readonly Buffer[] };

/** The secrets file is there and cannot be used; the message is one clear line without any secret. */
export class SegredosInvalidos extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SegredosInvalidos';
  }
}

/**
 * The secrets of this installation: those of the environment, the others from `DATA_DIR/segredos.json`, which is made
 * at the first start (32 random bytes each, mode 600). Processes that start together end with the same secrets.
 * @throws SegredosInvalidos when the file cannot be understood.
 */
export function carregarSegredos(config: Pick<Config, 'dataDir' | 'sessionSecret' | 'credentialKey' | 'dataKeys'>): Segredos {
  const dataKeys = config.dataKeys ?? chavesDaPasta(config.dataDir);
  if (config.sessionSecret !== null && config.credentialKey !== null) {
    return { sessionSecret: config.sessionSecret, credentialKey: config.credentialKey, dataKeys };
  }
  const guardados = segredosDaPasta(config.dataDir);
  return {
    sessionSecret: config.sessionSecret ?? guardados.SESSION_SECRET,
    credentialKey: config.credentialKey ?? Buffer.from(guardados.CREDENTIAL_KEY, 'base64url'),
    dataKeys,
  };
}

/**
 * The generated secrets of a data folder, made when absent. Also holds the password of the embedded database.
 * @throws SegredosInvalidos when the file cannot be understood.
 */
export function segredosDaPasta(dataDir: string): z.infer<typeof esquema> {
  return lerOuCriar(path.join(dataDir, ARQUIVO), esquema, () => ({
    SESSION_SECRET: novo(),
    CREDENTIAL_KEY: novo(),
    DATABASE_PASSWORD: novo(),
  }));
}

function chavesDaPasta(dataDir: string): Buffer[] {
  const arquivo = path.join(dataDir, ARQUIVO_DA_CHAVE);
  const { DATA_KEY } = lerOuCriar(arquivo, esquemaDaChave, () => ({ DATA_KEY: novo() }));
  try {
    return chavesDeDados(DATA_KEY);
  } catch (erro) {
    throw new SegredosInvalidos(`The secrets file ${arquivo} is damaged: restore it from a backup.`, { cause: erro });
  }
}

/**
 * Puts the keys that a backup carries where this folder keeps its own. @throws SegredosInvalidos when others are there: what they opened
 * would not open any more.
 */
export function guardarChavesDeDados(dataDir: string, chaves: readonly Buffer[]): void {
  const arquivo = path.join(dataDir, ARQUIVO_DA_CHAVE);
  const { DATA_KEY } = lerOuCriar(arquivo, esquemaDaChave, () => ({ DATA_KEY: chaves.map((c) => c.toString('base64url')).join(',') }));
  if (chaves.every((chave) => chavesDeDados(DATA_KEY).some((guardada) => guardada.equals(chave)))) return;
  throw new SegredosInvalidos(`${arquivo} holds other keys than the backup: restore into a DATA_DIR of its own.`);
}

const novo = (): string => randomBytes(32).toString('base64url');

/** Step by step: under some system folders the recursive call of Node never ends. */
function criarPasta(pasta: string): void {
  try {
    mkdirSync(pasta);
  } catch (causa) {
    const { code } = causa as { code?: string };
    if (code === 'EEXIST' && statSync(pasta).isDirectory()) return;
    if (code !== 'ENOENT') throw causa;
    criarPasta(path.dirname(pasta));
    mkdirSync(pasta);
  }
}

function lerOuCriar<S extends z.ZodType>(arquivo: string, forma: S, sortear: () => z.infer<S>): z.infer<S> {
  criarPasta(path.dirname(arquivo));
  return ler(arquivo, forma) ?? criar(arquivo, forma, sortear());
}

function criar<S extends z.ZodType>(arquivo: string, forma: S, conteudo: z.infer<S>): z.infer<S> {
  const temporario = `${arquivo}.${randomUUID()}`;
  writeFileDurably(temporario, `${JSON.stringify(conteudo, null, 2)}\n`);
  try {
    publicar(temporario, arquivo);
  } finally {
    unlinkSync(temporario);
  }
  // Read back: when another process was faster, its secrets are the ones that count.
  const guardados = ler(arquivo, forma);
  if (guardados === null) throw new SegredosInvalidos(`The secrets file ${arquivo} disappeared while it was being made.`);
  return guardados;
}

/** Gives the finished file its name only if nobody has it: a link appears whole or not at all. */
function publicar(temporario: string, arquivo: string): void {
  if (tentar(() => linkSync(temporario, arquivo)) === 'sem suporte') {
    tentar(() => copyFileSync(temporario, arquivo, constants.COPYFILE_EXCL));
  }
}

function tentar(passo: () => void): 'feito' | 'ja existe' | 'sem suporte' {
  try {
    passo();
    return 'feito';
  } catch (erro) {
    const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : '';
    if (codigo === 'EEXIST') return 'ja existe';
    // File systems without hard links (FAT, some network ones).
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codigo)) return 'sem suporte';
    throw erro;
  }
}

function ler<S extends z.ZodType>(arquivo: string, forma: S): z.infer<S> | null {
  let conteudo: string;
  try {
    // Someone may have copied the folder with looser modes: the file goes back to its owner before it is used.
    if (process.platform !== 'win32' && (statSync(arquivo).mode & 0o077) !== 0) chmodSync(arquivo, 0o600);
    conteudo = readFileSync(arquivo, 'utf8');
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT') return null;
    throw new SegredosInvalidos(`The secrets file ${arquivo} cannot be read or kept private: ${(erro as Error).message}`, { cause: erro });
  }
  try {
    return forma.parse(JSON.parse(conteudo));
  } catch (erro) {
    throw new SegredosInvalidos(
      `The secrets file ${arquivo} is damaged: restore it from a backup (without it the embedded database, or what is encrypted in it, does not open).`,
      { cause: erro },
    );
  }
}
