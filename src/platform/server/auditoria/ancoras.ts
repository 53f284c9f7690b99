import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/kysely.ts';

/** The head of the audit chain as it was told outside the database. */
export type Ancora = { em: string; bloco: number; seq: number; hash: string };
export type AncoraPartida = Pick<Ancora, 'bloco' | 'seq' | 'em'> & {
  /** The block is gone, together with what came after; another stands in its place; or nothing was told of it though it is long there. */
  motivo: 'cortado' | 'trocado' | 'sem_ancora';
};

const ARQUIVO = 'auditoria.jsonl';
/** Anchors of one statement. */
const POR_VEZ = 5_000;

/** Writes a head at the end of the file of anchors, which is made when there is none. It begins its line: the one before may have been cut short. */
export async function anexarAncora(pasta: string, ancora: Ancora): Promise<void> {
  await mkdir(pasta, { recursive: true });
  await appendFile(join(pasta, ARQUIVO), `\n${JSON.stringify(ancora)}`);
}

/** Every anchor of the file, oldest first; none where there is no file. A line cut short by a power failure is passed over. */
export async function lerAncoras(pasta: string): Promise<Ancora[]> {
  const texto = await readFile(join(pasta, ARQUIVO), 'utf8').catch((causa: NodeJS.ErrnoException) => {
    if (causa.code === 'ENOENT') return '';
    throw causa;
  });
  return texto.split('\n').flatMap((linha) => {
    try {
      const { em, bloco, seq, hash } = JSON.parse(linha) as Ancora;
      return [{ em, bloco, seq, hash }];
    } catch {
      return [];
    }
  });
}

/**
 * The anchors that the chain does not bear out: blocks cut off its end, which the chain alone cannot tell, or put in the place of others. What a
 * restore gave up (from the backup's picture until the restore) is lost, not cut.
 */
export async function conferirAncoras(db: Db | Tx, ancoras: readonly Ancora[]): Promise<AncoraPartida[]> {
  const partidas: AncoraPartida[] = [];
  for (let i = 0; i < ancoras.length; i += POR_VEZ) {
    const { rows } =
      await sql<AncoraPartida>`select coalesce(a.bloco, 0) as bloco, coalesce(a.seq, 0) as seq, coalesce(a.em, now()) as em, case when b.id is null then 'cortado' else 'trocado' end as motivo
      from json_to_recordset(${JSON.stringify(ancoras.slice(i, i + POR_VEZ))}::json) as a(em timestamptz, bloco bigint, seq bigint, hash text)
      left join auditoria_blocos b on b.id = a.bloco
      where (b.id is null or b.seq_ate <> a.seq or encode(b.hash, 'hex') <> a.hash)
        and not exists (select from restauracoes r where a.em < r.feita_em and a.em >= coalesce(r.retrato_em, a.em))
      order by 1`.execute(db);
    partidas.push(...rows);
  }
  return [...partidas, ...(await semAncora(db, ancoras))];
}

/**
 * The newest block, once it is old enough to have been told: without this, who cuts the chain has only to take the file away. A block that a restore
 * brought back was told where the backup was made: the file of this place begins after it.
 */
async function semAncora(db: Db | Tx, ancoras: readonly Ancora[]): Promise<AncoraPartida[]> {
  const ultima = ancoras.at(-1)?.bloco ?? 0;
  const { rows } =
    await sql<AncoraPartida>`select id as bloco, seq_ate as seq, created_at as em, 'sem_ancora' as motivo from auditoria_blocos
    where created_at < now() - interval '1 hour' and id > ${ultima}
      and not exists (select from restauracoes r where r.feita_em >= auditoria_blocos.created_at) order by id desc limit 1`.execute(db);
  return rows;
}
