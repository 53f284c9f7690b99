import { sql } from 'kysely';
import type { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { filtrosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import type { filtroSalvo } from '../esquemas.ts';

type Filtro = z.input<typeof filtroSalvo>;
type Guardado = Omit<Filtro, 'tela'>;
const filtrosMaximo = 30;

/** The own saved filters of a screen, by name. */
export async function listarFiltros(db: Db, quem: Quem, tela: TelaId): Promise<Filtro[]> {
  const { rows } =
    await sql<Guardado>`select id, nome, busca from filtros_salvos where usuario_id = ${quem.usuarioId} and tela = ${tela} order by f_busca(nome), id`.execute(
      db,
    );
  return rows.map((filtro) => ({ ...filtro, tela }));
}

/** Saves a filter under a name; a filter of the same name is replaced. @throws MUITOS_FILTROS. */
export async function salvarFiltro(
  { tx, quem }: ContextoEscrita,
  dados: EntradaServidor<typeof filtrosApi.salvarFiltro>['body'],
): Promise<Filtro> {
  const { tela, nome, busca } = dados;
  // The owner's row is locked so that parallel saves count one after the other.
  await sql`select 1 from usuarios where id = ${quem.usuarioId} for no key update`.execute(tx);
  const { rows: outros } = await sql<{
    n: number;
  }>`select count(*)::int as n from filtros_salvos where usuario_id = ${quem.usuarioId} and tela = ${tela} and nome <> ${nome}`.execute(tx);
  if ((outros[0]?.n ?? 0) >= filtrosMaximo) throw errosAcesso.MUITOS_FILTROS({ n: filtrosMaximo });
  const { rows } =
    await sql<Guardado>`insert into filtros_salvos (usuario_id, tela, nome, busca) values (${quem.usuarioId}, ${tela}, ${nome}, ${JSON.stringify(busca)}::jsonb)
    on conflict on constraint filtros_salvos_nome_key do update set busca = excluded.busca returning id, nome, busca`.execute(tx);
  return { ...(rows[0] as Guardado), tela };
}

/** Deletes one of the own filters. @throws NAO_ENCONTRADO. */
export async function excluirFiltro({ tx, quem }: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { rows } = await sql`delete from filtros_salvos where id = ${id} and usuario_id = ${quem.usuarioId} returning id`.execute(tx);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { ok: true };
}
