import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { conselhoApi } from '../api.ts';

type Lista = RespostaServidor<typeof conselhoApi.listarConselhos>;

/** The classes of a year in the order of the school, each with the councils about it that stand. */
export async function listarConselhos(
  db: Db,
  { anoLetivoId, segmentacaoId }: { anoLetivoId: number; segmentacaoId?: number | undefined },
): Promise<Lista> {
  const { rows } = await sql<Lista['turmas'][number]>`select t.id, t.nome, t.curso_nome as curso, coalesce(o.ocupadas, 0) as alunos,
      exists (select 1 from v_fechamento f where f.turma_id = t.id and f.etapa_id is null) as "anoFechado",
      coalesce((select json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome) order by e.data_inicio, e.ordem) from v_etapa_da_turma e where e.turma_id = t.id), '[]') as etapas,
      coalesce((select json_agg(json_build_object('id', c.id, 'etapaId', c.etapa_id, 'situacao', c.situacao, 'dataConselho', c.data_conselho,
          'ata', (select a.numero from conselhos_atas a where a.conselho_id = c.id and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = a.id))) order by c.id)
        from conselhos c where c.turma_id = t.id and c.situacao <> 'cancelado'), '[]') as conselhos
    from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id
    where t.ano_letivo_id = ${anoLetivoId} and t.segmentacao_id = coalesce(${segmentacaoId ?? null}::bigint, t.segmentacao_id)
    order by t.segmentacao_ordem, t.curso_ordem, t.curso_nome, t.nome, t.id`.execute(db);
  return { turmas: rows };
}
