import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { type AcordoFeito, renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, montarData } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { carregarQuitacao } from '../emissao/server/carregar-quitacao.ts';
import { listarQuitacao } from '../quitacao/server/lista-quitacao.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
const ano = Number(hoje.slice(0, 4)) - 1;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
  await transacao(banco.db, (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), {
      contaBancariaId: t.contaBancariaId,
      dataInicio: `${ano}-01-01`,
      dataFim: `${ano}-12-31`,
    }),
  );
});
afterAll(() => banco.fechar());

const conta = () => ({ contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
async function titulos(pagadorId: number, meses: readonly number[]): Promise<number[]> {
  const criados = await titulosDeTeste(
    banco.db,
    t,
    meses.map((mes) => ({
      pagadorId,
      valorCentavos: centavos(89_000),
      descontoCondicionalCentavos: centavos(0),
      dataEmissao: `${ano}-01-01`,
      dataVencimento: montarData(ano, mes, 10),
    })),
  );
  return criados.map(({ id }) => id);
}
async function acordar(tituloIds: number[], em: DataCivil, primeiroVencimento: DataCivil, parcelas: number): Promise<AcordoFeito> {
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(0),
    dataEntrada: em,
    parcelas,
    primeiroVencimento,
  };
  return transacao(banco.db, async (tx) => {
    const { totalCentavos } = await simular(tx, condicoes, em);
    const resto = { totalCentavos: centavos(totalCentavos), entradaPaga: false, motivoDispensa: null, observacao: null, em };
    return renegociar(atoDe(tx, fernanda), { ...condicoes, ...conta(), ...resto });
  });
}
async function pagar(tituloId: number, dataBaixa: DataCivil): Promise<void> {
  const { rows } = await sql<{ n: number }>`select valor_centavos as n from titulos_receber where id = ${tituloId}`.execute(banco.db);
  const itens = [{ tituloId, valorCentavos: rows[0]?.n ?? 0 }];
  await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { ...conta(), dataBaixa, itens }));
}
/** The settlement of the payer as the statement and as the list tell it: one. */
async function quitacao(pagadorId: number) {
  const q = (await carregarQuitacao(banco.db, ano, [pagadorId], hoje)).get(pagadorId);
  const filtros = { ano, nome: undefined, turmaId: undefined, direito: undefined, situacao: undefined };
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 500, campoOrdenado: 'nome' as const, ordenacaoAscendente: true };
  const linha = (await listarQuitacao(banco.db, filtros, paginacao, hoje)).itens.find(({ id }) => id === pagadorId);
  const meses = q?.avaliacao.meses ?? [];
  const soma = (membro: 'titulos' | 'valorCentavos' | 'pagoCentavos') => meses.reduce((n, mes) => n + mes[membro], 0);
  expect([linha?.direito, linha?.meses, linha?.titulos, linha?.valorCentavos, linha?.pagoCentavos]).toEqual([
    q?.avaliacao.situacao,
    meses.length,
    soma('titulos'),
    soma('valorCentavos'),
    soma('pagoCentavos'),
  ]);
  return { ...q?.avaliacao, meses, pago: soma('pagoCentavos'), valor: soma('valorCentavos') };
}

test('a month that was renegotiated says what its agreement paid of it and when, and the total counts it', async () => {
  const pagadorId = await pessoaDeTeste(banco.db, 'Helena', '1980-01-01');
  const ids = await titulos(pagadorId, [11, 12]);
  await pagar(ids[0] ?? 0, `${ano}-11-10`);
  const acordo = await acordar([ids[1] ?? 0], hoje, hoje, 2);
  const [primeira, segunda] = acordo.titulos.map(({ id }) => id);
  await pagar(primeira ?? 0, hoje);
  const emParte = await quitacao(pagadorId);
  expect(emParte).toMatchObject({ situacao: 'recusada', recusa: 'DEBITOS_EM_ABERTO' });
  expect(emParte.meses[1]?.pagoCentavos).toBeGreaterThan(40_000);
  await pagar(segunda ?? 0, hoje);
  const { situacao, meses, pago } = await quitacao(pagadorId);
  expect(situacao).toBe('parcial');
  expect(meses).toEqual([
    { mes: 11, titulos: 1, valorCentavos: 89_000, pagoCentavos: 89_000, ultimoPagamento: `${ano}-11-10` },
    { mes: 12, titulos: 1, valorCentavos: 89_000, pagoCentavos: 89_000, ultimoPagamento: hoje },
  ]);
  expect(pago).toBe(178_000);
});

test('an agreement made and paid within the year counts no debt twice: its own months tell only its charges', async () => {
  const pagadorId = await pessoaDeTeste(banco.db, 'Otávio', '1980-01-01');
  const [marco, abril, maio] = await titulos(pagadorId, [3, 4, 5]);
  await pagar(marco ?? 0, `${ano}-03-10`);
  const acordo = await acordar([abril ?? 0, maio ?? 0], `${ano}-06-20`, `${ano}-07-10`, 3);
  const dias: DataCivil[] = [`${ano}-07-10`, `${ano}-08-10`, `${ano}-09-10`];
  for (const [i, { id }] of acordo.titulos.entries()) await pagar(id, dias[i] ?? hoje);
  const { meses, pago, valor } = await quitacao(pagadorId);
  const encargos = acordo.totalCentavos - 178_000;
  expect(encargos).toBeGreaterThan(0);
  expect([valor, pago]).toEqual([267_000 + encargos, 267_000 + encargos]);
  expect(meses.map((m) => [m.mes, m.pagoCentavos])).toEqual([
    [3, 89_000],
    [4, 89_000],
    [5, 89_000],
    [9, encargos],
  ]);
  expect(meses[1]?.ultimoPagamento).toBe(dias[1]);
});

test('a debt that was given more time is one of the year in which it fell due: open it refuses that year, paid it counts there', async () => {
  const pagadorId = await pessoaDeTeste(banco.db, 'Zuleide', '1980-01-01');
  const [novembro, dezembro] = await titulos(pagadorId, [11, 12]);
  await pagar(novembro ?? 0, `${ano}-11-10`);
  await transacao(banco.db, async (tx) => {
    await sql`insert into titulos_vencimentos (titulo_id, vencimento_anterior, limite_anterior, vencimento_novo, motivo, usuario_id, usuario_nome)
      select id, data_vencimento, data_limite, ${hoje}, 'Pediu prazo', ${fernanda.usuarioId}, 'Fernanda' from titulos_receber where id = ${dezembro}`.execute(
      tx,
    );
    await sql`update titulos_receber set data_vencimento = ${hoje}, data_limite = ${hoje}, versao = versao + 1 where id = ${dezembro}`.execute(
      tx,
    );
  });
  expect(await quitacao(pagadorId)).toMatchObject({
    situacao: 'recusada',
    recusa: 'DEBITOS_EM_ABERTO',
    pendencias: [{ tituloId: dezembro }],
  });
  await pagar(dezembro ?? 0, hoje);
  const { situacao, meses } = await quitacao(pagadorId);
  expect(situacao).toBe('parcial');
  expect(meses.map(({ mes, ultimoPagamento }) => [mes, ultimoPagamento])).toEqual([
    [11, `${ano}-11-10`],
    [12, hoje],
  ]);
});
