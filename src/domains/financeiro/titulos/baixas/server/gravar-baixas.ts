import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import type { Operador } from '#domains/financeiro/caixa/server/door.ts';
import { somar } from '#shared/dinheiro.ts';
import type { BaixaFeita, BaixaPronta } from './preparar-baixa.ts';

/** Writes receipts, baixas and what they change in their titles, in one statement. `ids` gives the baixa of each title. */
export async function gravarBaixas(
  { tx, quem }: Ato<Operador>,
  prontas: readonly BaixaPronta[],
): Promise<{ feitas: BaixaFeita[]; ids: Map<number, number> }> {
  const grupos = Map.groupBy(prontas, (p) => p.recibo);
  const recibos = [...grupos.values()].map((grupo) => ({
    recibo: grupo[0]?.recibo,
    pagadorId: grupo[0]?.titulo.pagadorId,
    dataRecibo: grupo[0]?.pedido.dataBaixa,
    totalCentavos: somar(grupo.flatMap((p) => [p.valorCentavos, p.excedenteCentavos])),
    creditoCentavos: somar(grupo.map((p) => p.excedenteCentavos)),
    codigo: codigoDeVerificacao(),
  }));
  const linhas = prontas.map(({ titulo, composicao, pedido, ...resto }, ordem) => ({
    ...resto,
    ...composicao,
    ordem,
    tituloId: titulo.id,
    dataBaixa: pedido.dataBaixa,
    dataCredito: pedido.dataCredito ?? null,
    contaBancariaId: pedido.contaBancariaId,
    formaPagamentoId: pedido.formaPagamentoId,
  }));
  const { rows } = await sql<{ id: number; tituloId: number; recibo: number; reciboId: number; reciboNumero: number }>`
    with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, recibo int, "tituloId" bigint, "dataBaixa" date, "dataCredito" date, "contaBancariaId" bigint, "formaPagamentoId" bigint,
        "valorCentavos" bigint, "principalCentavos" bigint, "jurosCentavos" bigint, "multaCentavos" bigint, "descontoCentavos" bigint, "amortizadoCentavos" bigint, "recebidoCentavos" bigint, situacao text)
    ), pedidos as materialized (
      select * from json_to_recordset(${JSON.stringify(recibos)}::json) as p(recibo int, "pagadorId" bigint, "dataRecibo" date, "totalCentavos" bigint, codigo text)
    ), novos as (
      insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id)
      select "pagadorId", "dataRecibo", "totalCentavos", codigo, ${quem.usuarioId}::bigint from pedidos order by recibo returning id, numero, codigo_verificacao
    ), numerados as (
      select p.recibo, n.id, n.numero from pedidos p join novos n on n.codigo_verificacao = p.codigo where p.recibo is not null
    ), feitas as (
      insert into baixas (titulo_id, recibo_id, data_baixa, data_credito, valor_centavos, principal_centavos, juros_centavos, multa_centavos, desconto_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
      select e."tituloId", n.id, e."dataBaixa", nullif(e."dataCredito", e."dataBaixa"), e."valorCentavos", e."principalCentavos", e."jurosCentavos", e."multaCentavos", e."descontoCentavos",
        e."contaBancariaId", e."formaPagamentoId", ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from entrada e join numerados n on n.recibo = e.recibo order by e.ordem returning id, titulo_id, recibo_id
    ), alterados as (
      update titulos_receber t set amortizado_centavos = e."amortizadoCentavos", recebido_centavos = e."recebidoCentavos", situacao = e.situacao,
        versao = t.versao + 1, updated_at = clock_timestamp()
      from entrada e where t.id = e."tituloId"
    )
    select f.id, f.titulo_id as "tituloId", n.recibo, n.id as "reciboId", n.numero as "reciboNumero" from feitas f join numerados n on n.id = f.recibo_id`.execute(
    tx,
  );
  const ids = new Map(rows.map((r) => [r.tituloId, r.id]));
  const porRecibo = new Map(rows.map((r) => [r.recibo, r]));
  const feitas = recibos.map(({ recibo, totalCentavos, creditoCentavos }): BaixaFeita => {
    const linha = recibo === undefined ? undefined : porRecibo.get(recibo);
    if (!linha) throw new Error('the insert of a settlement answered no row');
    const baixas = (grupos.get(linha.recibo) ?? []).map(({ titulo, situacao, amortizadoCentavos }) => ({
      id: ids.get(titulo.id) ?? 0,
      tituloId: titulo.id,
      numero: titulo.numero,
      situacao,
      saldoCentavos: titulo.valorCentavos - titulo.descontoIncondicionalCentavos - amortizadoCentavos,
    }));
    return { reciboId: linha.reciboId, reciboNumero: linha.reciboNumero, totalCentavos, creditoCentavos, baixas };
  });
  return { feitas, ids };
}

/** Tells apart, of the discounts of baixas, what was rounding and what somebody forgave. One statement, and none when there is nothing to tell. */
export async function registrarAjustes(
  { tx, quem }: Ato<Operador>,
  prontas: readonly BaixaPronta[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = prontas.flatMap(({ titulo, ajuste }) => (ajuste ? [{ ...ajuste, baixaId: ids.get(titulo.id) ?? 0 }] : []));
  if (linhas.length === 0) return;
  await sql`insert into baixas_ajustes (baixa_id, tipo, valor_centavos, motivo, usuario_id, usuario_nome)
    select "baixaId", tipo, "valorCentavos", motivo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("baixaId" bigint, tipo text, "valorCentavos" bigint, motivo text)`.execute(
    tx,
  );
}
