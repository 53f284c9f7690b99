import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo, type Tesouraria, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';
import { type Compras, comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { decidirConta } from './decidir-conta.ts';
import { salvarRegras } from './regras.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
let c: Compras;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
  c = await comprasDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
const saida = () => ({ dataBaixa: '2026-03-10', contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
const item = (tituloId: number, principal: number, mais: Partial<typeof nada> = {}) => ({
  tituloId,
  principalCentavos: centavos(principal),
  ...nada,
  ...mais,
});
const pagar = (itens: ReturnType<typeof item>[], quem = fernanda) =>
  transacao(banco.db, (tx) => pagarTitulos(atoDe(tx, quem), { ...saida(), itens }));
const lerTitulo = async (id: number) => {
  const { rows } = await sql<{
    situacao: string;
    amortizado: number;
    pago: number;
    versao: number;
    contaId: number;
    contaVersao: number;
  }>`select t.situacao, t.amortizado_centavos as amortizado,
    t.pago_centavos as pago, t.versao, c.id as "contaId", c.versao as "contaVersao" from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id = ${id}`.execute(
    banco.db,
  );
  return rows[0];
};
const umTitulo = async (partes = {}): Promise<number> => (await titulosPagarDeTeste(banco.db, contaDeTeste(c, t, partes)))[0] ?? 0;
describe('above the limit of the school', () => {
  const decidir = (id: number, quem = paulo, decisao: 'aprovada' | 'recusada' = 'aprovada', versao = 1) =>
    transacao(banco.db, (tx) =>
      decidirConta(atoDe(tx, quem), { id, decisao, motivo: decisao === 'recusada' ? 'Sem cotação' : null, versao }),
    );
  test('nothing is paid before somebody else than who entered the bill approved it, whatever the installments', async () => {
    await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(100_000), versao: 1 }));
    const [primeira = 0] = await titulosPagarDeTeste(banco.db, contaDeTeste(c, t, { parcelas: 4 }));
    const contaId = (await lerTitulo(primeira))?.contaId ?? 0;
    await expect(pagar([item(primeira, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_SEM_APROVACAO' });
    await expect(decidir(contaId, fernanda)).rejects.toMatchObject({ code: 'APROVACAO_DE_QUEM_LANCOU' });
    await decidir(contaId);
    await expect(decidir(contaId)).rejects.toMatchObject({ code: 'CONTA_JA_DECIDIDA' });
    await pagar([item(primeira, 1)]);
  });
  test('a refused bill is not paid; at the limit itself nobody is asked', async () => {
    const id = await umTitulo();
    const titulo = await lerTitulo(id);
    await decidir(titulo?.contaId ?? 0, paulo, 'recusada');
    await expect(pagar([item(id, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_RECUSADO' });
    const rateio = [{ categoriaFinanceiraId: c.limpeza, centroCustoId: null, valorCentavos: 100_000 }];
    await pagar([item(await umTitulo({ valorCentavos: 100_000, rateio }), 1)]);
  });
  test('two people deciding at once decide once', async () => {
    const contaId = (await lerTitulo(await umTitulo()))?.contaId ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => decidirConta(atoDe(tx, paulo), { id: contaId, decisao: 'aprovada', motivo: null, versao: 1 }),
      () => decidir(contaId, { ...paulo, usuarioId: 3 }, 'recusada'),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_JA_DECIDIDA' } });
  });
  test('the database holds it, whatever writes', async () => {
    const id = await umTitulo();
    await expect(
      sql`insert into baixas_pagar (titulo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
        values (${id}, '2026-03-10', 1, 1, ${t.contaBancariaId}, ${t.formaPagamentoId}, 1, 'Ninguém')`.execute(banco.db),
    ).rejects.toThrow(/PAGAMENTO_SEM_APROVACAO/);
    await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: null, versao: 2 }));
  });
});
