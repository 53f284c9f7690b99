import { sql } from 'kysely';
import type { PapelDaCasa } from '#shared/papel/da-casa.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { Db, Tx } from '../database/kysely.ts';

type Papel = Pick<PapelDaCasa<never>, 'chave' | 'conteudo'>;
/** The text of one of the product's papers, and which version of which of the school's it is; null: the one that comes with the product. */
type ModeloDoPapel = { conteudo: ConteudoDoPapel; id: number | null; versao: number | null };

/** The text that a paper is issued by now: the newest of the school, or the one that comes with the product. */
export async function modeloDoPapel(db: Db | Tx, { chave, conteudo }: Papel): Promise<ModeloDoPapel> {
  const { rows } = await sql<{
    conteudo: ConteudoDoPapel;
    id: number;
    versao: number;
  }>`select conteudo, id, numero as versao from v_modelo_do_papel
    where papel = ${chave} order by numero desc limit 1`.execute(db);
  return rows[0] ?? { conteudo, id: null, versao: null };
}

/** The texts that papers of certain instants were issued by, in their order: a later change of a text changes none of them. */
export async function modelosNosInstantes(
  db: Db | Tx,
  { chave, conteudo }: Papel,
  instantes: readonly string[],
): Promise<ConteudoDoPapel[]> {
  const { rows } = await sql<{ n: number; versao: number | null }>`select i.n::int as n, (select max(m.numero) from v_modelo_do_papel m
      where m.papel = ${chave} and m.desde <= i.em) as versao
    from unnest(${[...instantes]}::timestamptz[]) with ordinality i(em, n) order by i.n`.execute(db);
  const quais = [...new Set(rows.flatMap(({ versao }) => versao ?? []))];
  const textos = quais.length === 0 ? [] : await lerVersoes(db, chave, quais);
  const daVersao = new Map(textos.map((um) => [um.numero, um.conteudo]));
  return rows.map(({ versao }) => (versao === null ? undefined : daVersao.get(versao)) ?? conteudo);
}

async function lerVersoes(
  db: Db | Tx,
  chave: string,
  numeros: readonly number[],
): Promise<{ numero: number; conteudo: ConteudoDoPapel }[]> {
  const { rows } = await sql<{ numero: number; conteudo: ConteudoDoPapel }>`select numero, conteudo from v_modelo_do_papel
    where papel = ${chave} and numero = any(${[...numeros]}::int[])`.execute(db);
  return rows;
}
