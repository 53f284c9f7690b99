import { sql } from 'kysely';
import type { Autor } from '#platform/server/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { erros } from '../erros.ts';
import { escopoDePessoas } from './escopo.ts';

/** The stored photo of a person, whole or small. Throws PESSOA_NAO_ENCONTRADA, FOTO_INEXISTENTE. */
export async function lerFoto(db: Db, autor: Autor, pessoaId: number, qual: 'foto' | 'miniatura'): Promise<Arquivo & { corpo: Buffer }> {
  const coluna = sql.ref(`p.${qual}_arquivo_id`);
  const { rows } = await sql<{ nome: string | null; tipo: string; conteudo: Buffer }>`select a.nome, a.tipo, a.conteudo
    from pessoas p left join arquivos a on a.id = ${coluna} where p.id = ${pessoaId} and ${escopoDePessoas(autor)}`.execute(db);
  const [achada] = rows;
  if (!achada) throw erros.PESSOA_NAO_ENCONTRADA();
  if (achada.nome === null) throw erros.FOTO_INEXISTENTE();
  return { nome: achada.nome, tipo: achada.tipo, corpo: achada.conteudo, abrir: true };
}
