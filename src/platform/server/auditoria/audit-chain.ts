import { createHmac, hkdfSync } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, transacao } from '../database/kysely.ts';
import type { Servicos } from '../http/tipos.ts';
import type { Ancora } from './ancoras.ts';

/** Rows of one block at most, so that a run holds little memory and a damaged block names few rows. */
const LINHAS_POR_BLOCO = 5_000;
const INTERVALO_MS = 5 * 60_000;
/** Number of the advisory lock that lets one process at a time add blocks. */
const TRAVA = 7_204_101;
const GENESE = Buffer.alloc(32);

export type Bloco = { id: number; seqDe: number; seqAte: number; hashAnterior: Buffer; hash: Buffer };
export type ProblemaDaCadeia = { blocoId: number; seqDe: number; seqAte: number; motivo: 'linhas_alteradas' | 'elo_partido' | 'lacuna' };
export type Verificacao = { blocos: number; ultimaSeq: number; problemas: ProblemaDaCadeia[] };

/** The key of a new chain, out of the first session secret; it is kept apart from then on (`segredosComuns`), so that another session secret breaks no chain. */
export function chaveDaCadeia(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'auditoria', 32));
}

// jsonb writes keys and numbers in one canonical way, and the instant goes as UTC text, so a row has one text on every machine.
const linhaEmTexto = sql`jsonb_build_array(seq, to_char(em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), usuario_id, usuario_nome, sessao_id, ip, acao,
  alvo_tipo, alvo_id, antes, depois, motivo, correlacao)::text`;
const colunasDoBloco = sql`id, seq_de as "seqDe", seq_ate as "seqAte", hash_anterior as "hashAnterior", hash`;

type Linha = { seq: number; texto: string };
const lerLinhas = async (db: Db | Tx, onde: RawBuilder<unknown>, limite: number): Promise<Linha[]> =>
  (await sql<Linha>`select seq, ${linhaEmTexto} as texto from auditoria where ${onde} order by seq limit ${limite}`.execute(db)).rows;

/** HMAC over the block before, the range and every row: rows changed, taken out or slipped in give another value. */
function hashDoBloco(chave: Buffer, anterior: Buffer, seqDe: number, seqAte: number, linhas: readonly Linha[]): Buffer {
  const hmac = createHmac('sha256', chave).update(anterior).update(`${seqDe}-${seqAte}\n`);
  for (const { texto } of linhas) hmac.update(`${texto}\n`);
  return hmac.digest();
}

/**
 * Adds blocks over the audit rows that are surely complete; gives how many rows it covered. Off the path of the writes: it
 * locks nothing of theirs. Another process that is doing it makes this one do nothing.
 */
export async function encadearAuditoria(db: Db, chave: Buffer): Promise<number> {
  let cobertas = 0;
  for (;;) {
    const feitas = await transacao(db, (tx) => adicionarBloco(tx, chave));
    cobertas += feitas;
    if (feitas < LINHAS_POR_BLOCO) return cobertas;
  }
}

async function adicionarBloco(tx: Tx, chave: Buffer): Promise<number> {
  const { rows: travas } = await sql<{ minha: boolean }>`select pg_try_advisory_xact_lock(${TRAVA}) as minha`.execute(tx);
  if (!travas[0]?.minha) return 0;
  // A transaction still open may hold a number below one already visible. Asked before the rows are read: whoever is not
  // running now has committed or will never commit, so a row written before the oldest open transaction has no unseen neighbour.
  const { rows: abertas } = await sql<{ ate: string }>`select coalesce(min(xact_start), clock_timestamp()) - interval '1 second' as ate
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(tx);
  const { rows: blocos } = await sql<Bloco>`select ${colunasDoBloco} from auditoria_blocos order by id desc limit 1`.execute(tx);
  const ultimo = blocos[0];
  const seqDe = (ultimo?.seqAte ?? 0) + 1;
  const anterior = ultimo?.hash ?? GENESE;
  const linhas = await lerLinhas(
    tx,
    sql`seq >= ${seqDe} and seq <= (select max(seq) from auditoria where em < ${abertas[0]?.ate}::timestamptz)`,
    LINHAS_POR_BLOCO,
  );
  const seqAte = linhas.at(-1)?.seq;
  if (seqAte === undefined) return 0;
  const hash = hashDoBloco(chave, anterior, seqDe, seqAte, linhas);
  await sql`insert into auditoria_blocos (seq_de, seq_ate, hash_anterior, hash) values (${seqDe}, ${seqAte}, ${anterior}, ${hash})`.execute(
    tx,
  );
  return linhas.length;
}

type Selo = { hash: Buffer; anonimizacaoId: number; linhas: number[]; anterior: Buffer };

/** The newest seal of a block whose rows were emptied, with the seal before it; null for a block that stands as it was. */
async function lerSelo(db: Db | Tx, bloco: Bloco): Promise<Selo | null> {
  const { rows } = await sql<Omit<Selo, 'anterior'>>`select hash, anonimizacao_id as "anonimizacaoId", linhas
    from auditoria_apagamentos where bloco_id = ${bloco.id} order by id desc limit 2`.execute(db);
  return rows[0] ? { ...rows[0], anterior: rows[1]?.hash ?? bloco.hash } : null;
}

/** What seals a block after rows of it were emptied: the seal before, which act emptied which rows, and every row as it is now. */
function hashDoApagamento(
  chave: Buffer,
  { anterior, anonimizacaoId, linhas: vazias }: Omit<Selo, 'hash'>,
  linhas: readonly Linha[],
): Buffer {
  const hmac = createHmac('sha256', chave)
    .update(anterior)
    .update(`apagamento ${anonimizacaoId}: ${vazias.join(',')}\n`);
  for (const { texto } of linhas) hmac.update(`${texto}\n`);
  return hmac.digest();
}

// One row more than a block takes: rows slipped into a full block are still read.
const linhasDoBloco = (db: Db | Tx, { seqDe, seqAte }: Bloco): Promise<Linha[]> =>
  lerLinhas(db, sql`seq between ${seqDe} and ${seqAte}`, LINHAS_POR_BLOCO + 1);

/** Whether the rows of a block are those that it, or the act that emptied some of them, sealed. */
async function blocoConfere(db: Db | Tx, chave: Buffer, bloco: Bloco): Promise<boolean> {
  const linhas = await linhasDoBloco(db, bloco);
  const selo = await lerSelo(db, bloco);
  return selo
    ? hashDoApagamento(chave, selo, linhas).equals(selo.hash)
    : hashDoBloco(chave, bloco.hashAnterior, bloco.seqDe, bloco.seqAte, linhas).equals(bloco.hash);
}

/**
 * Empties rows of the audit by `apagar`, and seals anew the blocks that hold them: what they said cannot be proved any more, what is left of
 * them can. A block that does not hold is left as it is, since nothing may be hidden by it. Gives false then, and nothing was emptied.
 */
export async function apagarNaCadeia(
  tx: Tx,
  chave: Buffer,
  { anonimizacaoId, linhas, apagar }: { anonimizacaoId: number; linhas: readonly number[]; apagar: () => Promise<unknown> },
): Promise<boolean> {
  // No block is added meanwhile over rows that are about to change.
  await sql`select pg_advisory_xact_lock(${TRAVA})`.execute(tx);
  const { rows: blocos } = await sql<Bloco>`select ${colunasDoBloco} from auditoria_blocos b
    where exists (select 1 from unnest(${[...linhas]}::bigint[]) l where l between b.seq_de and b.seq_ate) order by id`.execute(tx);
  for (const bloco of blocos) if (!(await blocoConfere(tx, chave, bloco))) return false;
  await apagar();
  for (const bloco of blocos) {
    const vazias = linhas.filter((seq) => seq >= bloco.seqDe && seq <= bloco.seqAte);
    const anterior = (await lerSelo(tx, bloco))?.hash ?? bloco.hash;
    const hash = hashDoApagamento(chave, { anterior, anonimizacaoId, linhas: vazias }, await linhasDoBloco(tx, bloco));
    await sql`insert into auditoria_apagamentos (bloco_id, anonimizacao_id, linhas, hash)
      values (${bloco.id}, ${anonimizacaoId}, ${vazias}::bigint[], ${hash})`.execute(tx);
  }
  return true;
}

/**
 * Recomputes the whole chain and names each block that does not hold. It does not see the newest blocks cut off together
 * with their rows: those the anchors tell (`ancoras.ts`).
 */
export async function verificarAuditoria(db: Db | Tx, chave: Buffer): Promise<Verificacao> {
  const { rows: blocos } = await sql<Bloco>`select ${colunasDoBloco} from auditoria_blocos order by id`.execute(db);
  const problemas: ProblemaDaCadeia[] = [];
  let anterior = { hash: GENESE as Buffer, seqAte: 0 };
  for (const bloco of blocos) {
    const anotar = (motivo: ProblemaDaCadeia['motivo']) =>
      problemas.push({ blocoId: bloco.id, seqDe: bloco.seqDe, seqAte: bloco.seqAte, motivo });
    if (bloco.seqDe !== anterior.seqAte + 1) anotar('lacuna');
    if (!bloco.hashAnterior.equals(anterior.hash)) anotar('elo_partido');
    if (!(await blocoConfere(db, chave, bloco))) anotar('linhas_alteradas');
    anterior = bloco;
  }
  return { blocos: blocos.length, ultimaSeq: anterior.seqAte, problemas };
}

/** The last block of the chain; null while there is none. */
export async function cabecaDaCadeia(db: Db | Tx): Promise<Ancora | null> {
  const { rows } = await sql<Ancora>`select created_at as em, id as bloco, seq_ate as seq, encode(hash, 'hex') as hash
    from auditoria_blocos order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Runs the chain every five minutes in this process, and hands its head to whoever keeps it outside the database. Gives the
 * way to stop it, which waits for a run under way. It never keeps the process alive by itself.
 */
export function iniciarCadeiaDeAuditoria(
  { db, log, config }: Pick<Servicos, 'db' | 'log'> & { config: Pick<Servicos['config'], 'chaveDaAuditoria'> },
  ancorar: (cabeca: Ancora) => Promise<void>,
  intervaloMs = INTERVALO_MS,
): () => Promise<void> {
  const chave = config.chaveDaAuditoria;
  let emCurso: Promise<void> | null = null;
  const rodar = async (): Promise<void> => {
    try {
      const linhas = await encadearAuditoria(db, chave);
      const cabeca = await cabecaDaCadeia(db);
      if (linhas > 0) log.info({ linhas, ...cabeca }, 'audit chain');
      // Asked each time: what could not be written before is written now.
      if (cabeca)
        await ancorar(cabeca).catch((causa: unknown) => log.error({ err: causa, ...cabeca }, 'head of the audit chain not told outside'));
    } catch (causa) {
      // The database may be away for a moment: the next run covers what this one left.
      log.warn({ err: causa }, 'audit chain not extended');
    }
  };
  const relogio = setInterval(() => {
    emCurso ??= rodar().finally(() => {
      emCurso = null;
    });
  }, intervaloMs);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await emCurso;
  };
}
