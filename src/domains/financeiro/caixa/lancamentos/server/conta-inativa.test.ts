import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Banco, bancoComContas, enviarExtrato, lancarNoBanco, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// The school left a bank: nothing new is entered by hand on the account, and what the bank tells of it, its months and its money go on until it is empty.
let s: ServidorDeTeste;
let b: Banco;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  b = await bancoComContas(s.banco.db);
  await lancarNoBanco(s.banco.db, b, [['2026-02-02', 50_000]]);
  await sql`update contas_bancarias set ativa = false where id = ${b.contaBancariaId}`.execute(s.banco.dono);
});
afterAll(() => s.fechar());

const aMao = (partes: object) =>
  s.pedir('POST', 'LancamentoManual', {
    body: {
      tipo: 'pagamento',
      dataMovimento: '2026-02-03',
      valorCentavos: 1_000,
      historico: 'À mão',
      contaBancariaId: b.contaBancariaId,
      ...partes,
    },
  });

test('the fee of its statement enters the books, and a month of it is opened', async () => {
  expect((await enviarExtrato(s, ofxDeTeste([['2026-02-03', '-29.90', 'TARIFA DE MANUTENCAO']]))).status).toBe(200);
  const linhas = await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`);
  const [linha] = (linhas.corpo.data as { itens: { id: number; situacao: string }[] }).itens;
  const body = { linhaId: linha?.id, categoriaId: b.tarifas, centroCustoId: null, historico: 'Tarifa', dataMovimento: '2026-02-03' };
  expect((await s.pedir('POST', 'ConciliacaoBancaria/lancamento', { body })).status).toBe(200);
  expect((await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data).toMatchObject({
    itens: [{ situacao: 'conciliada' }],
  });
  const periodo = { contaBancariaId: b.contaBancariaId, dataInicio: '2027-01-01', dataFim: '2027-01-31' };
  expect((await s.pedir('POST', 'PeriodoFinanceiro', { body: periodo })).status).toBe(200);
});

test('a payment or a receipt by hand is refused with the account and the way out', async () => {
  for (const partes of [{ categoriaId: b.tarifas }, { tipo: 'recebimento', categoriaId: b.rendimentos }])
    expect((await aMao(partes)).corpo.error).toMatchObject({
      code: 'LANCAMENTO_EM_CONTA_INATIVA',
      message:
        'A conta Banco do Brasil movimento está inativa e não recebe lançamento à mão. Escolha outra conta ou, se o dinheiro passou mesmo por esta, reative-a em Contas, lance e desative-a de novo. O que é só do banco, como tarifa e rendimento, lance pela linha do extrato, em Conciliação; o que resta nela leve para outra conta por uma transferência.',
      fields: [{ path: 'contaBancariaId' }],
    });
});

test('money leaves it for another account, and none goes to it', async () => {
  expect((await aMao({ tipo: 'transferencia', contaDestinoId: b.outraContaId })).status).toBe(200);
  expect(
    (await aMao({ tipo: 'transferencia', contaBancariaId: b.outraContaId, contaDestinoId: b.contaBancariaId })).corpo.error,
  ).toMatchObject({
    code: 'LANCAMENTO_EM_CONTA_INATIVA',
    fields: [{ path: 'contaDestinoId' }],
  });
});
