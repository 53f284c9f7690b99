import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';

export type Olhado = { anoLetivoId: number; cursoId: number; etapaId: number | null };
type Etapa = { id: number; nome: string; dataInicio: DataCivil; dataFim: DataCivil };
export type Cabeca = {
  etapas: Etapa[];
  /** The one that is looked at; null where the year has none. */
  etapaId: number | null;
  turmas: { id: number; nome: string }[];
};

/** The classes of a course in a year and the etapas of both, with the one that is looked at. @throws NAO_ENCONTRADO for an etapa of another */
export async function turmasDoCurso(db: Db, { anoLetivoId, cursoId, etapaId }: Olhado, hoje: DataCivil): Promise<Cabeca> {
  const { rows } = await sql<Omit<Cabeca, 'etapaId'>>`with turma as materialized (
      select t.id, t.nome from v_turma_resumo t where t.ano_letivo_id = ${anoLetivoId} and t.curso_id = ${cursoId})
    select coalesce((select json_agg(json_build_object('id', t.id, 'nome', t.nome) order by t.nome, t.id) from turma t), '[]') as turmas,
      coalesce((select json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'dataInicio', e.data_inicio, 'dataFim', e.data_fim)
          order by e.data_inicio, e.ordem)
        from v_etapa_da_turma e where e.turma_id = (select min(t.id) from turma t)), '[]') as etapas`.execute(db);
  const lida = rows[0] ?? { turmas: [], etapas: [] };
  if (etapaId !== null && !lida.etapas.some(({ id }) => id === etapaId)) throw errosComuns.NAO_ENCONTRADO();
  const comecadas = lida.etapas.filter(({ dataInicio }) => dataInicio <= hoje);
  return { ...lida, etapaId: etapaId ?? (comecadas.at(-1) ?? lida.etapas[0])?.id ?? null };
}
