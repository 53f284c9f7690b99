import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** What the school decides about its way in. */
export type Regras = {
  /** Whether strangers may ask for a user; without it people are invited. */
  cadastroAberto: boolean;
  /** Whether the description of the API is shown without a session. */
  documentacaoAberta: boolean;
  /** Whether administrators are asked for a second factor, whatever profiles they hold. */
  segundoFatorAdministradores: boolean;
  /** A made-up school. */
  demonstracao: boolean;
  versao: number;
};

/** The rules as they are now: they hold from the next request on. */
export async function lerRegras(db: Db | Tx): Promise<Regras> {
  const { rows } = await sql<Regras>`select cadastro_aberto as "cadastroAberto", documentacao_aberta as "documentacaoAberta",
    segundo_fator_administradores as "segundoFatorAdministradores", demonstracao, versao from acesso_regras`.execute(db);
  const [regras] = rows;
  if (!regras) throw new Error('acesso_regras always has its row');
  return regras;
}

/** Whether a second factor is asked of a user, in SQL: by a profile, or because administrators are asked for one. */
export function exigeSegundoFator(usuarioId: 'u.id' | 's.usuario_id', admin: 'u.admin' | 's.admin'): RawBuilder<unknown> {
  return sql`((${sql.ref(admin)} and exists (select from acesso_regras r where r.segundo_fator_administradores))
    or exists (select from usuarios_perfis up join perfis p on p.id = up.perfil_id where up.usuario_id = ${sql.ref(usuarioId)} and p.exige_segundo_fator))`;
}
