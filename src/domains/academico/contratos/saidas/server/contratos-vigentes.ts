import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { SituacaoContrato } from '../../situacoes.ts';

export type Vigente = { id: number; numero: string; situacao: SituacaoContrato; ativadoEm: string | null };
const vigentes: readonly SituacaoContrato[] = ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'];

/**
 * The day from which the contracts of an enrollment that a death ends stop: the chosen one, or the day from which they may stop, for
 * those of a year that is still to begin.
 */
export async function efeitoNaMorte(db: Db | Tx, matriculaId: number, dataEfeito: DataCivil, hoje: DataCivil): Promise<DataCivil> {
  const { rows } = await sql<{
    data: DataCivil;
  }>`select greatest(${dataEfeito}::date, least(data_matricula, ${hoje}::date)) as data
    from v_matricula_resumo where id = ${matriculaId}`.execute(db);
  return rows[0]?.data ?? dataEfeito;
}

/** The contracts of an enrollment that are not over, of some states when told. */
export async function contratosVigentes(db: Db | Tx, matriculaId: number, situacoes = vigentes): Promise<Vigente[]> {
  const { rows } = await sql<Vigente>`select id, numero, situacao, ativado_em as "ativadoEm" from contratos
    where matricula_id = ${matriculaId} and situacao = any(${[...situacoes]}::text[]) order by id`.execute(db);
  return rows;
}
