import { sql } from 'kysely';
import { type ChavePermissao, expandirPermissoes, permissoesConhecidas } from '#catalog/telas.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** A user who may do something. */
type Habilitado = { id: number; nome: string; email: string; admin: boolean };

/** Every user who may sign in today and holds a permission, administrators among them. */
export async function quemPode(db: Db | Tx, chave: ChavePermissao): Promise<Habilitado[]> {
  const { rows } = await sql<
    Habilitado & { permissoes: string[] | null }
  >`select u.id, concat_ws(' ', u.nome, u.sobrenome) as nome, u.email, u.admin,
      (select array_agg(distinct pp.tela || ':' || pp.acao) from usuarios_perfis up join perfis_permissoes pp on pp.perfil_id = up.perfil_id
        where up.usuario_id = u.id) as permissoes
    from usuarios u where u.situacao = 'ativo' and coalesce(u.acesso_encerra_em > ${hojeNoBanco}, true) order by u.id`.execute(db);
  return rows
    .filter(({ admin, permissoes }) => admin || expandirPermissoes(permissoesConhecidas(permissoes)).has(chave))
    .map(({ permissoes: _, ...usuario }) => usuario);
}
