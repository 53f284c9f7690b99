import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { creditosDoPagador } from './creditos.ts';
import { desfazerDevolucao } from './desfazer-devolucao.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { devolverCredito } from './encerrar-credito.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
const db = () => s.banco.db;
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  t = await tesourariaDeTeste(db());
});
afterAll(() => s.fechar());

const codigo = (code: string) => expect.objectContaining({ code });
const com = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(db(), fazer);
const saldoDaConta = async (id: number): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros where conta_bancaria_id = ${id}`.execute(
      db(),
    )
  ).rows[0]?.n ?? -1;

/** A receipt of 1.099,96 for 1.000,00, of whose credit 30,00 went back to the payer out of another account. */
async function devolvido() {
  const { id } = await tituloDeTeste(db(), t, {
    dataEmissao: somarDias(hoje, -30),
    dataVencimento: somarDias(hoje, 20),
    descontoCondicionalCentavos: centavos(0),
  });
  const feita = await com((tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      excedenteComoCredito: true,
      itens: [{ tituloId: id, valorCentavos: 109_996 }],
    }),
  );
  const credito = (await creditosDoPagador(db(), t.pagadorId)).itens[0];
  const pedido = { dataUso: hoje, valorCentavos: centavos(3_000), contaBancariaId: t.outraContaId, motivo: 'A pedido' };
  await com((tx) => devolverCredito(atoDe(tx, fernanda), { creditoId: credito?.id ?? 0, ...pedido }));
  return { baixaId: feita.baixas[0]?.id ?? 0, ...(await lido(credito?.id ?? 0)) };
}
const lido = async (creditoId: number) => {
  const credito = (await creditosDoPagador(db(), t.pagadorId)).itens.find((c) => c.id === creditoId);
  return { creditoId, saldo: credito?.saldoCentavos, uso: credito?.usos.at(-1) };
};
const desfazer = (usoId: number, quem = fernanda) => com((tx) => desfazerDevolucao(atoDe(tx, quem), { usoId, motivo: 'Valor errado' }));

test('a refund typed by mistake is undone: money, fact and credit come back, and the receipt may be reversed', async () => {
  const antes = await saldoDaConta(t.outraContaId);
  const { baixaId, creditoId, uso } = await devolvido();
  const estornar = () => com((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Cheque devolvido' }));
  await expect(estornar()).rejects.toThrow(codigo('CREDITO_DO_RECIBO_USADO'));
  expect(await desfazer(uso?.id ?? 0)).toEqual({ id: creditoId, saldoCentavos: 9_996 });
  expect(await saldoDaConta(t.outraContaId)).toBe(antes);
  expect(await lido(creditoId)).toMatchObject({ saldo: 9_996, uso: { tipo: 'devolucao', desfeito: true } });
  const { rows } = await sql<{ evento: string; sentido: string; de: string }>`select f.evento, l.sentido, o.evento as de
    from fatos_contabeis f join fatos_contabeis o on o.id = f.estorno_de
    join lancamentos_financeiros l on l.origem_tipo = f.origem_tipo and l.origem_id = f.origem_id where f.origem_tipo = 'credito_uso_estorno' and f.origem_id = ${uso?.id}`.execute(
    db(),
  );
  expect(rows).toEqual([{ evento: 'credito.devolucao_estornada', sentido: 'entrada', de: 'credito.devolvido' }]);
  const { rows: feitos } = await sql`select motivo, usuario_nome as quem from auditoria where acao = 'credito.devolucao_desfeita'`.execute(
    db(),
  );
  expect(feitos).toEqual([{ motivo: 'Valor errado', quem: 'Fernanda Lima' }]);
  await expect(desfazer(uso?.id ?? 0)).rejects.toThrow(codigo('DEVOLUCAO_JA_DESFEITA'));
  expect(await estornar()).toMatchObject({ situacao: 'aberto', creditoEstornadoCentavos: 9_996 });
  const r = await s.pedir('GET', `Relatorio/recebimentos-conta/obter-paginado?PeriodoDe=${hoje}&PeriodoAte=${hoje}`);
  const { itens } = r.corpo.data as { itens: { devolvidoCentavos: number; liquidoCentavos: number }[] };
  for (const [coluna, pergunta] of [
    ['devolvidoCentavos', 'soma.devolvidoCentavos'],
    ['liquidoCentavos', 'soma.liquidoCentavos'],
  ] as const) {
    const consulta = perguntasDosRecebimentos(sql`l.data_movimento = ${hoje}`)[pergunta];
    const { rows: ditos } = await sql<{ n: number }>`select (${consulta})::bigint as n`.execute(db());
    expect([coluna, itens.reduce((soma, i) => soma + i[coluna], 0)]).toEqual([coluna, ditos[0]?.n]);
    expect(ditos[0]?.n).toBe(0);
  }
  await conferirInteireza(db());
});

test('over HTTP: once for one key, only with the permission, only a refund, with its reason', async () => {
  const { uso, creditoId } = await devolvido();
  const caminho = `DevolucaoDeCredito/${uso?.id}/estorno`;
  const body = { motivo: 'Valor errado' };
  const chave = { headers: { 'idempotency-key': 'desfazer-devolucao-0001' } };
  expect((await s.pedir('POST', caminho, { body: { motivo: '' }, ...chave })).status).toBe(400);
  expect((await s.pedir('POST', caminho, { body, ...chave })).corpo.data).toEqual({ id: creditoId, saldoCentavos: 9_996 });
  expect((await s.pedir('POST', caminho, { body, ...chave })).status).toBe(200);
  const outra = await s.pedir('POST', caminho, { body, headers: { 'idempotency-key': 'desfazer-devolucao-0002' } });
  expect([outra.status, outra.corpo.error?.code]).toEqual([409, 'DEVOLUCAO_JA_DESFEITA']);
  const nenhuma = await s.pedir('POST', 'DevolucaoDeCredito/999999/estorno', {
    body,
    headers: { 'idempotency-key': 'desfazer-devolucao-0003' },
  });
  expect([nenhuma.status, nenhuma.corpo.error?.code]).toEqual([404, 'DEVOLUCAO_NAO_ENCONTRADA']);
});

test('two people at once: one undoing, the other is told by whom', async () => {
  const { uso } = await devolvido();
  const pedido = { usoId: uso?.id ?? 0, motivo: 'Valor errado' };
  const [feito, outro] = await passoAPasso(
    db(),
    (tx) => desfazerDevolucao(atoDe(tx, fernanda), pedido),
    () => desfazer(pedido.usoId, paulo),
  );
  expect(feito.saldoCentavos).toBe(9_996);
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'DEVOLUCAO_JA_DESFEITA', params: { usuario: 'Fernanda Lima' } } });
  await conferirInteireza(db());
});

test('the database keeps no undoing without its money', async () => {
  const { uso } = await devolvido();
  await expect(
    com((tx) =>
      sql`insert into creditos_usos_estornos (uso_id, data_estorno, motivo, usuario_id, usuario_nome) values (${uso?.id}, ${hoje}, 'abc', 1, 'x')`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow(/CREDITO_INCOERENTE/);
});
