import { type RawBuilder, sql } from 'kysely';
import { criarPeriodoFinanceiro, estornarManual, lancarManual } from '#domains/financeiro/caixa/server/door.ts';
import { criarCategoriaFinanceira } from '#domains/financeiro/cadastros/server/door.ts';
import { baixarTitulos, devolverCredito, estornarBaixa, registrarCreditos } from '#domains/financeiro/titulos/server/door.ts';
import { desfazerDevolucao } from '#domains/financeiro/titulos/server/desfazer-devolucao.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Cobranca } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';

/** What people enter by hand and take back: a lost discount, a refund undone, entries and transfers, reversed and not. */
export async function encherCaixa(db: Db, c: Cobranca): Promise<void> {
  const hoje = hojeEm(new Date(), fuso);
  const com = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(db, fazer);
  const dinheiro = { contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId };
  const [titulo] = await titulosDeTeste(db, c, [{ dataVencimento: somarDias(hoje, 20) }]);
  const pagar = (valorCentavos: number) =>
    com((tx) => baixarTitulos(tx, fernanda, { ...dinheiro, dataBaixa: hoje, itens: [{ tituloId: titulo?.id ?? 0, valorCentavos }] }, fuso));
  const cheque = await pagar(50_000);
  await pagar(45_000);
  await com((tx) => estornarBaixa(tx, fernanda, { baixaId: cheque.baixas[0]?.id ?? 0, motivo: 'Cheque devolvido' }, fuso));

  const [creditoId] = await com((tx) =>
    registrarCreditos(tx, fernanda, [
      { ...dinheiro, pagadorId: c.pagadorId, reciboId: null, dataCredito: hoje, valorCentavos: centavos(5_000), historico: 'Adiantado' },
    ]),
  );
  const devolucao = { dataUso: hoje, valorCentavos: centavos(2_000), contaBancariaId: c.contaBancariaId, motivo: 'A pedido' };
  await com((tx) => devolverCredito(tx, fernanda, { creditoId: creditoId ?? 0, ...devolucao }, fuso));
  const { rows } = await sql<{ id: number }>`select max(id) as id from creditos_usos`.execute(db);
  await com((tx) => desfazerDevolucao(tx, fernanda, { usoId: rows[0]?.id ?? 0, motivo: 'Engano' }, fuso));

  await com((tx) =>
    criarPeriodoFinanceiro(tx, fernanda, { contaBancariaId: c.outraContaId, dataInicio: '2026-01-01', dataFim: '2099-12-31' }),
  );
  const { id: categoriaId } = await com((tx) =>
    criarCategoriaFinanceira(tx, fernanda, { nome: 'Cantina', sentido: 'entrada', ativo: true }),
  );
  const aMao = {
    dataMovimento: hoje,
    valorCentavos: centavos(700),
    historico: 'Lanches',
    documento: null,
    centroCustoId: null,
    pessoaId: null,
  };
  const receber = () =>
    com((tx) =>
      lancarManual(
        tx,
        fernanda,
        { ...aMao, tipo: 'recebimento', contaBancariaId: c.contaBancariaId, contaDestinoId: null, categoriaId },
        fuso,
      ),
    );
  const transferir = () =>
    com((tx) =>
      lancarManual(
        tx,
        fernanda,
        { ...aMao, tipo: 'transferencia', contaBancariaId: c.contaBancariaId, contaDestinoId: c.outraContaId, categoriaId: null },
        fuso,
      ),
    );
  await receber();
  await transferir();
  for (const { id } of [await receber(), await transferir()])
    await com((tx) => estornarManual(tx, fernanda, { id, motivo: 'Engano' }, fuso));
}

export const corrupcoesDoCaixa: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['desconto-revogado', sql`update baixas_descontos_revogados set valor_centavos = valor_centavos - 1`],
  ['desconto-revogado', sql`update baixas_descontos_revogados set data_revogacao = data_revogacao - 1`],
  ['desconto-revogado', sql`update baixas_descontos_revogados set estorno_id = (select min(id) from estornos where id <> estorno_id)`],
  ['desconto-revogado', sql`delete from fatos_contabeis where evento = 'desconto.revogado'`],
  ['desconto-revogado', sql`delete from baixas_descontos_revogados`],
  [
    'desconto-revogado',
    sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) select baixa_id, data_revogacao, 'abc', 1, 'x' from baixas_descontos_revogados`,
  ],
  ['credito-fecha', sql`delete from creditos_usos_estornos`],
  ['credito-fecha', sql`delete from lancamentos_financeiros where origem_tipo = 'credito_uso_estorno'`],
  ['credito-fecha', sql`delete from fatos_contabeis where origem_tipo = 'credito_uso_estorno'`],
  ['credito-fecha', sql`update creditos_usos_estornos set data_estorno = data_estorno - 1`],
];
