import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.titulos, ...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

let chave = 0;
const usar = (id: number) =>
  s.pedir('POST', `TituloReceber/${id}/creditos`, {
    body: { dataUso: hoje },
    headers: { 'idempotency-key': `creditos-em-um-ato-${(chave += 1)}` },
  });
const creditar = (valores: readonly number[], parte: { pagadorId?: number; dataCredito?: DataCivil } = {}) =>
  transacao(s.banco.db, (tx) =>
    registrarCreditos(
      atoDe(tx, fernanda),
      valores.map((valor, i) => ({
        pagadorId: t.pagadorId,
        reciboId: null,
        dataCredito: somarDias(hoje, i - valores.length),
        valorCentavos: centavos(valor),
        contaBancariaId: i % 2 === 0 ? t.contaBancariaId : t.outraContaId,
        formaPagamentoId: t.formaPagamentoId,
        historico: 'Pago a maior',
        ...parte,
      })),
    ),
  );

test('several credits settle a title in one act, the oldest first; two clerks at once spend each of them once', async () => {
  await creditar([30_000, 20_000, 60_000]);
  const titulo = await tituloDeTeste(s.banco.db, t, { dataEmissao: hoje, dataVencimento: somarDias(hoje, 10) });
  const respostas = await Promise.all([usar(titulo.id), usar(titulo.id)]);
  expect(respostas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(respostas.find((r) => r.status === 200)?.corpo.data).toMatchObject({
    totalCentavos: 95_000,
    recibos: [{}, {}, { baixas: [{ situacao: 'baixado' }] }],
  });
  const { rows } = await sql<{ saldo: number }>`select valor_centavos - utilizado_centavos as saldo from creditos order by id`.execute(
    s.banco.db,
  );
  expect(rows.map((r) => r.saldo)).toEqual([0, 0, 15_000]);
  await conferirInteireza(s.banco.db);
});

test('a credit whose money is still to enter is told with its day, not as one that there is not', async () => {
  const pagadorId = await pessoaDeTeste(s.banco.db, 'Joana', '1984-05-02');
  const { id } = await tituloDeTeste(s.banco.db, t, { pagadorId, dataEmissao: hoje, dataVencimento: somarDias(hoje, 10) });
  expect((await usar(id)).corpo.error).toMatchObject({ code: 'CREDITO_NAO_ENCONTRADO' });
  await creditar([30_000], { pagadorId, dataCredito: somarDias(hoje, 3) });
  expect((await usar(id)).corpo.error).toMatchObject({ code: 'CREDITO_ANTERIOR', fields: [{ path: 'dataUso' }] });
});

test('what is due by today is told apart from what paying everything today would take', async () => {
  const { pagadorId } = t;
  const antes = (await s.pedir('GET', `TituloReceber/obter-paginado?PagadorId=${pagadorId}`)).corpo.data as {
    totais: { devidoHojeCentavos: number; paraPagarHojeCentavos: number };
  };
  const comum = { dataEmissao: hoje, descontoCondicionalCentavos: centavos(0) };
  await tituloDeTeste(s.banco.db, t, { ...comum, dataVencimento: hoje });
  await tituloDeTeste(s.banco.db, t, { ...comum, dataVencimento: somarDias(hoje, 60) });
  const { totais } = (await s.pedir('GET', `TituloReceber/obter-paginado?PagadorId=${pagadorId}`)).corpo.data as typeof antes;
  expect(totais.devidoHojeCentavos - antes.totais.devidoHojeCentavos).toBe(100_000);
  expect(totais.paraPagarHojeCentavos - antes.totais.paraPagarHojeCentavos).toBe(200_000);
  const { resumo } = (await s.pedir('GET', `Extrato/obter?PagadorId=${pagadorId}`)).corpo.data as {
    resumo: { devidoHojeCentavos: number };
  };
  expect(resumo.devidoHojeCentavos).toBe(totais.devidoHojeCentavos);
});

test('a payment of before the issue is told by its day, and statement and position count the title by one rule on every day', async () => {
  const { id } = await tituloDeTeste(s.banco.db, t, { dataEmissao: hoje, dataVencimento: somarDias(hoje, 20), alunoId: null });
  const dia = somarDias(hoje, -12);
  expect((await s.pedir('GET', `TituloReceber/${id}/valor-devido?Data=${dia}`)).corpo.data).toMatchObject({ dataEmissao: hoje });
  const body = { dataBaixa: dia, valorCentavos: 40_000, contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  expect((await s.pedir('POST', `TituloReceber/${id}/baixa`, { body, headers: { 'idempotency-key': 'antes-da-emissao-1' } })).status).toBe(
    200,
  );
  const { movimentos } = (await s.pedir('GET', `Extrato/obter?PagadorId=${t.pagadorId}`)).corpo.data as {
    movimentos: { tituloId: number; data: string; valorCentavos: number }[];
  };
  for (const em of [somarDias(dia, -1), dia, somarDias(dia, 5), hoje]) {
    const doExtrato = movimentos.filter((m) => m.tituloId === id && m.data <= em).reduce((soma, m) => soma + m.valorCentavos, 0);
    const { rows } = await sql<{ saldo: number }>`select p.saldo from (${posicaoEm({ em, base: 'datas', fuso, so: [id] })}) p`.execute(
      s.banco.db,
    );
    expect(rows[0]?.saldo ?? 0, em).toBe(doExtrato);
  }
});
