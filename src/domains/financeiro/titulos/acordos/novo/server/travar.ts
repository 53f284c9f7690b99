import { errosNovoAcordo } from '../erros.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosAcordo } from '#domains/financeiro/titulos/acordos/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { type AcordoSimulado, type CondicoesDoAcordo, type RegrasDoAcordo, simularAcordo, type TituloARenegociar } from '../simular.ts';
import { podeTransitar, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { baixasVivas, isMovimentado, type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';

/**
 * Refuses titles that cannot enter an agreement together, and those whose payment waits in the queue: they would be paid twice. Throws TITULO_NAO_ENCONTRADO,
 * TITULO_NAO_RENEGOCIA, ACORDO_COM_PAGAMENTO_NA_FILA, ACORDO_DE_PAGADORES_DIFERENTES.
 */
export async function conferirQueRenegociam(
  db: Db | Tx,
  ids: readonly number[],
  titulos: readonly Pick<TituloTravado, 'id' | 'numero' | 'situacao' | 'pagadorId'>[],
): Promise<void> {
  const [primeiro] = titulos;
  if (!primeiro || titulos.length !== ids.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const fora = titulos.find((t) => !podeTransitar(t.situacao, 'renegociar'));
  if (fora) throw errosAcordo.TITULO_NAO_RENEGOCIA({ numero: fora.numero, ...situacaoEmFrase(fora.situacao) });
  const naFila = await sql<{
    id: number;
  }>`select titulo_id as id from v_pagamento_na_fila where titulo_id = any(${ids as number[]}::bigint[]) limit 1`.execute(db);
  const pago = titulos.find((t) => t.id === naFila.rows[0]?.id);
  if (pago) throw errosNovoAcordo.ACORDO_COM_PAGAMENTO_NA_FILA({ numero: pago.numero });
  const outro = titulos.find((t) => t.pagadorId !== primeiro.pagadorId);
  if (!outro) return;
  const { rows } = await sql<{
    id: number;
    nome: string;
  }>`select id, pagador_nome as nome from v_titulo_receber where id in (${primeiro.id}, ${outro.id})`.execute(db);
  const nome = (id: number): string => rows.find((r) => r.id === id)?.nome ?? '';
  throw errosNovoAcordo.ACORDO_DE_PAGADORES_DIFERENTES({ primeiro: nome(primeiro.id), segundo: nome(outro.id) });
}

/** Locks titles and says what an agreement over them would be on a day. Throws what `conferirQueRenegociam` and `simularAcordo` throw. */
export async function simularTravado(
  tx: Tx,
  ids: readonly number[],
  condicoes: CondicoesDoAcordo,
  regras: RegrasDoAcordo,
  hoje: DataCivil,
): Promise<{ titulos: TituloTravado[]; plano: AcordoSimulado }> {
  const titulos = await travarTitulos(tx, ids);
  await conferirQueRenegociam(tx, ids, titulos);
  const vivas = await baixasVivas(
    tx,
    titulos.filter(isMovimentado).map((t) => t.id),
  );
  const itens = titulos.map((t): TituloARenegociar => {
    const { saldoCentavos, multaCentavos, jurosCentavos } = valorDevido(t, vivas.get(t.id) ?? [], hoje);
    return { id: t.id, numero: t.numero, saldoCentavos, multaCentavos, jurosCentavos };
  });
  return { titulos, plano: simularAcordo(itens, condicoes, regras) };
}
