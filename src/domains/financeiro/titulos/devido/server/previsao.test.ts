import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { obterFluxo } from '#domains/financeiro/caixa/fluxo/server/fluxo.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { somarTitulos } from '#domains/financeiro/titulos/lista/server/totais-de-titulos.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const previstoAte = async (dataFinal: DataCivil): Promise<number> => {
  const filtros = { dataInicial: hoje, dataFinal, contaBancariaId: undefined, agrupamento: 'mes', incluirAtrasados: false } as const;
  const { linhas } = await obterFluxo(banco.db, filtros, hoje);
  return linhas.reduce((soma, linha) => soma + linha.entradasPrevistasCentavos, 0);
};
const novo = (valor: number, desconto: number) =>
  tituloDeTeste(banco.db, t, {
    dataEmissao: somarDias(hoje, -10),
    dataVencimento: somarDias(hoje, 20),
    valorCentavos: centavos(valor),
    descontoCondicionalCentavos: centavos(desconto),
  });

test('the forecast of what falls due expects what the list says is owed: less the discount for paying on time, whether or not a part came', async () => {
  await novo(100_000, 10_000);
  await novo(100_000, 0);
  const parte = await novo(100_000, 10_000);
  await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: parte.id, valorCentavos: 30_000 }],
    }),
  );
  const { paraPagarHojeCentavos } = await somarTitulos(banco.db, [], hoje);
  expect(paraPagarHojeCentavos).toBe(90_000 + 100_000 + 60_000);
  expect(await previstoAte(somarDias(hoje, 60))).toBe(paraPagarHojeCentavos);
});

test('of a late title that was given another due date it expects what was kept of before, or the discount that was given back', async () => {
  for (const [i, fica] of (['atual', 'novo'] as const).entries()) {
    const [antes, expected] = [await previstoAte(somarDias(hoje, 60)), (await somarTitulos(banco.db, [], hoje)).paraPagarHojeCentavos];
    const { id } = await tituloDeTeste(banco.db, t, { dataEmissao: '2026-01-05', dataVencimento: somarDias(hoje, -45) });
    await transacao(banco.db, (tx) =>
      mudarVencimento(atoDe(tx, fernanda), {
        id,
        versao: 1,
        dataVencimento: somarDias(hoje, 20 + i),
        motivo: 'Família pediu mais prazo',
        fica,
      }),
    );
    const devido = (await somarTitulos(banco.db, [], hoje)).paraPagarHojeCentavos - expected;
    expect(devido).toBe(fica === 'atual' ? 103_500 : 95_000);
    expect((await previstoAte(somarDias(hoje, 60))) - antes).toBe(devido);
    if (fica === 'novo') continue;
    // A part of it paid: of the charges kept first, as the receipt says.
    await transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa: hoje,
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        itens: [{ tituloId: id, valorCentavos: 2_500 }],
      }),
    );
    expect((await previstoAte(somarDias(hoje, 60))) - antes).toBe(devido - 2_500);
  }
});
