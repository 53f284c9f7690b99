import { type RawBuilder, sql } from 'kysely';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { corrigirLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';

/** Books in which everything happened that their invariants speak of: a year closed and carried, a correction, a fact. */
export async function encherLivros(db: Db): Promise<void> {
  const conta = await livrosDeTeste(db, 2024, 2025);
  const { rows } = await sql<{ id: number }>`select min(id) as id from fatos_contabeis`.execute(db);
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const comFato = simples('2024-02-01', conta('1.1.01.002'), conta('1.1.02.001'), 300);
    const partidas = comFato.partidas.map((p) => ({ ...p, fatoId: rows[0]?.id ?? 0 }));
    await lancarEmLote(ato, [simples('2024-01-10', conta('1.1.01.002'), conta('3.1.01.001'), 1_000), { ...comFato, partidas }]);
    const [errado] = await lancarEmLote(ato, [simples('2024-03-01', conta('4.1.03.002'), conta('1.1.01.002'), 50)]);
    const certas = [
      { contaId: conta('4.1.03.003'), centroCustoId: null, debitoCentavos: centavos(50), creditoCentavos: null, historico: null },
      { contaId: conta('1.1.01.002'), centroCustoId: null, debitoCentavos: null, creditoCentavos: centavos(50), historico: null },
    ];
    await corrigirLancamento(ato, {
      id: errado?.id ?? 0,
      motivo: 'Era água',
      dataEstorno: null,
      dataLancamento: '2024-03-01',
      ajuste: false,
      historico: 'Água',
      documento: null,
      partidas: certas,
    });
  });
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14])
    await transacao(db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202_400 + n, versao: 1, comPendencias: true }));
}

const primeiro = sql`(select min(id) from lancamentos_contabeis)`;
export const corrupcoesDosLivros: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['plano-em-arvore', sql`update contas_contabeis set codigo = '1.1.1' where codigo = '1.1.05.001'`],
  ['plano-em-arvore', sql`delete from contas_contabeis where codigo = '1.1.05'`],
  ['plano-em-arvore', sql`update contas_contabeis set tipo = 'sintetica' where codigo = '1.1.01.002'`],
  ['plano-em-arvore', sql`update contas_contabeis set ativa = false where codigo = '1.1.01.002'`],
  [
    'lancamento-contabil-fecha',
    sql`update partidas_contabeis set debito_centavos = debito_centavos + 1 where lancamento_id = ${primeiro} and debito_centavos > 0`,
  ],
  ['lancamento-contabil-fecha', sql`delete from partidas_contabeis where lancamento_id = ${primeiro}`],
  ['lancamento-contabil-fecha', sql`update lancamentos_contabeis set data_lancamento = data_lancamento + 60 where id = ${primeiro}`],
  ['lancamento-contabil-numero', sql`update exercicios_contabeis set ultimo_numero = ultimo_numero + 1 where ano = 2024`],
  ['lancamento-contabil-numero', sql`delete from lancamentos_contabeis where id = ${primeiro}`],
  [
    'estorno-contabil',
    sql`update partidas_contabeis set conta_id = conta_id + 1 where lancamento_id = (select max(id) from lancamentos_contabeis where estorno_de is not null and tipo = 'normal')`,
  ],
  ['estorno-contabil', sql`update lancamentos_contabeis set estorno_de = null where corrige_id is null and estorno_de is not null`],
  [
    'saldos-contabeis',
    sql`update saldos_contabeis set debitos_centavos = debitos_centavos + 1 where periodo = 202401 and debitos_centavos > 0`,
  ],
  ['saldos-contabeis', sql`delete from saldos_contabeis where periodo = 202402`],
  [
    'faturamento-fato',
    sql`insert into faturamentos (titulo_id, ordem, periodo, data_faturamento, bruto_centavos, bolsa_centavos, desconto_centavos, antecipado_centavos, usuario_id, usuario_nome)
      select min(id), 1, 202501, '2025-01-01', 100, 0, 0, 0, 1, 'x' from titulos_receber`,
  ],
  [
    'faturamento-fato',
    sql`insert into faturamentos (titulo_id, ordem, periodo, data_faturamento, bruto_centavos, bolsa_centavos, desconto_centavos, antecipado_centavos, usuario_id, usuario_nome)
      select min(id), 3, 202501, '2025-01-01', 100, 0, 0, 0, 1, 'x' from titulos_receber`,
    sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores)
      select 'faturamento.reconhecido', data_faturamento, 'faturamento', id, bruto_centavos,
        jsonb_build_object('tituloId', titulo_id, 'bolsaCentavos', 0, 'antecipadoCentavos', 0) from faturamentos`,
  ],
  [
    'fato-no-mes-fechado',
    sql`delete from fatos_lancados`,
    sql`delete from fatos_deixados`,
    sql`update fatos_contabeis set data_fato = '2024-02-01', created_at = created_at - interval '1 day'`,
  ],
  [
    'estorno-sozinho',
    sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores, estorno_de)
      select 'caixa.recebimento_estornado', data_fato, 'lancamento_manual_estorno', 999999, valor_centavos, valores, id from fatos_contabeis where id = (select min(id) from fatos_contabeis)`,
    sql`update fatos_contabeis set data_fato = '2024-02-01'`,
    sql`update fatos_lancados set fato_id = (select max(id) from fatos_contabeis)`,
  ],
  ['fato-lancado', sql`update fatos_lancados set desfeito_por = ${primeiro}`],
  ['periodos-contabeis-em-ordem', sql`update periodos_contabeis set situacao = 'reaberto' where id = 202403`],
  ['periodos-contabeis-em-ordem', sql`delete from periodos_contabeis where id = 202505`],
  ['periodo-contabil-fechado', sql`delete from periodos_contabeis_situacoes where periodo = 202401`],
  ['periodo-contabil-fechado', sql`update lancamentos_contabeis set created_at = now() + interval '1 day' where id = ${primeiro}`],
  [
    'encerramento-contabil',
    sql`delete from saldos_iniciais_contabeis where ano = 2025 and conta_id = (select id from contas_contabeis where codigo = '1.1.01.002')`,
  ],
  ['encerramento-contabil', sql`update periodos_contabeis set situacao = 'reaberto' where id = 202414`],
];
