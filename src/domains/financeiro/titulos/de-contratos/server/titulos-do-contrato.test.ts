import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { cancelarTitulosDosContratos } from '#domains/financeiro/titulos/cancelamentos/server/cancelar-titulos.ts';
import { criarTitulosReceber, type NovoTitulo } from '#domains/financeiro/titulos/emissao/server/criar-titulos.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { restaurarTitulos } from '#domains/financeiro/titulos/cancelamentos/server/restaurar-titulos.ts';
import { resumoFinanceiroDoContrato } from '#domains/financeiro/titulos/devido/server/resumos.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
let contratoId: number;
let base: NovoTitulo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
  const { alunoId, matriculaId, pagadores } = await matricularFamilia(banco.db, mundo, 'Davi');
  contratoId = await criarRascunho(banco.db, mundo, matriculaId);
  const { rows } = await sql<{ id: number }>`select id from contratos_precos where contrato_id = ${contratoId}`.execute(banco.db);
  base = {
    origem: 'contrato',
    contratoId,
    contratoPrecoId: rows[0]?.id ?? 0,
    matriculaId,
    parcela: 1,
    parcelas: 4,
    pagadorId: pagadores[0] ?? 0,
    alunoId,
    descricao: 'Anuidade',
    dataEmissao: '2026-01-10',
    dataVencimento: '2026-02-10',
    valorCentavos: centavos(10_000),
    descontoIncondicionalCentavos: centavos(0),
    descontoCondicionalCentavos: centavos(0),
    contaBancariaId: mundo.contaBancariaId,
    formaPagamentoId: mundo.formaPagamentoId,
  };
});
afterAll(() => banco.fechar());

const parcelas = (): NovoTitulo[] => [1, 2, 3, 4].map((parcela) => ({ ...base, parcela, dataVencimento: `2026-0${parcela + 1}-10` }));
const criar = (titulos: readonly NovoTitulo[]) => transacao(banco.db, (tx) => criarTitulosReceber(tx, titulos));
const situacoes = async () => (await titulosDoContrato(banco.db, contratoId)).map((t) => t.situacao);

test('a series is numbered without gaps, also after a refusal; the same installment twice is refused', async () => {
  const primeira = await criar(parcelas());
  expect(primeira.map((t) => t.numero)).toEqual(['2026-00001/01', '2026-00001/02', '2026-00001/03', '2026-00001/04']);
  await expect(criar(parcelas())).rejects.toThrow(/titulos_receber_parcela_key/);
  await expect(criar([{ ...base, valorCentavos: centavos(0) }])).rejects.toThrow(expect.objectContaining({ code: 'TITULO_SEM_VALOR' }));
  const avulso = { ...base, origem: 'manual' as const, contratoId: null, contratoPrecoId: null, parcelas: 1 };
  expect((await criar([avulso])).map((t) => t.numero)).toEqual(['2026-00002/01']);
  const juntos = await Promise.all(Array.from({ length: 6 }, () => criar([avulso, avulso])));
  const numeros = juntos
    .flat()
    .map((t) => t.numero)
    .sort();
  expect(numeros).toEqual(Array.from({ length: 12 }, (_, i) => `2026-${String(i + 3).padStart(5, '0')}/01`));
});

test('cancelling a contract takes its open titles after a date; restoring brings them back, and facts alternate', async () => {
  const [primeiro] = await titulosDoContrato(banco.db, contratoId);
  const pedido = {
    dataBaixa: '2026-02-10',
    contaBancariaId: mundo.contaBancariaId,
    formaPagamentoId: mundo.formaPagamentoId,
    itens: [{ tituloId: primeiro?.id ?? 0, valorCentavos: 4_000 }],
  };
  await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), pedido));
  // A change of state to cancel in the name of; the state of the contract is not what this test is about.
  await sql`with c as (update contratos set situacao = 'cancelado' where id = ${contratoId})
    insert into contratos_situacoes (contrato_id, de, para, usuario_id) values (${contratoId}, 'rascunho', 'cancelado', 1)`.execute(
    banco.db,
  );
  const { rows: mudancas } = await sql<{ id: number }>`select id from contratos_situacoes where contrato_id = ${contratoId}`.execute(
    banco.db,
  );
  const contratoSituacaoId = mudancas[0]?.id ?? 0;
  const cancelar = (vencimentoApos: string | null) =>
    transacao(banco.db, (tx) =>
      cancelarTitulosDosContratos(atoDe(tx, fernanda), [{ contratoId, contratoSituacaoId }], {
        vencimentoApos,
        motivo: 'Mudança de cidade',
        dataCancelamento: '2026-03-15',
      }),
    );
  const restaurar = () =>
    transacao(banco.db, (tx) => restaurarTitulos(tx, { situacaoIds: [contratoSituacaoId], dataRestauracao: '2026-03-16' }));
  expect((await cancelar('2026-03-10')).map((t) => t.numero)).toEqual(['2026-00001/03', '2026-00001/04']);
  expect(await situacoes()).toEqual(['parcial', 'aberto', 'cancelado', 'cancelado']);
  expect(await resumoFinanceiroDoContrato(banco.db, contratoId, '2026-03-01')).toEqual({
    titulos: 2,
    totalCentavos: 20_000,
    recebidoCentavos: 4_000,
    saldoCentavos: 16_000,
    vencidoCentavos: 6_000,
    devidoHojeCentavos: 6_000 + 120 + 38,
    proximoVencimento: '2026-02-10',
  });
  expect((await restaurar()).map((t) => t.numero)).toEqual(['2026-00001/03', '2026-00001/04']);
  expect(await restaurar()).toEqual([]);
  expect((await cancelar(null)).map((t) => t.numero)).toEqual(['2026-00001/02', '2026-00001/03', '2026-00001/04']);
  const { rows } = await sql<{
    evento: string;
    de: string | null;
  }>`select f.evento, o.evento as de from fatos_contabeis f left join fatos_contabeis o on o.id = f.estorno_de
    join titulos_receber t on t.numero = '2026-00001/03' and (f.origem_tipo, f.origem_id) in (select 'titulo', t.id union select 'titulo_cancelamento', k.id from titulos_cancelamentos k where k.titulo_id = t.id) order by f.id`.execute(
    banco.db,
  );
  expect(rows).toEqual([
    { evento: 'titulo.emitido', de: null },
    { evento: 'titulo.cancelado', de: 'titulo.emitido' },
    { evento: 'titulo.restaurado', de: 'titulo.cancelado' },
    { evento: 'titulo.cancelado', de: 'titulo.restaurado' },
  ]);
  // Other titles may take the place of the cancelled ones; then the old ones cannot come back.
  await criar(parcelas().slice(2));
  await expect(restaurar()).rejects.toThrow(/titulos_receber_parcela_key/);
});

test('in a statement a cancellation undone the same day stands before what undoes it, as often as it happens', async () => {
  const hoje = hojeEm(new Date(), fuso);
  const { alunoId, matriculaId, pagadores } = await matricularFamilia(banco.db, mundo, 'Lia', ['100.00'], 1);
  const doutro = await criarRascunho(banco.db, mundo, matriculaId);
  const pagadorId = pagadores[0] ?? 0;
  const { rows } = await sql<{
    preco: number;
    mudanca: number;
  }>`with c as (update contratos set situacao = 'cancelado' where id = ${doutro})
    insert into contratos_situacoes (contrato_id, de, para, usuario_id) values (${doutro}, 'rascunho', 'cancelado', 1)
    returning id as mudanca, (select id from contratos_precos where contrato_id = ${doutro}) as preco`.execute(banco.db);
  const { preco = 0, mudanca: contratoSituacaoId = 0 } = rows[0] ?? {};
  await criar([
    {
      ...base,
      contratoId: doutro,
      contratoPrecoId: preco,
      matriculaId,
      alunoId,
      pagadorId,
      parcelas: 1,
      dataEmissao: hoje,
      dataVencimento: hoje,
    },
  ]);
  const causa = { vencimentoApos: null, motivo: 'Mudança de cidade', dataCancelamento: hoje };
  const cancelar = () =>
    transacao(banco.db, (tx) => cancelarTitulosDosContratos(atoDe(tx, fernanda), [{ contratoId: doutro, contratoSituacaoId }], causa));
  await cancelar();
  await transacao(banco.db, (tx) => restaurarTitulos(tx, { situacaoIds: [contratoSituacaoId], dataRestauracao: hoje }));
  await cancelar();
  const { movimentos } = await obterExtrato({ db: banco.db, hoje, fuso }, { pagadorId, alunoId: null, inicio: null, fim: null });
  expect(movimentos.map((m) => [m.tipo, m.saldoCentavos])).toEqual([
    ['emissao', 10_000],
    ['cancelamento', 0],
    ['restauracao', 10_000],
    ['cancelamento', 0],
  ]);
});
