import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { contratosLotesApi } from '../api.ts';
import { isDesfazivel, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import type { PartesDoLote, ResultadoDoLote } from '#domains/academico/contratos/server/lote.ts';

/** Undoes, of the changes that a batch made, those of some contracts; what is undone already was so. */
export async function desfazerDoLote(ato: PartesDoLote<{ ids: number[]; tarefaId: number }>): Promise<ResultadoDoLote> {
  const vivas = await mudancasDoLote(ato.tx, ato.entrada.tarefaId, ato.ids);
  if (vivas.length > 0) await desfazerMudancaDeSituacao(ato, { situacaoIds: vivas.map((v) => v.id) });
  const feitos = new Set(vivas.map((v) => v.contratoId));
  return { feitos: [...feitos], jaEstavam: ato.ids.filter((id) => !feitos.has(id)) };
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

type Mudanca = {
  contratoId: number;
  de: SituacaoContrato;
  para: SituacaoContrato;
  isViva: boolean;
  isUltima: boolean;
  desfeitaPor: number | null;
};

/**
 * What is left of a batch: the contracts that its undo would still take back, and the jobs that took back others,
 * of those that the person may follow. A change that another came after is not counted: that one is undone first. @throws NAO_ENCONTRADO
 */
export async function obterLote(db: Db, quem: Quem, tarefaId: number): Promise<RespostaServidor<typeof contratosLotesApi.obterLote>> {
  const { rows } = await sql<Mudanca>`
    with vivas as (select s.* from contratos_situacoes s where s.desfaz_id is null and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id))
    select s.contrato_id as "contratoId", s.de, s.para, u.id is null as "isViva", t.id as "desfeitaPor",
      not exists (select 1 from vivas v where v.contrato_id = s.contrato_id and v.id > s.id) as "isUltima"
    from contratos_situacoes s left join contratos_situacoes u on u.desfaz_id = s.id
      left join v_tarefa t on t.id = u.tarefa_id and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)
    where s.tarefa_id = ${tarefaId} and s.desfaz_id is null`.execute(db);
  await conferirVisivel(
    db,
    quem,
    rows.map((r) => r.contratoId),
  );
  const desfazimentos = new Set(rows.map((r) => r.desfeitaPor).filter((id) => id !== null));
  return {
    desfaziveis: rows.filter((r) => r.isViva && r.isUltima && isDesfazivel(r.de, r.para)).length,
    desfazimentos: [...desfazimentos].toSorted((a, b) => a - b),
  };
}
