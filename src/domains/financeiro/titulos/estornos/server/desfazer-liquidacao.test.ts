import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { desfazerLiquidacao, liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import { fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { salas } from '#portal/rooms.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { perguntasDosRecebimentos } from '#tests/helpers/titulos/perguntas-de-titulos.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { estornarBaixa } from './estornar-baixa.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
let cartao: number;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const ha = (dias: number): DataCivil => somarDias(hoje, -dias);
const db = () => s.banco.db;
const com = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(db(), fazer);
const codigo = (code: string) => expect.objectContaining({ code });
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  t = await tesourariaDeTeste(db());
  const forma = { nome: 'Cartão', tipo: 'cartao_credito' as const, contaBancariaId: t.contaBancariaId, taxaPercentual: '3' };
  cartao = (await com((tx) => criarFormaPagamento(atoDe(tx, fernanda), forma))).id;
});
afterAll(() => s.fechar());

const pagar = async (valorCentavos: number): Promise<number> => {
  const { id } = await tituloDeTeste(db(), t, { dataVencimento: somarDias(hoje, 50), descontoCondicionalCentavos: centavos(0) });
  const itens = [{ tituloId: id, valorCentavos }];
  const recebimento = {
    dataBaixa: ha(10),
    contaBancariaId: t.contaBancariaId,
    formaPagamentoId: cartao,
    excedenteComoCredito: true,
    itens,
  };
  return (await com((tx) => baixarTitulos(atoDe(tx, fernanda), recebimento))).baixas[0]?.id ?? 0;
};
const prever = () => preverLiquidacao(db(), { ate: hoje, contaBancariaId: null, formaPagamentoId: null });
const liquidarTudo = async (dataCredito: DataCivil): Promise<number> => {
  const { quantidade, ...p } = await prever();
  const somas = { quantidade, brutoCentavos: centavos(p.brutoCentavos), taxaCentavos: centavos(p.taxaCentavos) };
  const escolha = { ate: hoje, contaBancariaId: null, formaPagamentoId: null, dataCredito };
  return (await com((tx) => liquidar(atoDe(tx, paulo), { ...escolha, ...somas }))).id;
};
const desfazer = (id: number, quem = fernanda) => com((tx) => desfazerLiquidacao(atoDe(tx, quem), { id, motivo: 'Dia errado' }));
const saldo = async (): Promise<number> =>
  Number(
    (
      await sql<{
        n: number;
      }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`.execute(
        db(),
      )
    ).rows[0]?.n,
  );
/** What the reports of receipts say of some days, which is what the entries say. */
const conferirRelatorio = async (de: DataCivil, ate: DataCivil): Promise<void> => {
  const r = await s.pedir('GET', `Relatorio/recebimentos-conta/obter-paginado?PeriodoDe=${de}&PeriodoAte=${ate}`);
  const { itens } = r.corpo.data as { itens: Record<string, number>[] };
  for (const [pergunta, consulta] of Object.entries(perguntasDosRecebimentos(sql`l.data_movimento between ${de} and ${ate}`))) {
    const { rows } = await sql<{ n: number }>`select coalesce((${consulta}), 0)::bigint as n`.execute(db());
    const coluna = pergunta.replace('soma.', '');
    expect([coluna, itens.reduce((soma, i) => soma + Number(i[coluna] ?? 0), 0)]).toEqual([coluna, Number(rows[0]?.n)]);
  }
};

test('a settlement on the wrong day is undone by movements that name it, waits again, and is settled on the right day', async () => {
  const antes = await saldo();
  await pagar(110_000);
  const id = await liquidarTudo(ha(2));
  expect(await saldo()).toBe(antes + 106_700);
  expect(await desfazer(id)).toEqual({ id, quantidade: 2, brutoCentavos: 110_000, taxaCentavos: 3_300 });
  expect(await saldo()).toBe(antes);
  const { rows } =
    await sql`select l.origem_tipo as tipo, l.sentido, l.valor_centavos as valor, l.data_movimento as dia, o.origem_tipo as de, o.data_movimento as "doDia", l.forma_pagamento_id as forma
    from lancamentos_financeiros l join lancamentos_financeiros o on o.id = l.estorno_de order by l.id`.execute(db());
  const linha = (tipo: string, sentido: string, valor: number, de: string) => ({
    tipo,
    sentido,
    valor,
    dia: hoje,
    de,
    doDia: ha(2),
    forma: cartao,
  });
  expect(rows).toEqual([
    linha('baixa_liquidacao_desfeita', 'saida', 100_000, 'baixa'),
    linha('taxa_liquidacao_desfeita', 'entrada', 3_000, 'taxa_recebimento'),
    linha('credito_liquidacao_desfeita', 'saida', 10_000, 'credito'),
    linha('taxa_liquidacao_desfeita', 'entrada', 300, 'taxa_recebimento'),
  ]);
  await expect(desfazer(id, paulo)).rejects.toThrow(codigo('LIQUIDACAO_JA_DESFEITA'));
  await conferirRelatorio(ha(2), ha(2));
  await conferirRelatorio(hoje, hoje);
  await conferirInteireza(db());
  expect(await prever()).toMatchObject({ quantidade: 2, brutoCentavos: 110_000, taxaCentavos: 3_300 });

  // And a second time, and then for good; what the family's reversal takes back is what is there at last.
  await desfazer(await liquidarTudo(ha(5)));
  expect(await saldo()).toBe(antes);
  await liquidarTudo(ha(9));
  expect(await saldo()).toBe(antes + 106_700);
  await conferirRelatorio(ha(20), hoje);
  await conferirRelatorio(ha(9), ha(9));
  await conferirInteireza(db());
  const { rows: baixas } = await sql<{ id: number }>`select max(id) as id from baixas`.execute(db());
  await com((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: baixas[0]?.id ?? 0, motivo: 'Compra contestada' }));
  expect(await saldo()).toBe(antes);
  await conferirRelatorio(ha(20), hoje);
  await conferirInteireza(db());
  const { rows: feitas } =
    await sql`select motivo, usuario_nome as quem from auditoria where acao = 'recebimentos.liquidacao_desfeita' and alvo_id = ${String(id)}`.execute(
      db(),
    );
  expect(feitas).toEqual([{ motivo: 'Dia errado', quem: 'Fernanda Lima' }]);
});

test('what was reversed meanwhile stays reversed; a settlement of which nothing is left is not undone', async () => {
  const [a, b] = [await pagar(50_000), await pagar(60_000)];
  const id = await liquidarTudo(ha(1));
  const antes = await saldo();
  const estornar = (baixaId: number) => com((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Compra contestada' }));
  await estornar(a);
  expect(await desfazer(id)).toMatchObject({ quantidade: 1, brutoCentavos: 60_000 });
  expect(await saldo()).toBe(antes - 106_700);
  // Reversed while it waits: no account had its money.
  await estornar(b);
  expect(await saldo()).toBe(antes - 106_700);
  const c = await pagar(10_000);
  const outra = await liquidarTudo(ha(1));
  await estornar(c);
  await expect(desfazer(outra)).rejects.toThrow(codigo('LIQUIDACAO_TODA_ESTORNADA'));
  await conferirInteireza(db());
});

test('over HTTP: read first, once for one key, with its reason', async () => {
  await pagar(20_000);
  const id = await liquidarTudo(ha(1));
  const caminho = `RecebimentoALiquidar/liquidacao/${id}`;
  const lida = { id, quantidade: 1, brutoCentavos: 20_000, aDesfazer: { quantidade: 1, brutoCentavos: 20_000, taxaCentavos: 600 } };
  expect((await s.pedir('GET', caminho)).corpo.data).toMatchObject({ ...lida, desfeita: null });
  const pedir = (chave: string, body: unknown = { motivo: 'Dia errado' }, de = caminho) =>
    s.pedir('POST', `${de}/estorno`, { body, headers: { 'idempotency-key': chave } });
  expect((await pedir('liquidacao-0001', { motivo: '' })).status).toBe(400);
  expect((await pedir('liquidacao-0002')).corpo.data).toEqual({ id, quantidade: 1, brutoCentavos: 20_000, taxaCentavos: 600 });
  expect((await pedir('liquidacao-0002')).status).toBe(200);
  const outra = await pedir('liquidacao-0003');
  expect([outra.status, outra.corpo.error?.code]).toEqual([409, 'LIQUIDACAO_JA_DESFEITA']);
  expect((await pedir('liquidacao-0004', undefined, 'RecebimentoALiquidar/liquidacao/999999')).status).toBe(404);
  expect((await s.pedir('GET', caminho)).corpo.data).toMatchObject({ desfeita: { motivo: 'Dia errado' }, aDesfazer: { quantidade: 0 } });
  await liquidarTudo(ha(1));
});

test('two people at once: one undoing, the other is told by whom', async () => {
  await pagar(30_000);
  const id = await liquidarTudo(ha(1));
  const antes = await saldo();
  const [feita, outra] = await passoAPasso(
    db(),
    (tx) => desfazerLiquidacao(atoDe(tx, fernanda), { id, motivo: 'Dia errado' }),
    () => desfazer(id, paulo),
  );
  expect(feita.quantidade).toBe(1);
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'LIQUIDACAO_JA_DESFEITA', params: { usuario: 'Fernanda Lima' } } });
  expect(await saldo()).toBe(antes - 29_100);
  await liquidarTudo(ha(1));
});

test('the database keeps no undoing without its money, and takes no settlement back without its undoing', async () => {
  const { rows } = await sql<{
    id: number;
    r: number;
  }>`select liquidacao_id as id, id as r from recebimentos_a_liquidar where situacao = 'liquidado' limit 1`.execute(db());
  const [de] = rows;
  const gravar = (tx: Tx) =>
    sql`with d as (insert into liquidacoes_desfeitas (liquidacao_id, data_desfeita, motivo, usuario_id, usuario_nome)
      values (${de?.id}, ${hoje}, 'abc', 1, 'x') returning id)
    insert into liquidacoes_desfeitas_itens (desfeita_id, recebimento_id, data_liquidacao) select d.id, ${de?.r}, ${hoje} from d`.execute(
      tx,
    );
  await expect(com(gravar)).rejects.toThrow(/RECEBIMENTO_INCOERENTE/);
  await expect(
    com((tx) =>
      sql`update recebimentos_a_liquidar set situacao = 'a_liquidar', liquidacao_id = null, data_liquidacao = null where id = ${de?.r}`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow(/RECEBIMENTO_JA_LIQUIDADO/);
});

test('while the period is closed: it waits for the closing, and is refused', async () => {
  await pagar(40_000);
  const id = await liquidarTudo(ha(1));
  const antes = await saldo();
  const { rows } = await sql<{
    id: number;
    versao: number;
    saldo: number;
  }>`select p.id, p.versao, (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros l where l.conta_bancaria_id = p.conta_bancaria_id)::bigint
      + c.saldo_inicial_centavos as saldo from periodos_financeiros p join contas_bancarias c on c.id = p.conta_bancaria_id where p.conta_bancaria_id = ${t.contaBancariaId}`.execute(
    db(),
  );
  const [periodo] = rows;
  const [, outra] = await passoAPasso(
    db(),
    (tx) =>
      fecharPeriodoFinanceiro(atoDe(tx, paulo), {
        id: periodo?.id ?? 0,
        versao: periodo?.versao ?? 1,
        ate: hoje,
        saldoInformadoCentavos: centavos(Number(periodo?.saldo)),
      }),
    () => desfazer(id),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'PERIODO_FINANCEIRO_FECHADO' } });
  expect(await saldo()).toBe(antes);
  await conferirInteireza(db());
});
