import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosConselho as erros } from '../erros.ts';

type Qual = { turmaId: number; etapaId: number | null; dataConselho: DataCivil };
type Etapa = { nome: string; dataInicio: DataCivil };

/**
 * A council comes when what it is about has begun: its etapa, or of a year the first one of the class. Gives that etapa's name.
 * @throws CONSELHO_DE_OUTRA_ETAPA, CONSELHO_ANTES_DA_ETAPA
 */
export async function conferirData({ tx }: Pick<Ato, 'tx'>, { turmaId, etapaId, dataConselho }: Qual): Promise<string> {
  const { rows } = await sql<Etapa>`select nome, data_inicio as "dataInicio" from v_etapa_do_diario
    where turma_id = ${turmaId} and etapa_id = coalesce(${etapaId}::bigint, etapa_id) order by data_inicio limit 1`.execute(tx);
  const [etapa] = rows;
  if (!etapa) throw erros.CONSELHO_DE_OUTRA_ETAPA();
  if (dataConselho < etapa.dataInicio)
    throw erros.CONSELHO_ANTES_DA_ETAPA({ etapa: etapa.nome, inicio: formatarData(etapa.dataInicio) }, { campos: ['dataConselho'] });
  return etapa.nome;
}
