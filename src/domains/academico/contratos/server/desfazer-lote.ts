import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { desfazerMudancaDeSituacao } from './desfazer-situacao.ts';
import type { PartesDoLote, ResultadoDoLote } from './lote.ts';

/** Undoes, of the changes that a batch made, those of some contracts; what is undone already was so. */
export async function desfazerDoLote({
  tx,
  quem,
  ids,
  entrada,
  tarefaId,
  fuso,
}: PartesDoLote<{ ids: number[]; tarefaId: number }>): Promise<ResultadoDoLote> {
  const vivas = await mudancasDoLote(tx, entrada.tarefaId, ids);
  if (vivas.length > 0) await desfazerMudancaDeSituacao(tx, quem, { situacaoIds: vivas.map((v) => v.id), tarefaId }, fuso);
  const feitos = new Set(vivas.map((v) => v.contratoId));
  return { feitos: [...feitos], jaEstavam: ids.filter((id) => !feitos.has(id)) };
}

/** The changes of a batch that still stand; of all its contracts when none are named. */
export async function mudancasDoLote(
  db: Db | Tx,
  tarefaId: number,
  ids?: readonly number[],
): Promise<{ id: number; contratoId: number }[]> {
  const { rows } = await sql<{ id: number; contratoId: number }>`select s.id, s.contrato_id as "contratoId" from contratos_situacoes s
    where s.tarefa_id = ${tarefaId} and s.desfaz_id is null and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)
      ${ids ? sql`and s.contrato_id = any(${[...ids]}::bigint[])` : sql``} order by s.id`.execute(db);
  return rows;
}
