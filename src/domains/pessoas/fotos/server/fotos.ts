import { sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';

type Foto = Arquivo & { corpo: Buffer };

/** The stored photo of a person. Throws PESSOA_NAO_ENCONTRADA, FOTO_INEXISTENTE. */
export async function lerFoto(db: Db, autor: Autor, pessoaId: number): Promise<Foto> {
  const foto = await ler(db, autor, pessoaId, 'foto');
  if (!foto) throw erros.FOTO_INEXISTENTE();
  return foto;
}

/** The small photo of a person, or null: most have none. Throws PESSOA_NAO_ENCONTRADA. */
export function lerMiniatura(db: Db, autor: Autor, pessoaId: number): Promise<Foto | null> {
  return ler(db, autor, pessoaId, 'miniatura');
}

async function ler(db: Db, autor: Autor, pessoaId: number, qual: 'foto' | 'miniatura'): Promise<Foto | null> {
  const coluna = sql.ref(`p.${qual}_arquivo_id`);
  const { rows } = await sql<{ nome: string | null; tipo: string | null; conteudo: Buffer | null }>`select a.nome, a.tipo, a.conteudo
    from pessoas p left join arquivos a on a.id = ${coluna} where p.id = ${pessoaId} and ${escopoDePessoas(autor)}`.execute(db);
  const [achada] = rows;
  if (!achada) throw erros.PESSOA_NAO_ENCONTRADA();
  if (achada.nome === null || achada.tipo === null || achada.conteudo === null) return null;
  return { nome: achada.nome, tipo: achada.tipo, corpo: achada.conteudo, abrir: true };
}
