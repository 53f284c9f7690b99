import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { TermoPedido } from '../esquemas.ts';
import type { PrecoCarregado } from '#domains/academico/contratos/server/carregar.ts';

export type NovoAditivo = {
  contratoId: number;
  precos: readonly PrecoCarregado[];
  dataAditivo: DataCivil;
  motivo: string;
  termos: readonly TermoPedido[];
  aditivoTurmaId?: number | null;
};

/** Creates draft addenda, numbered by contract ('1º aditivo'), in the order given. The contracts are locked. */
export async function inserirAditivos(tx: Tx, novos: readonly NovoAditivo[]): Promise<{ id: number; contratoId: number; ordem: number }[]> {
  if (novos.length === 0) return [];
  const linhas = novos.map((n) => ({ contrato: n.contratoId, turma: n.aditivoTurmaId ?? null, data: n.dataAditivo, motivo: n.motivo }));
  const { rows } = await sql<{ id: number; contratoId: number; ordem: number }>`
    insert into aditivos (contrato_id, ordem, aditivo_turma_id, data_aditivo, motivo)
    select l.contrato, 1 + coalesce((select max(a.ordem) from aditivos a where a.contrato_id = l.contrato), 0), l.turma, l.data, l.motivo
    from rows from (json_to_recordset(${JSON.stringify(linhas)}::json) as (contrato bigint, turma bigint, data date, motivo text)) with ordinality as l(contrato, turma, data, motivo, n) order by n
    returning id, contrato_id as "contratoId", ordem`.execute(tx);
  const ids = new Map(rows.map((r) => [r.contratoId, r.id]));
  await gravarTermos(
    tx,
    novos.map((n) => ({ aditivoId: ids.get(n.contratoId) ?? 0, precos: n.precos, termos: n.termos })),
  );
  return rows;
}

/** Replaces the terms of a draft. */
export async function substituirTermos(
  tx: Tx,
  aditivo: { aditivoId: number; precos: readonly PrecoCarregado[]; termos: readonly TermoPedido[] },
): Promise<void> {
  await sql`delete from aditivos_termos where aditivo_id = ${aditivo.aditivoId}`.execute(tx);
  await gravarTermos(tx, [aditivo]);
}

async function gravarTermos(
  tx: Tx,
  aditivos: readonly { aditivoId: number; precos: readonly PrecoCarregado[]; termos: readonly TermoPedido[] }[],
): Promise<void> {
  const linhas = aditivos.flatMap(({ aditivoId, precos, termos }) =>
    termos.map((termo) => ({ aditivo: aditivoId, ...colunasDoTermo(termo, precos) })),
  );
  const { rows } = await sql<{ id: number }>`
    insert into aditivos_termos (aditivo_id, tipo, contrato_preco_id, parcela_de, parcela_ate, valor_centavos, limite_centavos, percentual, dia_vencimento, descricao, desconto_id,
      condicional, sobre_valor_cheio, prioridade, contrato_desconto_id, termo_removido_id)
    select l.aditivo, l.tipo, l.preco, l.de, l.ate, l.valor, l.limite, l.percentual, l.dia, l.descricao, l.desconto, l.condicional, l.cheio, l.prioridade, l.linha, l.termo
    from rows from (json_to_recordset(${JSON.stringify(linhas)}::json) as (aditivo bigint, tipo text, preco bigint, de int, ate int, valor bigint, limite bigint, percentual numeric, dia int, descricao text,
      desconto bigint, condicional boolean, cheio boolean, prioridade int, linha bigint, termo bigint)) with ordinality
      as l(aditivo, tipo, preco, de, ate, valor, limite, percentual, dia, descricao, desconto, condicional, cheio, prioridade, linha, termo, n) order by n
    returning id`.execute(tx);
  const pagadores = aditivos
    .flatMap((a) => a.termos)
    .flatMap((termo, i) =>
      termo.tipo === 'pagadores'
        ? termo.pagadores.map((p, ordem) => ({ termo: rows[i]?.id, ordem, pessoa: p.pessoaId, percentual: p.percentual }))
        : [],
    );
  if (pagadores.length === 0) return;
  await sql`insert into aditivos_pagadores (termo_id, ordem, pessoa_id, percentual) select l.termo, l.ordem, l.pessoa, l.percentual
    from json_to_recordset(${JSON.stringify(pagadores)}::json) as l(termo bigint, ordem int, pessoa bigint, percentual numeric)`.execute(
    tx,
  );
}

function colunasDoTermo(termo: TermoPedido, precos: readonly PrecoCarregado[]) {
  const { tipo, parcelaDe: de } = termo;
  const preco = typeof termo.precoIndice === 'number' ? precos[termo.precoIndice]?.id : null;
  if (tipo === 'remover_desconto') {
    const [origem, id] = termo.chave.split(':');
    return { tipo, de, preco, [origem === 'linha' ? 'linha' : 'termo']: Number(id) };
  }
  const comum = { tipo, de, ate: termo.parcelaAte, preco };
  if (tipo === 'valor') return { ...comum, valor: termo.valorCentavos, percentual: termo.percentual };
  if (tipo === 'vencimento') return { ...comum, dia: termo.diaVencimento };
  if (tipo === 'pagadores') return comum;
  return {
    ...comum,
    descricao: termo.descricao,
    desconto: termo.descontoId,
    condicional: termo.condicional,
    cheio: termo.sobreValorCheio,
    prioridade: termo.prioridade,
    ...(termo.forma === 'valor' ? { valor: termo.valorCentavos } : { percentual: termo.percentual, limite: termo.limiteCentavos }),
  };
}
