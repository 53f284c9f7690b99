import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const pagar = (tituloId: number, valorCentavos: number, dataBaixa = '2026-03-10', conta = t.contaBancariaId) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa,
      contaBancariaId: conta,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Valor digitado errado' }));

describe('the database refuses by itself', () => {
  const violar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
  test('money on a title without a baixa, in any column', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await expect(
      violar(
        sql`update titulos_receber set amortizado_centavos = 100000, recebido_centavos = 100000, situacao = 'baixado' where id = ${id}`,
      ),
    ).rejects.toThrow(/AMORTIZACAO_DIVERGENTE/);
    await expect(violar(sql`update titulos_receber set situacao = 'baixado' where id = ${id}`)).rejects.toThrow(
      /titulos_receber_situacao_coerente/,
    );
    await expect(violar(sql`update titulos_receber set situacao = 'cancelado' where id = ${id}`)).rejects.toThrow(
      /CANCELAMENTO_INCOERENTE/,
    );
    await expect(violar(sql`delete from titulos_receber where id = ${id}`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });

  test('a baixa without its cash entry, a changed baixa, a second estorno', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    const { baixas, reciboId } = await pagar(id, 10_000);
    const colunas = sql`(titulo_id, recibo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)`;
    await expect(
      violar(sql`with r as (insert into recibos (pagador_id, data_recibo, total_centavos, codigo_verificacao, usuario_id) values (${t.pagadorId}, '2026-03-10', 1, 'x', 1) returning id),
      b as (insert into baixas ${colunas} select ${id}, r.id, '2026-03-10', 1, 1, ${t.contaBancariaId}, ${t.formaPagamentoId}, 1, 'x' from r)
      update titulos_receber set amortizado_centavos = 10001, recebido_centavos = 10001 where id = ${id}`),
    ).rejects.toThrow(/BAIXA_SEM_LANCAMENTO/);
    await expect(
      violar(
        sql`insert into baixas ${colunas} values (${id}, ${reciboId}, '2026-03-10', 5, 4, ${t.contaBancariaId}, ${t.formaPagamentoId}, 1, 'x')`,
      ),
    ).rejects.toThrow(/baixas_composicao_check/);
    await expect(violar(sql`update baixas set valor_centavos = 1 where id = ${baixas[0]?.id}`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    await estornar(baixas[0]?.id ?? 0);
    await expect(
      violar(
        sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${baixas[0]?.id}, '2026-03-10', 'xxx', 1, 'x')`,
      ),
    ).rejects.toThrow(/estornos_baixa_key/);
  });

  test('another payer, amount or due date for a title that money already counted on', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await pagar(id, 10_000);
    for (const mudanca of [
      sql`pagador_id = ${t.alunoId}`,
      sql`valor_centavos = valor_centavos + 100`,
      sql`desconto_incondicional_centavos = 1`,
      sql`data_vencimento = data_vencimento + 1, data_limite = data_limite + 1`,
    ])
      await expect(violar(sql`update titulos_receber set ${mudanca} where id = ${id}`)).rejects.toThrow(/TITULO_MOVIMENTADO/);
  });

  test('amounts that do not fit', async () => {
    const { id } = await tituloDeTeste(banco.db, t, { valorCentavos: centavos(100), descontoCondicionalCentavos: centavos(0) });
    for (const [mudanca, recusa] of [
      [sql`desconto_incondicional_centavos = 101`, /titulos_receber_descontos_check/],
      [sql`desconto_condicional_centavos = 100`, /DESCONTO_CONDICIONAL_TOTAL/],
      [sql`desconto_incondicional_centavos = 60, desconto_condicional_centavos = 40`, /DESCONTO_CONDICIONAL_TOTAL/],
    ] as const)
      await expect(violar(sql`update titulos_receber set ${mudanca} where id = ${id}`)).rejects.toThrow(recusa);
  });
});
