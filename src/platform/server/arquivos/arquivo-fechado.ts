import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { Arquivo } from '../http/tipos.ts';
import type { Cifra } from '../segredos/cifra.ts';
import { nomeDeArquivo } from './files.ts';

const lugar = (chave: string): string => `arquivos.conteudo:${chave}`;

/** Stores a file whose content says what nobody may read out of the database, closed with the present key. Gives its id. */
export async function guardarArquivoFechado(
  tx: Tx,
  cifra: Cifra,
  arquivo: { nome: string; tipo: string; conteudo: Buffer },
): Promise<number> {
  const chave = randomUUID();
  const { dados, chaveId } = cifra.fechar(arquivo.conteudo.toString('latin1'), lugar(chave));
  const sha256 = createHash('sha256').update(dados).digest();
  const { rows } = await sql<{ id: number }>`insert into arquivos (chave, nome, tipo, tamanho_bytes, conteudo, sha256, chave_id)
    values (${chave}, ${nomeDeArquivo(arquivo.nome)}, ${arquivo.tipo}, ${dados.length}, ${dados}, ${sha256}, ${chaveId}) returning id`.execute(
    tx,
  );
  if (!rows[0]) throw new Error('the insert of a file answered no row');
  return rows[0].id;
}

/** A file as it was before it was closed; one that never was comes as it lies. Throws NAO_ENCONTRADO, DADOS_PROTEGIDOS. */
export async function abrirArquivo(db: Db | Tx, cifra: Cifra, id: number): Promise<Arquivo & { corpo: Buffer }> {
  const { rows } = await sql<{
    chave: string;
    nome: string;
    tipo: string;
    conteudo: Buffer;
    chaveId: string | null;
  }>`select chave, nome, tipo, conteudo, chave_id as "chaveId" from arquivos where id = ${id}`.execute(db);
  const [achado] = rows;
  if (!achado) throw errosComuns.NAO_ENCONTRADO();
  const { chave, nome, tipo, conteudo, chaveId } = achado;
  const corpo = chaveId === null ? conteudo : Buffer.from(cifra.abrir({ dados: conteudo, chaveId }, lugar(chave)), 'latin1');
  return { nome, tipo, corpo, abrir: false };
}

/** Whether some closed file needs a key other than the present one: what left or came is never written anew. */
export async function haArquivoDeOutraChave(db: Db, { chaveAtual }: Pick<Cifra, 'chaveAtual'>): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`select exists (select from arquivos where chave_id <> ${chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}
