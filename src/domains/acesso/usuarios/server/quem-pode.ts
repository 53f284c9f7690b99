import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import { permissoesEfetivas } from '#domains/acesso/permissoes-de-perfil.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** A user who may do something. */
type Habilitado = { id: number; nome: string; email: string; admin: boolean };

/** Every user who may sign in today and may use a permission, administrators among them: what a restriction cuts, nobody can. */
export async function quemPode(db: Db | Tx, chave: ChavePermissao): Promise<Habilitado[]> {
  const { rows } = await sql<
    Habilitado & { permissoes: string[] | null; restrito: boolean | null }
  >`select u.id, concat_ws(' ', u.nome, u.sobrenome) as nome, u.email, u.admin,
      (select array_agg(distinct pp.tela || ':' || pp.acao) from usuarios_perfis up join perfis_permissoes pp on pp.perfil_id = up.perfil_id
        where up.usuario_id = u.id) as permissoes,
      (select bool_or(p.restringir_painel_professor) from usuarios_perfis up join perfis p on p.id = up.perfil_id where up.usuario_id = u.id) as restrito
    from usuarios u where u.situacao = 'ativo' and coalesce(u.acesso_encerra_em > ${hojeNoBanco}, true) order by u.id`.execute(db);
  return rows
    .filter(({ admin, permissoes, restrito }) => admin || permissoesEfetivas(permissoes, restrito === true).has(chave))
    .map(({ permissoes: _, restrito: __, ...usuario }) => usuario);
}
