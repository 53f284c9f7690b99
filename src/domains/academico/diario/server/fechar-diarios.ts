import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, autorDaLinha } from '#platform/server/auditoria/audit.ts';

type DaEtapa = { etapaId: number; turmaIds: readonly number[] };

/** From now on nothing of these diaries changes in this etapa. Whoever calls it holds the classes, and keeps why. */
export async function fecharDiarios({ tx, quem }: Pick<Ato<Autor>, 'tx' | 'quem'>, { etapaId, turmaIds }: DaEtapa): Promise<void> {
  await sql`insert into turmas_etapas_fechadas (turma_id, etapa_id, usuario_nome)
    select id, ${etapaId}, ${autorDaLinha(quem).usuarioNome} from unnest(${[...turmaIds]}::bigint[]) id`.execute(tx);
}

/** They may be written again. */
export async function reabrirDiarios({ tx }: Pick<Ato<Autor>, 'tx'>, { etapaId, turmaIds }: DaEtapa): Promise<void> {
  await sql`delete from turmas_etapas_fechadas where etapa_id = ${etapaId} and turma_id = any(${[...turmaIds]}::bigint[])`.execute(tx);
}
