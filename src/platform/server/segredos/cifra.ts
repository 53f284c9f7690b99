import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import { type Db, transacao, type Tx } from '../database/kysely.ts';

const bytesDoNonce = 12;
const bytesDaMarca = 16;
const LOTE = 200;

/** What lies in the database in place of sensitive text, and the key that opens it. */
export type Cifrado = { dados: Buffer; chaveId: string };

/** Encrypts columns with keys that are never in the database. The first key encrypts; every one of them opens. */
export type Cifra = {
  chaveAtual: string;
  chaves: readonly string[];
  /** `lugar` names table, column and record: a text moved to another place does not open. */
  fechar(texto: string, lugar: string): Cifrado;
  /** @throws DADOS_PROTEGIDOS when no key opens it; Error when it was tampered with. */
  abrir(cifrado: Cifrado, lugar: string): string;
};

const idDa = (chave: Buffer): string => createHash('sha256').update('patio-dados').update(chave).digest('hex').slice(0, 16);

/** AES-256-GCM over the given keys of 32 bytes, with a fresh nonce for each text: nonce, tag, text. */
export function criarCifra(chaves: readonly Buffer[]): Cifra {
  const porId = new Map(chaves.map((chave) => [idDa(chave), chave]));
  const [atual] = chaves;
  if (!atual) throw new Error('a cipher needs a key');
  const chaveAtual = idDa(atual);
  return {
    chaveAtual,
    chaves: [...porId.keys()],
    fechar(texto, lugar) {
      const nonce = randomBytes(bytesDoNonce);
      const cifra = createCipheriv('aes-256-gcm', atual, nonce).setAAD(Buffer.from(lugar));
      const fechado = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
      return { dados: Buffer.concat([nonce, cifra.getAuthTag(), fechado]), chaveId: chaveAtual };
    },
    abrir({ dados, chaveId }, lugar) {
      const chave = porId.get(chaveId);
      if (!chave) throw errosComuns.DADOS_PROTEGIDOS({ chave: chaveId });
      const corpo = bytesDoNonce + bytesDaMarca;
      const cifra = createDecipheriv('aes-256-gcm', chave, dados.subarray(0, bytesDoNonce), { authTagLength: bytesDaMarca })
        .setAAD(Buffer.from(lugar))
        .setAuthTag(dados.subarray(bytesDoNonce, corpo));
      return Buffer.concat([cifra.update(dados.subarray(corpo)), cifra.final()]).toString('utf8');
    },
  };
}

/** This process holds another key than the one that the data of this database was encrypted with. */
export class ChaveDeDadosErrada extends Error {
  constructor(faltam: readonly string[]) {
    super(
      `The data of this database is encrypted with a key that this process does not have (${faltam.join(', ')}): give DATA_KEY as the other processes have it, or restore chave-de-dados.json from the backup of the data folder.`,
    );
    this.name = 'ChaveDeDadosErrada';
  }
}

/**
 * Notes the key of this process in the database, one process at a time, so that two processes never encrypt with keys
 * that the other does not have. @throws ChaveDeDadosErrada
 */
export async function registrarChaveDeDados(db: Db, { chaveAtual, chaves }: Pick<Cifra, 'chaveAtual' | 'chaves'>): Promise<void> {
  await transacao(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('chaves_dados'))`.execute(tx);
    const { rows } = await sql<{ id: string }>`select id from chaves_dados order by id`.execute(tx);
    const faltam = rows.map(({ id }) => id).filter((id) => !chaves.includes(id));
    if (faltam.length > 0) throw new ChaveDeDadosErrada(faltam);
    await sql`insert into chaves_dados (id) values (${chaveAtual}) on conflict do nothing`.execute(tx);
  });
}

/** Forgets the keys before the present one, when nothing is encrypted with them any more: they may leave DATA_KEY. */
export async function esquecerChavesAntigas(db: Db, { chaveAtual, chaves }: Pick<Cifra, 'chaveAtual' | 'chaves'>): Promise<void> {
  await sql`delete from chaves_dados where id <> ${chaveAtual} and id = any(${[...chaves]}::text[])`.execute(db);
}

/**
 * Encrypts anew with the present key, some rows at a time, each batch in a transaction of its own: `lote` turns at most that many and
 * says how many, and the one that turns fewer is the last. Gives how many were turned.
 */
export async function protegerEmLotes(db: Db, lote: (tx: Tx, limite: number) => Promise<number>): Promise<number> {
  let feitos = 0;
  for (;;) {
    const deste = await transacao(db, (tx) => lote(tx, LOTE));
    feitos += deste;
    if (deste < LOTE) return feitos;
  }
}
