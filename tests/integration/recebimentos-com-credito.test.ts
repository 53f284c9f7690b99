import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { devolverCredito } from '#domains/financeiro/titulos/creditos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { salas } from '#portal/rooms.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Receipts by method, account and day: money counts when and how it came, kept as credit or not, and once.
let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
const ontem = somarDias(hoje, -1);
const db = () => s.banco.db;
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  t = await tesourariaDeTeste(db());
});
afterAll(() => s.fechar());

const conta = () => ({ contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
const novo = async (): Promise<number> =>
  (
    await tituloDeTeste(db(), t, {
      valorCentavos: centavos(95_000),
      descontoCondicionalCentavos: centavos(0),
      dataEmissao: somarDias(hoje, -30),
      dataVencimento: somarDias(hoje, 20),
    })
  ).id;
const pagar = (tituloId: number, dataBaixa: DataCivil, valorCentavos: number) =>
  transacao(db(), (tx) =>
    baixarTitulos(atoDe(tx, fernanda), { ...conta(), dataBaixa, excedenteComoCredito: true, itens: [{ tituloId, valorCentavos }] }),
  );
type Linha = Record<string, unknown>;
async function linhas(nome: string, query = ''): Promise<Linha[]> {
  const r = await s.pedir('GET', `Relatorio/${nome}/obter-paginado?PeriodoDe=${ontem}&PeriodoAte=${hoje}${query}`);
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return (r.corpo.data as RespostaDoRelatorio).itens as Linha[];
}
/** The report of each day is what the accounts won of payers' money on it; by method and by account the same in all. */
async function confere(): Promise<void> {
  const { rows } = await sql<{
    dia: DataCivil;
    n: number;
  }>`select data_movimento as dia, sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)::bigint as n
    from lancamentos_financeiros group by 1 order by 1`.execute(db());
  expect((await linhas('recebimentos-dia')).map((l) => ({ dia: l['dia'], n: l['liquidoCentavos'] }))).toEqual(rows);
  const total = rows.reduce((soma, { n }) => soma + n, 0);
  for (const nome of ['recebimentos-conta', 'recebimentos-forma'])
    expect((await linhas(nome)).reduce((soma, l) => soma + Number(l['liquidoCentavos']), 0)).toBe(total);
}

test('what was kept as credit counts on its day; its use and the reversal of the use count nothing; what is handed back goes out', async () => {
  await pagar(await novo(), ontem, 100_000);
  const { rows: creditos } = await sql<{ id: number }>`select id from creditos`.execute(db());
  const creditoId = creditos[0]?.id ?? 0;
  const depois = { baixas: 1, principalCentavos: 95_000, creditoCentavos: 5_000, recebidoCentavos: 100_000, liquidoCentavos: 100_000 };
  expect(await linhas('recebimentos-forma')).toMatchObject([depois]);
  await confere();

  const outro = await novo();
  const usada = await transacao(db(), (tx) =>
    usarCredito(atoDe(tx, fernanda), { creditoId, dataUso: hoje, itens: [{ tituloId: outro, valorCentavos: 3_000 }] }),
  );
  expect(await linhas('recebimentos-dia')).toMatchObject([{ dia: ontem, ...depois }]);
  expect(await linhas('recebimentos-forma', `&Nome=Marcos`)).toMatchObject([depois]);
  await transacao(db(), (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: usada.baixas[0]?.id ?? 0, motivo: 'Engano' }));
  expect(await linhas('recebimentos-conta')).toMatchObject([{ ...depois, estornadoCentavos: 0 }]);

  await transacao(db(), (tx) =>
    devolverCredito(atoDe(tx, fernanda), {
      creditoId,
      dataUso: hoje,
      valorCentavos: centavos(2_000),
      contaBancariaId: t.contaBancariaId,
      motivo: 'A pedido',
    }),
  );
  expect(await linhas('recebimentos-dia')).toMatchObject([
    { dia: ontem, ...depois },
    { dia: hoje, baixas: 0, recebidoCentavos: 0, estornadoCentavos: 0, devolvidoCentavos: 2_000, liquidoCentavos: -2_000 },
  ]);
  expect(await linhas('recebimentos-forma')).toMatchObject([
    { formaNome: 'Dinheiro', ...depois },
    { formaId: null, formaNome: 'Crédito devolvido', devolvidoCentavos: 2_000 },
  ]);
  await confere();
});

test('a receipt reversed with the credit that it left goes out whole, and a credit without a title is money received', async () => {
  const antes = (await linhas('recebimentos-conta'))[0] ?? {};
  const feita = await pagar(await novo(), ontem, 96_000);
  await transacao(db(), (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: feita.baixas[0]?.id ?? 0, motivo: 'Cheque devolvido' }));
  const credito = {
    pagadorId: t.pagadorId,
    reciboId: null,
    dataCredito: hoje,
    valorCentavos: centavos(7_000),
    ...conta(),
    historico: 'Pago em dobro',
  };
  await transacao(db(), (tx) => registrarCreditos(atoDe(tx, fernanda), [credito]));
  const [linha] = await linhas('recebimentos-conta');
  expect(Number(linha?.['recebidoCentavos']) - Number(antes['recebidoCentavos'])).toBe(96_000 + 7_000);
  expect(linha).toMatchObject({ estornadoCentavos: 96_000, creditoCentavos: 5_000 + 1_000 + 7_000 });
  await confere();
});
