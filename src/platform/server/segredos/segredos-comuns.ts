import { sql } from 'kysely';
import { chaveDaCadeia } from '../auditoria/audit-chain.ts';
import { type Cifra, type Cifrado, protegerEmLotes } from './cifra.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/kysely.ts';
import type { Segredos } from './secrets.ts';

/** What all processes of one database hold alike. */
export type SegredosComuns = { sessionSecret: string; credentialKey: Buffer; chaveDaAuditoria: Buffer };
type Nome = 'sessao' | 'credencial' | 'auditoria';
type Guardado = Cifrado & { nome: Nome };

const lugarDe = (nome: Nome): string => `segredos_guardados.dados:${nome}`;
const colunas = sql`nome, dados, chave_id as "chaveId"`;

/**
 * The secrets of this database. The first process leaves those of its folder here, encrypted with the key of the data, and the others take
 * them: a person signed in at one is signed in at all. What the environment gives counts in their place, in this process. The key of the
 * audit chain is never given: it must outlive a new session secret, or an old history would look forged.
 */
export async function segredosComuns(
  db: Db,
  cifra: Cifra,
  dados: Pick<Config, 'sessionSecret' | 'credentialKey'>,
  daPasta: Pick<Segredos, 'sessionSecret' | 'credentialKey'>,
): Promise<SegredosComuns> {
  const doPrimeiro: Record<Nome, Buffer> = {
    sessao: Buffer.from(daPasta.sessionSecret),
    credencial: daPasta.credentialKey,
    auditoria: chaveDaCadeia(daPasta.sessionSecret),
  };
  // What was given is of who gave it, and stays out of the database.
  const nomes: Nome[] = ['auditoria'];
  if (dados.sessionSecret === null) nomes.push('sessao');
  if (dados.credentialKey === null) nomes.push('credencial');
  for (const nome of nomes) {
    const { dados: fechado, chaveId } = cifra.fechar(doPrimeiro[nome].toString('base64'), lugarDe(nome));
    await sql`insert into segredos_guardados (nome, dados, chave_id) values (${nome}, ${fechado}, ${chaveId}) on conflict (nome) do nothing`.execute(
      db,
    );
  }
  const { rows } = await sql<Guardado>`select ${colunas} from segredos_guardados where nome = any(${nomes}::text[])`.execute(db);
  const achados = new Map(rows.map((linha) => [linha.nome, Buffer.from(cifra.abrir(linha, lugarDe(linha.nome)), 'base64')]));
  return {
    sessionSecret: dados.sessionSecret ?? (achados.get('sessao') ?? doPrimeiro.sessao).toString(),
    credentialKey: dados.credentialKey ?? achados.get('credencial') ?? doPrimeiro.credencial,
    chaveDaAuditoria: achados.get('auditoria') ?? doPrimeiro.auditoria,
  };
}

/** Encrypts anew what lies under an old key of the data. Gives how many were turned. */
export async function protegerSegredosComuns(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<Guardado>`select ${colunas} from segredos_guardados
      where chave_id <> ${cifra.chaveAtual} and chave_id = any(${[...cifra.chaves]}::text[]) order by nome limit ${limite} for update`.execute(
      tx,
    );
    for (const linha of rows) {
      const { dados, chaveId } = cifra.fechar(cifra.abrir(linha, lugarDe(linha.nome)), lugarDe(linha.nome));
      await sql`update segredos_guardados set dados = ${dados}, chave_id = ${chaveId} where nome = ${linha.nome}`.execute(tx);
    }
    return rows.length;
  });
}

/** Whether a secret still lies under a key that is not the present one. */
export async function haSegredosComunsDeOutraChave(db: Db, { chaveAtual }: Pick<Cifra, 'chaveAtual'>): Promise<boolean> {
  return (await sql`select from segredos_guardados where chave_id <> ${chaveAtual} limit 1`.execute(db)).rows.length > 0;
}
