import { sql } from 'kysely';
import { type LancamentoFeito, lancarEmLote, type NovaPartida, type NovoLancamento } from '#domains/contabil/lancamentos/server/door.ts';
import { encerramentoDe } from '#domains/contabil/periodo.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { errosFechamento } from '../erros.ts';
import { apurarResultado, resultadoDe, type SaldoDeResultado } from '../resultado.ts';

const ultimoDia = (ano: number): DataCivil => `${ano}-12-31`;
const historicos = {
  receitas: 'Encerramento das receitas do exercício',
  despesas: 'Encerramento dos custos e despesas do exercício',
  resultado: 'Transferência do resultado do exercício',
} as const;

/** What the accounts of results hold at the end of a year. */
export async function saldosDoResultado(db: Db | Tx, ano: number): Promise<SaldoDeResultado[]> {
  const { rows } = await sql<SaldoDeResultado>`select s.conta_id as "contaId", s.centro_custo_id as "centroCustoId", c.grupo,
      (s.anterior_centavos + s.debitos_centavos - s.creditos_centavos)::bigint as "saldoCentavos"
    from saldos_contabeis_entre(${ano * 100 + 1}, ${encerramentoDe(ano)}) s join contas_contabeis c on c.id = s.conta_id
    where c.familia = 'resultado' order by c.codigo collate "C", s.centro_custo_id nulls first`.execute(db);
  return rows;
}

/** Posts the result of a year in its closing and carries what is left into the next. Throws ENCERRAMENTO_SEM_CONTAS. */
export async function encerrarAno(ato: Ato<Pessoa>, ano: number): Promise<Centavos> {
  const { tx } = ato;
  const { rows } = await sql<{ contaApuracaoId: number | null; contaResultadoId: number | null }>`
    select conta_apuracao_id as "contaApuracaoId", conta_resultado_id as "contaResultadoId" from contabil_configuracao`.execute(tx);
  const { contaApuracaoId = null, contaResultadoId = null } = rows[0] ?? {};
  const saldos = await saldosDoResultado(tx, ano);
  if (saldos.some((s) => s.saldoCentavos !== 0)) {
    if (contaApuracaoId === null || contaResultadoId === null) throw errosFechamento.ENCERRAMENTO_SEM_CONTAS();
    const lancamentos = apurarResultado(saldos, { contaApuracaoId, contaResultadoId }).map(
      ({ historico, partidas }): NovoLancamento => ({
        dataLancamento: ultimoDia(ano),
        parte: 'encerramento',
        origem: 'encerramento',
        historico: historicos[historico],
        partidas: partidas satisfies NovaPartida[],
      }),
    );
    await lancarEmLote(ato, lancamentos);
  }
  await sql`insert into saldos_iniciais_contabeis (ano, conta_id, centro_custo_id, saldo_centavos)
    select ${ano + 1}, conta_id, centro_custo_id, anterior_centavos + debitos_centavos - creditos_centavos
    from saldos_contabeis_entre(${ano * 100 + 1}, ${encerramentoDe(ano)}) where anterior_centavos + debitos_centavos - creditos_centavos <> 0`.execute(
    tx,
  );
  return resultadoDe(saldos);
}

/** Takes back what the closing of a year carried and posted, by the reversal of each entry; gives the reversals. */
export async function desfazerEncerramento(ato: Ato<Pessoa>, { ano, motivo }: { ano: number; motivo: string }): Promise<LancamentoFeito[]> {
  await sql`delete from saldos_iniciais_contabeis where ano = ${ano + 1}`.execute(ato.tx);
  const { rows } = await sql<Omit<NovoLancamento, 'corrigeId'>>`
    select l.data_lancamento as "dataLancamento", 'encerramento' as parte, l.origem, left('Estorno: ' || l.historico, 300) as historico, l.documento, l.id as "estornoDe",
      ${motivo}::text as motivo, coalesce((select json_agg(json_build_object('contaId', p.conta_id, 'centroCustoId', p.centro_custo_id, 'debitoCentavos', p.credito_centavos,
        'creditoCentavos', p.debito_centavos, 'historico', p.historico) order by p.ordem) from partidas_contabeis p where p.lancamento_id = l.id), '[]') as partidas
    from lancamentos_contabeis l where l.periodo = ${encerramentoDe(ano)} and l.estorno_de is null
      and not exists (select from lancamentos_contabeis e where e.estorno_de = l.id) order by l.id`.execute(ato.tx);
  return lancarEmLote(ato, rows);
}
