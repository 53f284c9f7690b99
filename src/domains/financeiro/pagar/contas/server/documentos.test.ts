import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ajustarRecorrencia } from '#domains/financeiro/pagar/recorrencias/server/mudar-recorrencia.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { criarConta } from './oficina.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const lancar = (documento: string, mais: Parameters<Pagamentos['umTitulo']>[0] = {}) => p.umTitulo({ documento, ...mais });
const perguntada = (lancado?: string) => ({ code: 'OUTRA_COMPRA_NAO_CONFIRMADA', ...(lancado && { params: { lancado } }) });
const ditoDe = async (tituloId: number) =>
  (
    await sql<{ outraCompra: string | null; noLugarDe: string | null }>`select a.depois ->> 'outraCompra' as "outraCompra",
      a.depois ->> 'noLugarDe' as "noLugarDe" from auditoria a join titulos_pagar t on t.conta_pagar_id = a.alvo_id
      where a.acao = 'conta_pagar.criada' and t.id = ${tituloId}`.execute(banco.db)
  ).rows[0];

test('a document that looks like one of a bill is asked about, and names both; who says that it is another purchase enters it, and the audit keeps it', async () => {
  const id = await lancar('Fatura 5001');
  const { rows } = await sql<{ numero: string }>`select c.numero from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id
    where t.id = ${id}`.execute(banco.db);
  const numero = rows[0]?.numero;
  await expect(lancar('Fat. nº 05001', { valorCentavos: 100_001 })).rejects.toMatchObject({
    code: 'OUTRA_COMPRA_NAO_CONFIRMADA',
    params: {
      documento: 'Fat. nº 05001',
      valor: 'R$ 1.000,01',
      lancado: 'Fatura 5001',
      valorLancado: 'R$ 1.000,01',
      usuario: 'Fernanda Lima',
      numero,
    },
  });
  // Letter by letter the same, too: meters of one supplier are billed by the month.
  for (const documento of ['Fat. nº 05001', 'Fatura 5001'])
    expect((await ditoDe(await lancar(documento, { outraCompra: true })))?.outraCompra).toMatch(/^2026-/);
  // Where nothing was asked, nothing was said.
  expect(await ditoDe(await lancar('Fatura 5002', { outraCompra: true }))).toMatchObject({ outraCompra: null });
});

test('of several bills of one number the one of the same amount is named, else the latest', async () => {
  const de = (valorCentavos: number, mais = {}) => {
    const { energia: categoriaFinanceiraId, infantil: centroCustoId } = p.c;
    return lancar('UC 3456', { valorCentavos, rateio: [{ categoriaFinanceiraId, centroCustoId, valorCentavos }], ...mais });
  };
  for (const valorCentavos of [48_011, 51_022, 53_033]) await de(valorCentavos, { outraCompra: true });
  const parece = (valorCentavos: number, valorLancado: string) =>
    expect(de(valorCentavos)).rejects.toMatchObject({ params: { valorLancado } });
  await parece(51_022, 'R$ 510,22');
  await parece(53_033, 'R$ 530,33');
  await parece(60_000, 'R$ 530,33');
});

test('a bill that takes the place of another is not asked about again', async () => {
  await lancar('NF 6001');
  const id = await lancar('NF 6001', { outraCompra: true, meses: 2, descricao: 'Locação' });
  const { rows } = await sql<{ id: number; numero: string }>`select c.recorrencia_id as id, c.numero from contas_pagar c
    join titulos_pagar t on t.conta_pagar_id = c.id where t.id = ${id}`.execute(banco.db);
  const pedido = { id: rows[0]?.id ?? 0, aPartirDe: '2026-01-31' as const, valorCentavos: centavos(110_000), motivo: 'Reajuste anual' };
  expect((await transacao(banco.db, (tx) => ajustarRecorrencia(atoDe(tx, fernanda), pedido))).alterados).toBe(2);
  const { rows: novas } = await sql<{ id: number }>`select t.id from contas_pagar c join titulos_pagar t on t.conta_pagar_id = c.id
    where c.recorrencia_id = ${pedido.id} and c.viva and c.documento = 'NF 6001'`.execute(banco.db);
  expect(await ditoDe(novas[0]?.id ?? 0)).toEqual({ outraCompra: null, noLugarDe: rows[0]?.numero });
});

test.each([
  ['DANFE 000.731', '731', 'NF 731', 'NF-e nº 731', 'Nota Fiscal 0731', 'nfe731', '000.000.731', 'NFS-e 731', 'RPS 731', 'Bol. NF 731'],
  ['Fatura nº 740', 'Fatura 740', 'Fatura 000740', 'Fat. 740', 'FAT-740', 'fatura de serviços 740', 'Fatura 740 1/2'],
  ['Recibo nº 741', 'Recibo 741', 'REC 741', 'rec. nº 0741'],
  ['Boleto bancário 742', 'Boleto bancário nº 742', 'Boleto 742', '742', 'NF 742'],
  ['Conta 743', 'Conta nº 743'],
  ['Guia nº 744', 'guia 0744'],
  ['Medição 745', 'Medição nº 745'],
  // One of the whole beside one of an installment; what tells no installment may be any.
  ['NF 8801', '8801-1', 'NF 8801 2/3', '2ª parcela NF 8801', 'NF 8801 entrada', 'NF 8801 Pedido 77', 'NF 8801 série 2'],
  ['8802-1', 'NF 8802', '8802 01/03', '1ª parcela NF 8802', 'NF 8802 - vencto', 'NF 8802 série 3 parc 1/2', 'NF 8802 1/2 parcela'],
  ['NF 8803 venc 10/11', 'NF 8803 - 10/12/2026', 'NF 8803 venc. 10/12', 'NF 8803 2/3'],
  ['NFS-e 8804 (RPS 39)', 'NFS-e 8804', 'RPS 8804'],
  ['11/2026 UC 3456', '11/2026 - uc 3456', 'Ref. 11/2026 UC 3456', '11-2026 UC3456'],
  ['9/2026', '09/2026'],
])('%s is asked about when it is written in another way', async (primeiro, ...outros) => {
  await lancar(primeiro);
  for (const documento of outros) await expect(lancar(documento), documento).rejects.toMatchObject(perguntada(primeiro));
});

test.each([
  [['NF 73170', '7317', '17317', 'Fatura 7317', 'Recibo 7317', 'Conta 7317']],
  [['1ª parcela NF 9001', '2ª parcela NF 9001', 'Parcela 3/4 NF 9001', 'Parc. 4 - NF 9001', 'NF 9001 entrada']],
  [['NF 9006 - 1ª parcela', 'NF 9006 - 2ª parcela', 'DM 9006-3', '9006 4/4', 'N.F. 9006 parc 5', '9006 6 de 7']],
  [['NF 7 série 1 parc 1/2', 'NF 7 série 1 parc 2/2']],
  [['NF 8 venc 10/11 parc 1', 'NF 8 venc 10/12 parc 2']],
  [['9007-A', '9007 B', '9007/C']],
  [
    [
      '10/2026',
      '11/2026',
      '10/2027',
      '11/2026 UC 3457',
      '11/2026 - anexo',
      '09/2026 Sede',
      'NF 11',
      'Aluguel 11/2026',
      'Condomínio 11/2026',
    ],
  ],
  [['Contrato 55 - 10/2026', 'Contrato 55 - 11/2026']],
  [['2026/36', '2026/37', 'NF 2026']],
])('%s are documents apart', async (documentos) => {
  for (const documento of documentos) await lancar(documento);
  for (const documento of documentos) await expect(lancar(documento), documento).rejects.toMatchObject(perguntada());
});

test('without a number a document identifies nothing: two of them are two', async () => {
  for (const documento of ['S/N', 'Recibo', 'RPA', 'Boleto', 'Contrato', 'sem nota', 'NF'])
    for (let vez = 0; vez < 2; vez++) await lancar(documento);
});

test('two people entering one document are asked once: one of them entered it', async () => {
  const conta = contaDeTeste(p.c, p.t, { documento: 'FAT-77' });
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => criarConta(atoDe(tx, fernanda), conta),
    () => transacao(banco.db, (tx) => criarConta(atoDe(tx, paulo), conta)),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: perguntada('FAT-77') });
  const juntos = await Promise.allSettled(['NF 900', '0900', 'Nota 900'].map((documento) => lancar(documento)));
  expect(juntos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
