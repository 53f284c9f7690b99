import { type RawBuilder, sql } from 'kysely';
import { casar, fecharConciliacao, ignorarLinhas, lancarLinha } from '#domains/financeiro/caixa/conciliacao/server/oficina.ts';
import { lerExtrato } from '#domains/financeiro/caixa/extratos/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { bancoComContas, lancarNoBanco, type LinhaDeTeste, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';

/** Two months of a statement: matched, entered, ignored, and closed twice. */
export async function encherConciliacao(db: Db): Promise<void> {
  const b = await bancoComContas(db, { codigo: '748', nome: 'Sicredi' });
  const { contaBancariaId } = b;
  await lancarNoBanco(db, b, [['2026-03-03', 1_000]]);
  const ler = (linhas: readonly LinhaDeTeste[], ate: string) =>
    transacao(db, (tx) =>
      lerExtrato(atoDe(tx, fernanda), {
        upload: { fileName: 'x.ofx', conteudo: Buffer.from(ofxDeTeste(linhas, { banco: '748', de: `${ate.slice(0, 8)}01`, ate })) },
      }),
    );
  const pendentes = async (): Promise<number[]> =>
    (
      await sql<{
        id: number;
      }>`select id from v_linha_de_extrato where conta_bancaria_id = ${contaBancariaId} and conciliacao_id is null order by id`.execute(db)
    ).rows.map((l) => l.id);
  const fechar = (ate: string, saldo: number) =>
    transacao(db, (tx) => fecharConciliacao(atoDe(tx, fernanda), { contaBancariaId, ate, saldoBancoCentavos: centavos(saldo) }));
  await ler(
    [
      ['2026-03-03', '10.00', 'PIX'],
      ['2026-03-04', '99.00', 'SALDO'],
    ],
    '2026-03-31',
  );
  const [pix = 0, saldo = 0] = await pendentes();
  const { rows } = await sql<{ id: number }>`select id from lancamentos_financeiros where conta_bancaria_id = ${contaBancariaId}`.execute(
    db,
  );
  await transacao(db, (tx) =>
    casar(atoDe(tx, fernanda), { contaBancariaId, pares: [{ linhaIds: [pix], lancamentoIds: rows.map((r) => r.id) }] }),
  );
  await transacao(db, (tx) => ignorarLinhas(atoDe(tx, fernanda), { linhaIds: [saldo], motivo: 'Linha de saldo' }));
  await fechar('2026-03-31', 101_000);
  await ler([['2026-04-30', '-5.00', 'TARIFA']], '2026-04-30');
  const [tarifa = 0] = await pendentes();
  await transacao(db, (tx) =>
    lancarLinha(atoDe(tx, fernanda), {
      linhaId: tarifa,
      categoriaId: b.tarifas,
      centroCustoId: null,
      historico: 'Tarifa',
      dataMovimento: '2026-04-30',
    }),
  );
  await fechar('2026-04-30', 100_500);
}

export const corrupcoesDaConciliacao: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['extrato-linhas', sql`update extratos_bancarios set repetidas = repetidas + 1 where lidas > 0`],
  ['extrato-linhas', sql`update extratos_bancarios set data_inicio = data_fim where lidas = 2`],
  ['extrato-linhas', sql`delete from conciliacoes_linhas`, sql`delete from extratos_bancarios_linhas`],
  ['conciliacao-soma', sql`update extratos_bancarios_linhas set valor_centavos = valor_centavos + 1 where descricao = 'PIX'`],
  ['conciliacao-soma', sql`delete from conciliacoes_lancamentos`],
  [
    'conciliacao-soma',
    sql`update conciliacoes set conta_bancaria_id = (select max(id) from contas_bancarias where tipo = 'caixa') where tipo = 'casada'`,
  ],
  [
    'conciliacao-soma',
    sql`update conciliacoes set lancamento_manual_id = (select min(id) from lancamentos_manuais) where tipo = 'lancada'`,
  ],
  ['conciliacao-fechada', sql`delete from conciliacoes_linhas`],
  [
    'conciliacao-fechada',
    sql`update conciliacoes_fechamentos set saldo_banco_centavos = saldo_banco_centavos + 1, so_no_extrato_centavos = so_no_extrato_centavos + 1 where ate = '2026-04-30'`,
  ],
];
