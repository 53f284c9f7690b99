import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { creditosDoPagador } from './creditos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/usar-credito.ts';
import { devolverCredito, estornarCredito } from './encerrar-credito.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const novo = () =>
  tituloDeTeste(banco.db, t, {
    dataEmissao: somarDias(hoje, -30),
    dataVencimento: somarDias(hoje, 20),
    descontoCondicionalCentavos: centavos(0),
  });
const pagar = (tituloId: number, valorCentavos: number) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      excedenteComoCredito: true,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const devolucao = (creditoId: number) => ({
  creditoId,
  dataUso: hoje,
  valorCentavos: centavos(100),
  contaBancariaId: t.contaBancariaId,
  motivo: 'A família pediu',
});
const saldos = async () => (await creditosDoPagador(banco.db, t.pagadorId)).itens.map((c) => c.saldoCentavos);

test.each([
  ['method', 'formas_pagamento', 'FORMA_PAGAMENTO_INATIVA'],
  ['account', 'contas_bancarias', 'CONTA_INATIVA'],
])(
  'a credit pays and is undone after its %s was made inactive; new money is still refused there, and what is given back leaves an account in use',
  async (_, tabela, recusa) => {
    await pagar((await novo()).id, 105_000);
    await pagar((await novo()).id, 101_000);
    await pagar((await novo()).id, 100_500);
    const [aEstornar, aUsar] = (await creditosDoPagador(banco.db, t.pagadorId)).itens.slice(1, 3);
    expect([aEstornar?.saldoCentavos, aUsar?.saldoCentavos]).toEqual([1_000, 5_000]);
    const ativar = (ativa: boolean) => sql`update ${sql.table(tabela)} set ativa = ${ativa}`.execute(banco.db);
    await ativar(false);
    const { id } = await novo();
    await expect(pagar(id, 1_000)).rejects.toMatchObject({ code: recusa });
    const usar = { creditoId: aUsar?.id ?? 0, dataUso: hoje, itens: [{ tituloId: id, valorCentavos: 5_000 }] };
    const feita = await transacao(banco.db, (tx) => usarCredito(atoDe(tx, fernanda), usar));
    expect(feita.baixas).toMatchObject([{ situacao: 'parcial', saldoCentavos: 95_000 }]);
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: feita.baixas[0]?.id ?? 0, motivo: 'Título errado' }));
    expect((await saldos()).slice(0, 3)).toEqual([500, 1_000, 5_000]);
    await transacao(banco.db, (tx) => estornarCredito(atoDe(tx, fernanda), { creditoId: aEstornar?.id ?? 0, motivo: 'Engano' }));
    await transacao(banco.db, (tx) => usarCredito(atoDe(tx, fernanda), usar));
    const [sobra] = (await creditosDoPagador(banco.db, t.pagadorId)).itens.filter((c) => c.saldoCentavos > 0);
    if (tabela === 'contas_bancarias')
      await expect(transacao(banco.db, (tx) => devolverCredito(atoDe(tx, fernanda), devolucao(sobra?.id ?? 0)))).rejects.toMatchObject({
        code: recusa,
        campos: [{ path: 'contaBancariaId' }],
      });
    await ativar(true);
  },
);
