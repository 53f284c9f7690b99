import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { carregarDiario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import { errosAvaliacao as erros } from '../erros.ts';
import './restricoes.ts';

/** Puts the evaluations of a subject in an order; those of closed etapas keep theirs. @throws NAO_ENCONTRADO, ORDEM_DE_AVALIACOES_INCOMPLETA */
export async function ordenarAvaliacoes(
  ato: Ato<AutorComEscopo>,
  { turmaDisciplinaId, ids }: { turmaDisciplinaId: number; ids: readonly number[] },
): Promise<void> {
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  const { rows } = await sql<{ id: number; ordem: number; etapaId: number | null }>`select id, ordem, etapa_id as "etapaId" from avaliacoes
    where turma_disciplina_id = ${turmaDisciplinaId} order by id for update`.execute(ato.tx);
  const lugares = new Map(ids.map((id, i) => [id, i]));
  if (rows.length !== lugares.size || rows.some(({ id }) => !lugares.has(id))) throw erros.ORDEM_DE_AVALIACOES_INCOMPLETA();
  const fechadas = new Set(
    diario.etapas.filter((e) => e.situacao === 'fechado' || e.periodoSituacao === 'fechado').map((e): number | null => e.id),
  );
  const mudadas = rows
    .map((a) => ({ ...a, nova: lugares.get(a.id) ?? a.ordem }))
    .filter((a) => a.nova !== a.ordem && !fechadas.has(a.etapaId));
  await sql`update avaliacoes a set ordem = x.nova from json_to_recordset(${JSON.stringify(mudadas)}::json) as x(id bigint, nova int) where a.id = x.id`.execute(
    ato.tx,
  );
  await auditarVarios(
    ato,
    mudadas.map(({ id, ordem, nova }) => ({
      acao: 'avaliacao.ordenada',
      alvoTipo: 'avaliacao',
      alvoId: id,
      antes: { ordem },
      depois: { ordem: nova },
    })),
  );
}
