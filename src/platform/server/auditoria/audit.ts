import type { Ato } from '../ato.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/kysely.ts';
import type { Quem } from '../http/quem.ts';

type Valores = Record<string, unknown>;
export type Alteracao = {
  /** `pessoa.editada`: what happened, in the past. */
  acao: string;
  alvoTipo: string;
  alvoId: number;
  antes?: Valores | null;
  depois?: Valores | null;
  motivo?: string | null;
};
/** Who acts: a signed-in person, or a named process of the system. */
export type Autor = Pessoa | { processo: string };
/** Somebody signed in, as the audit names them. */
export type Pessoa = Pick<Quem, 'usuarioId' | 'sessaoId' | 'nome' | 'sobrenome'>;
/** What the audit asks of an act. */
type Assinado = Pick<Ato<Autor>, 'tx' | 'quem' | 'origem'>;

/** Whoever acts, by name: of a process what it is called. */
export const nomeDoAutor = (quem: Pick<Pessoa, 'nome' | 'sobrenome'> | { processo: string }): string =>
  'processo' in quem ? quem.processo : `${quem.nome} ${quem.sobrenome}`.trim();

/** Who wrote a row, as the row keeps it beside what it says. */
export const autorDaLinha = (quem: Autor): { usuarioId: number | null; usuarioNome: string } => ({
  usuarioId: 'usuarioId' in quem ? quem.usuarioId : null,
  usuarioNome: nomeDoAutor(quem),
});

/** Keeps of two versions only the members that differ (compared as JSON). */
export function diferencas(antes: Valores, depois: Valores): { antes: Valores; depois: Valores } {
  const mudou = [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter(
    (k) => JSON.stringify(antes[k] ?? null) !== JSON.stringify(depois[k] ?? null),
  );
  const parte = (valores: Valores): Valores => Object.fromEntries(mudou.map((k) => [k, valores[k] ?? null]));
  return { antes: parte(antes), depois: parte(depois) };
}

/** Writes the audit row of a change, in the transaction of the change; with both versions only the changed members are kept. */
export async function auditar(ato: Assinado, alteracao: Alteracao): Promise<void> {
  await auditarVarios(ato, [alteracao]);
}

/** The same for a batch, in one statement. */
export async function auditarVarios({ tx, quem: autor, origem }: Assinado, alteracoes: readonly Alteracao[]): Promise<void> {
  if (alteracoes.length === 0) return;
  const pessoa = 'usuarioId' in autor ? autor : null;
  const linhas = alteracoes.map(({ acao, alvoTipo, alvoId, antes, depois, motivo }) => {
    const par = antes && depois ? diferencas(antes, depois) : { antes: antes ?? null, depois: depois ?? null };
    return { acao, alvo_tipo: alvoTipo, alvo_id: alvoId, antes: par.antes, depois: par.depois, motivo: motivo ?? null };
  });
  await sql`insert into auditoria (usuario_id, usuario_nome, sessao_id, ip, correlacao, acao, alvo_tipo, alvo_id, antes, depois, motivo)
    select ${pessoa?.usuarioId ?? null}::bigint, ${nomeDoAutor(autor)},
           ${pessoa?.sessaoId ?? null}::bigint, ${origem?.ip ?? null}, ${origem?.correlationId ?? null}, l.acao, l.alvo_tipo, l.alvo_id, l.antes, l.depois, l.motivo
    from json_to_recordset(${JSON.stringify(linhas)}::json) as l(acao text, alvo_tipo text, alvo_id bigint, antes jsonb, depois jsonb, motivo text)`.execute(
    tx,
  );
}

export type LinhaHistorico = {
  seq: number;
  em: string;
  usuarioNome: string | null;
  acao: string;
  antes: Valores | null;
  depois: Valores | null;
  motivo: string | null;
};

/**
 * The newest changes of one record, at most 200. The caller has read the record as the reader may see it: a history opens to
 * nobody to whom the record is closed, is as unknown as the record, and shows no member that the record would not show.
 */
export async function historicoDe(db: Db | Tx, alvoTipo: string, alvoId: number, limite = 200): Promise<LinhaHistorico[]> {
  const { rows } = await sql<LinhaHistorico>`select seq, em, usuario_nome as "usuarioNome", acao, antes, depois, motivo from auditoria
    where alvo_tipo = ${alvoTipo} and alvo_id = ${alvoId} order by seq desc limit ${Math.min(limite, 200)}`.execute(db);
  return rows;
}

/** How a record began: its first row, whose author is who made it. Null where the audit does not reach back to it. */
export async function primeiraAlteracao(
  db: Db | Tx,
  alvoTipo: string,
  alvoId: number,
): Promise<Pick<LinhaHistorico, 'em' | 'usuarioNome' | 'acao'> | null> {
  const { rows } = await sql<
    Pick<LinhaHistorico, 'em' | 'usuarioNome' | 'acao'>
  >`select em, usuario_nome as "usuarioNome", acao from auditoria
    where alvo_tipo = ${alvoTipo} and alvo_id = ${alvoId} order by seq limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Of some records, those to which something happened after they were made, as far as the audit reaches back; acts of the caller's own do not count. */
export async function mexidosDepois(
  db: Db | Tx,
  alvoTipo: string,
  ids: readonly number[],
  proprios: readonly string[] = [],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select alvo_id as id from auditoria where alvo_tipo = ${alvoTipo} and alvo_id = any(${ids}::bigint[])
    and acao <> all(${proprios}::text[]) group by alvo_id having count(*) > 1`.execute(db);
  return new Set(rows.map((r) => r.id));
}
