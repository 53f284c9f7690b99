import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { obterExtrato } from './extrato.ts';
import { extratoEmPdf } from './extrato-pdf.ts';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/quebrar-acordo.ts';

// What happens within one day stands in a statement as it happened.
let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
  await sql`insert into escola (nome) values ('Colégio Exemplo')`.execute(banco.db);
});
afterAll(() => banco.fechar());

const pagar = async (tituloId: number, valorCentavos: number): Promise<number> => {
  const dinheiro = { dataBaixa: hoje, contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const { baixas } = await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), { ...dinheiro, itens: [{ tituloId, valorCentavos }] }),
  );
  return baixas[0]?.id ?? 0;
};
const conta = (pagadorId: number) => ({ pagadorId, alunoId: null, inicio: null, fim: null });
const lido = async (pagadorId: number) =>
  (await obterExtrato({ db: banco.db, hoje, fuso }, conta(pagadorId))).movimentos.map((m) => [m.tipo, m.valorCentavos, m.saldoCentavos]);
const novo = async (partes: Parameters<typeof tituloDeTeste>[2] = {}) => {
  const pagadorId = await pessoaDeTeste(banco.db, `Pagador ${crypto.randomUUID()}`, '1985-03-01');
  const titulo = { pagadorId, dataEmissao: hoje, dataVencimento: somarDias(hoje, 5), descontoCondicionalCentavos: centavos(0), ...partes };
  return { pagadorId, id: (await tituloDeTeste(banco.db, t, titulo)).id };
};

test('a payment reversed and made again the same day never left the family in credit, on the screen as on paper', async () => {
  const { pagadorId, id } = await novo();
  const errada = await pagar(id, 100_000);
  await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: errada, motivo: 'Forma errada' }));
  await pagar(id, 100_000);
  expect(await lido(pagadorId)).toEqual([
    ['emissao', 100_000, 100_000],
    ['baixa', -100_000, 0],
    ['estorno', 100_000, 100_000],
    ['baixa', -100_000, 0],
  ]);
  const { corpo } = await extratoEmPdf({ db: banco.db, hoje, fuso }, conta(pagadorId));
  if (!Buffer.isBuffer(corpo)) throw new Error('not a buffer');
  const linhas = textoDoPdf(corpo).match(/Pagamento|Estorno/gu);
  expect(linhas).toEqual(['Pagamento', 'Estorno', 'Pagamento']);
});

test('an agreement made, paid in part and broken within a day gives the debt back before it covers it', async () => {
  const { pagadorId, id } = await novo({ dataEmissao: somarDias(hoje, -60), dataVencimento: somarDias(hoje, 5) });
  const acordo = await transacao(banco.db, (tx) => renegociarTeste(tx, t, [id]));
  const [um, dois] = acordo.titulos.map((x) => x.id);
  await pagar(um ?? 0, 30_000);
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date
    where id = ${dois}`.execute(banco.db);
  await transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Sem resposta' }));
  expect(await lido(pagadorId)).toEqual([
    ['emissao', 100_000, 100_000],
    ['renegociacao', -100_000, 0],
    ['emissao', 50_000, 50_000],
    ['emissao', 50_000, 100_000],
    ['baixa', -30_000, 70_000],
    ['cancelamento', -50_000, 20_000],
    ['amortizacao', -20_000, 0],
    ['devolucao', 100_000, 100_000],
    ['amortizacao', -30_000, 70_000],
  ]);
});
