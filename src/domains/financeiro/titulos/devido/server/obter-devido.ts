import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { devidoApi } from '../api.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { type Passo, textoDoPasso } from '../passos.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { type TituloDevidoEm, valoresDevidosEm } from './valores-devidos.ts';

type DevidoSaida = RespostaServidor<typeof devidoApi.valorDevido>;

export const comTexto = (passos: readonly Passo[], idioma: Idioma, em: DataCivil): DevidoSaida['passos'] =>
  passos.map((p) => ({ ...p, texto: textoDoPasso(p, idioma, em) }));

/** What titles owe on a date for who is about to receive or renegotiate them: with the payment that waits in the queue, if one does. */
async function devidosAReceber(db: Db, ids: readonly number[], em: DataCivil, idioma: Idioma): Promise<DevidoSaida[]> {
  const titulos = await valoresDevidosEm(db, ids, em);
  const { rows } = await sql<{ id: number; linhaId: number }>`select f.titulo_id as id, min(f.linha_id) as "linhaId"
    from v_pagamento_na_fila f where f.titulo_id = any(${ids as number[]}::bigint[]) group by f.titulo_id`.execute(db);
  const filas = new Map(rows.map((r) => [r.id, r.linhaId]));
  return titulos.map((t: TituloDevidoEm) => ({
    ...t,
    passos: comTexto(t.passos, idioma, t.em),
    linhaNaFilaId: isEmAberto(t.situacao) ? (filas.get(t.id) ?? null) : null,
  }));
}

/** What one title owes on a date, and why. Throws TITULO_NAO_ENCONTRADO. */
export async function obterValorDevido(db: Db, id: number, em: DataCivil, idioma: Idioma): Promise<DevidoSaida> {
  const [titulo] = await devidosAReceber(db, [id], em, idioma);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  return titulo;
}

/** What many titles owe on a date, one by one and together. */
export async function obterValoresDevidos(
  db: Db,
  ids: readonly number[],
  em: DataCivil,
  idioma: Idioma,
): Promise<RespostaServidor<typeof devidoApi.valoresDevidos>> {
  const titulos = await devidosAReceber(db, ids, em, idioma);
  return { itens: titulos, totalCentavos: titulos.reduce((soma, t) => soma + t.devido.totalCentavos, 0) };
}
