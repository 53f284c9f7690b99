import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';

type Versao = { numero: number; em: string; por: string; emitidos: number };

/** The versions of a template, newest first. @throws NAO_ENCONTRADO */
export async function listarVersoes(db: Db, id: number): Promise<{ itens: Versao[] }> {
  const { rows } = await sql<Versao>`select v.numero, v.created_at as em, v.usuario_nome as por,
      (select count(*) from documentos_emitidos d where d.documento_padrao_id = v.documento_padrao_id and d.modelo_versao = v.numero)::int as emitidos
    from documentos_padrao_versoes v where v.documento_padrao_id = ${id} order by v.numero desc`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { itens: rows };
}

/** The text of a version. @throws NAO_ENCONTRADO */
export async function obterVersao(
  db: Db,
  { id, numero }: { id: number; numero: number },
): Promise<{ numero: number; conteudo: ConteudoDoPapel }> {
  const { rows } = await sql<{ numero: number; conteudo: ConteudoDoPapel }>`select v.numero, v.conteudo from documentos_padrao_versoes v
    where v.documento_padrao_id = ${id} and v.numero = ${numero}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
