import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { SituacaoContrato } from '../../situacoes.ts';

export type Vigente = { id: number; numero: string; situacao: SituacaoContrato; ativadoEm: string | null };
const vigentes: readonly SituacaoContrato[] = ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'];

/** The contracts of an enrollment that are not over, of some states when told. */
export async function contratosVigentes(db: Db | Tx, matriculaId: number, situacoes = vigentes): Promise<Vigente[]> {
  const { rows } = await sql<Vigente>`select id, numero, situacao, ativado_em as "ativadoEm" from contratos
    where matricula_id = ${matriculaId} and situacao = any(${[...situacoes]}::text[]) order by id`.execute(db);
  return rows;
}
