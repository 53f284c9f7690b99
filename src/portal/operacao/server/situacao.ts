import { setTimeout as espera } from 'node:timers/promises';
import { sql } from 'kysely';
import { restauracaoAberta } from '#platform/server/copias/retencao.ts';
import { ultimasCopias } from '#platform/server/copias/registro-de-copias.ts';
import { QUEUE_SCHEMA } from '#platform/server/database/queue-schema.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Saude } from '../api.ts';

/** A night may be missed while the machine is off; two nights may not. */
export const ATRASO_MS = 36 * 3_600_000;
/** Work that may begin begins within seconds: one that waits this long has nobody to do it. */
const PARADO_SEGUNDOS = 15 * 60;
const LEITURA_EM_MS = 4_000;

/** Since when this database is: a new school owes no backup yet. */
async function nascidaEm(db: Db): Promise<string | null> {
  const { rows } = await sql<{ em: string | null }>`select min(applied_at) as em from schema_migrations`.execute(db);
  return rows[0]?.em ?? null;
}

/** Whether work that could have begun waits for longer than any process would let it. */
async function temTrabalhoParado(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(`${QUEUE_SCHEMA}.job`)} where state < 'active'
    and greatest(created_on, start_after) < now() - ${PARADO_SEGUNDOS} * interval '1 second' limit 1`.execute(db);
  return rows.length > 0;
}

type Ultimas = { copiaEm: string | null; verificacaoEm: string | null };
/** How old the last backup and the last check are, for whoever watches. */
export async function lerIdades(db: Db): Promise<Ultimas & { achados: number; ultimaFalhou: boolean }> {
  const { boaEm, ultimaFalhou } = await ultimasCopias(db);
  const { rows } = await sql<{ em: string; achados: number }>`select concluida_em as em, achados from integridade_verificacoes
    order by id desc limit 1`.execute(db);
  return { copiaEm: boaEm, ultimaFalhou, verificacaoEm: rows[0]?.em ?? null, achados: rows[0]?.achados ?? 0 };
}

export type PartesDaSaude = Omit<Saude, 'situacao'>;

/** What the parts come to: one that is not well makes the whole degraded. */
export function julgarSaude(partes: PartesDaSaude): Saude {
  const { copias, ...outras } = partes;
  const isBoa = Object.values(outras).every((parte) => parte === 'ok') && (copias === 'ok' || copias === 'desligadas');
  return { situacao: isBoa ? 'ok' : 'degradada', ...partes };
}

/** Health of the whole, as its parts are now. Throws what `lerPartesDaSaude` does. */
export const lerSaude = async (servicos: Servicos, agora = Date.now()): Promise<Saude> =>
  julgarSaude(await lerPartesDaSaude(servicos, agora));

/** Each part with its word. @throws what the database says when it does not answer: then the portal is down, not degraded. */
export async function lerPartesDaSaude({ db, dbRelatorios, disco, config }: Servicos, agora = Date.now()): Promise<PartesDaSaude> {
  const [{ copiaEm, ultimaFalhou, verificacaoEm, achados }, desde, retida, parado, relatorios] = await Promise.all([
    lerIdades(db),
    nascidaEm(db),
    restauracaoAberta(db),
    temTrabalhoParado(db),
    respondem(dbRelatorios),
  ]);
  const isVelha = (em: string | null): boolean => agora - Date.parse(em ?? desde ?? new Date(agora).toISOString()) > ATRASO_MS;
  return {
    banco: 'ok',
    tarefas: retida ? 'retidas' : parado ? 'paradas' : 'ok',
    relatorios: relatorios ? 'ok' : 'indisponiveis',
    disco: disco.situacao,
    copias: ultimaFalhou ? 'falharam' : config.backupHour === null ? 'desligadas' : isVelha(copiaEm) ? 'atrasadas' : 'ok',
    integridade: achados > 0 ? 'violada' : isVelha(verificacaoEm) ? 'atrasada' : 'ok',
  };
}

/** Reports that cannot be read make nobody send people elsewhere. */
function respondem(db: Db): Promise<boolean> {
  const perguntar = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([perguntar, espera(LEITURA_EM_MS, false, { ref: false })]);
}
