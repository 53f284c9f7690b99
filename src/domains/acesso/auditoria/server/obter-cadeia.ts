import { sql } from 'kysely';
import { conferirAncoras, lerAncoras } from '#platform/server/auditoria/ancoras.ts';
import { cabecaDaCadeia } from '#platform/server/auditoria/audit-chain.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { auditoriaApi } from '../api.ts';

/** Anchors that do not match which the screen names; the nightly check counts them all. */
const PARTIDAS_NA_TELA = 20;

/** How far the chain reaches, against what was told of it outside the database. */
export async function obterCadeia({ db, config }: Servicos): Promise<RespostaServidor<typeof auditoriaApi.obterCadeia>> {
  const [cabeca, ancoras] = [await cabecaDaCadeia(db), await lerAncoras(config.auditAnchorDir)];
  const { rows } = await sql<{ blocos: number; aSelar: number }>`select (select count(*) from auditoria_blocos)::int as blocos,
    (select count(*) from auditoria where seq > ${cabeca?.seq ?? 0})::int as "aSelar"`.execute(db);
  const [{ blocos, aSelar } = { blocos: 0, aSelar: 0 }] = rows;
  return {
    blocos,
    aSelar,
    ultimaSeq: cabeca?.seq ?? 0,
    ultimoHash: cabeca?.hash ?? null,
    ancoras: ancoras.length,
    ultimaAncoraEm: ancoras.at(-1)?.em ?? null,
    partidas: (await conferirAncoras(db, ancoras)).slice(0, PARTIDAS_NA_TELA),
  };
}
