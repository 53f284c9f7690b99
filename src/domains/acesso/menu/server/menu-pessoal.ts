import { sql } from 'kysely';
import { type TelaId, telas } from '#catalog/telas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import type { menuPessoalApi } from '../api.ts';

type Menu = RespostaServidor<typeof menuPessoalApi.obterMenu>;
type Pedido = { tela: TelaId };

/** So many stay in sight in the menu of a laptop, above its sections. */
const FIXADAS_MAXIMO = 12;
const RECENTES = 5;

const conhecidas: ReadonlySet<string> = new Set(telas.map(({ id }) => id));
/** A screen that left the catalog is not told. */
const isTela = (tela: string): tela is TelaId => conhecidas.has(tela);

/** The screens that somebody pinned, first the one pinned first, and those opened last. */
export async function obterMenu(db: Db | Tx, quem: Quem): Promise<Menu> {
  const { rows } = await sql<{ tela: string; fixada: boolean }>`${preparada}select tela, fixada_em is not null as fixada
    from telas_do_usuario where usuario_id = ${quem.usuarioId} order by fixada_em, aberta_em desc, tela`.execute(db);
  const quais = (fixada: boolean): TelaId[] =>
    rows
      .filter((linha) => linha.fixada === fixada)
      .map(({ tela }) => tela)
      .filter(isTela);
  return { fixadas: quais(true), recentes: quais(false).slice(0, RECENTES) };
}

/** Pins a screen. @throws MUITAS_FIXADAS. */
export async function fixarTela({ tx, quem }: ContextoEscrita, { tela }: Pedido): Promise<Menu> {
  // The owner's row is locked so that parallel ones count one after the other.
  await sql`select 1 from usuarios where id = ${quem.usuarioId} for no key update`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from telas_do_usuario
    where usuario_id = ${quem.usuarioId} and fixada_em is not null and tela <> ${tela}`.execute(tx);
  if ((rows[0]?.n ?? 0) >= FIXADAS_MAXIMO) throw errosAcesso.MUITAS_FIXADAS({ n: FIXADAS_MAXIMO });
  await sql`insert into telas_do_usuario (usuario_id, tela, fixada_em) values (${quem.usuarioId}, ${tela}, clock_timestamp())
    on conflict (usuario_id, tela) do update set fixada_em = coalesce(telas_do_usuario.fixada_em, excluded.fixada_em)`.execute(tx);
  return obterMenu(tx, quem);
}

/** Lets a pinned screen go; it stays among those opened, where it was opened. */
export async function soltarTela({ tx, quem }: ContextoEscrita, { tela }: Pedido): Promise<Menu> {
  await sql`update telas_do_usuario set fixada_em = null, aberta_em = coalesce(aberta_em, fixada_em)
    where usuario_id = ${quem.usuarioId} and tela = ${tela} and fixada_em is not null`.execute(tx);
  return obterMenu(tx, quem);
}

/** Notes that a screen was opened. */
export async function abrirTela({ tx, quem }: ContextoEscrita, { tela }: Pedido): Promise<Menu> {
  await sql`insert into telas_do_usuario (usuario_id, tela, aberta_em) values (${quem.usuarioId}, ${tela}, clock_timestamp())
    on conflict (usuario_id, tela) do update set aberta_em = excluded.aberta_em`.execute(tx);
  return obterMenu(tx, quem);
}
