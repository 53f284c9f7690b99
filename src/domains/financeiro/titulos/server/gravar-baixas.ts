import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { nomeDe, type Operador } from '#domains/financeiro/caixa/server/door.ts';
import { somar } from '#shared/dinheiro.ts';
import type { BaixaFeita, BaixaPronta, PedidoDeBaixa } from './baixar-titulos.ts';

/** Writes the receipt, the baixas and what they change in their titles, in one statement. */
export async function gravarBaixas(tx: Tx, quem: Operador, pedido: PedidoDeBaixa, prontas: readonly BaixaPronta[]): Promise<BaixaFeita> {
  const totalCentavos = somar(prontas.map((p) => p.valorCentavos));
  const linhas = prontas.map(({ titulo, composicao, ...resto }, ordem) => ({ ...resto, ...composicao, ordem, tituloId: titulo.id }));
  const { rows } = await sql<{ id: number; tituloId: number; reciboId: number; reciboNumero: number }>`
    with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(linhas)}::json) as e(ordem int, "tituloId" bigint, "valorCentavos" bigint, "principalCentavos" bigint, "jurosCentavos" bigint,
        "multaCentavos" bigint, "descontoCentavos" bigint, "amortizadoCentavos" bigint, "recebidoCentavos" bigint, situacao text)
    ), recibo as (
      insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id)
      values (${prontas[0]?.titulo.pagadorId}, ${pedido.dataBaixa}, ${totalCentavos}, ${codigoDeVerificacao()}, ${quem.usuarioId}) returning id, numero
    ), feitas as (
      insert into baixas (titulo_id, recibo_id, data_baixa, valor_centavos, principal_centavos, juros_centavos, multa_centavos, desconto_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
      select e."tituloId", r.id, ${pedido.dataBaixa}::date, e."valorCentavos", e."principalCentavos", e."jurosCentavos", e."multaCentavos", e."descontoCentavos",
        ${pedido.contaBancariaId}::bigint, ${pedido.formaPagamentoId}::bigint, ${quem.usuarioId}::bigint, ${nomeDe(quem)}
      from entrada e cross join recibo r order by e.ordem returning id, titulo_id, recibo_id
    ), alterados as (
      update titulos_receber t set amortizado_centavos = e."amortizadoCentavos", recebido_centavos = e."recebidoCentavos", situacao = e.situacao,
        versao = t.versao + 1, updated_at = clock_timestamp()
      from entrada e where t.id = e."tituloId"
    )
    select f.id, f.titulo_id as "tituloId", r.id as "reciboId", r.numero as "reciboNumero" from feitas f cross join recibo r order by f.id`.execute(tx);
  const ids = new Map(rows.map((r) => [r.tituloId, r.id]));
  const [primeira] = rows;
  if (!primeira) throw new Error('the insert of a settlement answered no row');
  return {
    reciboId: primeira.reciboId,
    reciboNumero: primeira.reciboNumero,
    totalCentavos,
    baixas: prontas.map(({ titulo, situacao, amortizadoCentavos }) => ({
      id: ids.get(titulo.id) ?? 0, tituloId: titulo.id, numero: titulo.numero, situacao,
      saldoCentavos: titulo.valorCentavos - titulo.descontoIncondicionalCentavos - amortizadoCentavos,
    })),
  };
}

/** Letters and digits that are not taken for one another when read aloud or typed from paper. */
const alfabeto = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Twelve random characters in groups of four: nobody guesses the code of another receipt. */
function codigoDeVerificacao(): string {
  const letras = [...randomBytes(24)].flatMap((byte) => (byte < 248 ? [alfabeto[byte % 31] ?? ''] : [])).slice(0, 12);
  return letras.length < 12 ? codigoDeVerificacao() : [letras.slice(0, 4), letras.slice(4, 8), letras.slice(8)].map((g) => g.join('')).join('-');
}
