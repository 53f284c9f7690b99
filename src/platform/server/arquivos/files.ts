import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { Arquivo } from '../http/tipos.ts';

const nomeMaximo = 200;

/** A file name that is not too long: cut before its extension, which says how to open it. */
export function nomeDeArquivo(nome: string): string {
  const letras = [...nome];
  if (letras.length <= nomeMaximo) return nome;
  const extensao = [...(/\.[A-Za-z0-9]{1,10}$/.exec(nome)?.[0] ?? '')];
  return [...letras.slice(0, nomeMaximo - extensao.length), ...extensao].join('');
}

/** Stores a file in the database, so that it lives and is restored at the same point in time as its record. Gives its id. */
export async function guardarArquivo(tx: Tx, arquivo: { nome: string; tipo: string; conteudo: Buffer }): Promise<number> {
  const sha256 = createHash('sha256').update(arquivo.conteudo).digest();
  const { rows } = await sql<{ id: number }>`insert into arquivos (nome, tipo, tamanho_bytes, conteudo, sha256)
    values (${nomeDeArquivo(arquivo.nome)}, ${arquivo.tipo}, ${arquivo.conteudo.length}, ${arquivo.conteudo}, ${sha256}) returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

/** The stored file; the caller has decided that the reader may see its owner. Unknown ids get NAO_ENCONTRADO. */
export async function obterArquivo(db: Db | Tx, id: number): Promise<Arquivo & { corpo: Buffer }> {
  const { rows } = await sql<{
    nome: string;
    tipo: string;
    conteudo: Buffer;
    fechado: boolean;
  }>`select nome, tipo, conteudo, chave_id is not null as fechado from arquivos where id = ${id}`.execute(db);
  const achado = rows[0];
  if (!achado) throw errosComuns.NAO_ENCONTRADO();
  if (achado.fechado) throw new Error(`file ${id} is closed: it is opened with its key`);
  return { nome: achado.nome, tipo: achado.tipo, corpo: achado.conteudo, abrir: true };
}

/** Removes a file that no record points at any more. */
export async function excluirArquivo(tx: Tx, id: number): Promise<void> {
  await sql`delete from arquivos where id = ${id}`.execute(tx);
}
