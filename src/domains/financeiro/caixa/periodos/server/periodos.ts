import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { comSinal, somasDosLados } from '#domains/financeiro/caixa/server/com-sinal.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import type { SituacaoPeriodo } from '#domains/financeiro/caixa/situacoes.ts';
import type { Operador } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';

export type PeriodoTravado = {
  id: number;
  contaBancariaId: number;
  contaNome: string;
  dataInicio: DataCivil;
  dataFim: DataCivil;
  situacao: SituacaoPeriodo;
  versao: number;
  /** The clock of the database when the row was asked for. */
};

/** Any number that nobody else uses as the class of an advisory lock. */
const CLASSE_DA_TRAVA = 7301;

/** One change at a time to the sequence of periods of an account; payments are not held by it. */
export async function travarSequencia(tx: Tx, contaBancariaId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLASSE_DA_TRAVA}, ${contaBancariaId}::int)`.execute(tx);
}

/**
 * Locks a period for a change of state: new movements wait, and the sequence of its account stands still.
 * Throws PERIODO_FINANCEIRO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA with the current record.
 */
export async function travarPeriodo(tx: Tx, id: number, versao: number): Promise<PeriodoTravado> {
  const { rows: alvos } = await sql<{
    conta: number;
  }>`select conta_bancaria_id as conta from periodos_financeiros where id = ${id}`.execute(tx);
  if (!alvos[0]) throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
  await travarSequencia(tx, alvos[0].conta);
  const { rows } =
    await sql<PeriodoTravado>`select p.id, p.conta_bancaria_id as "contaBancariaId", (select c.nome from v_conta_bancaria c where c.id = p.conta_bancaria_id) as "contaNome",
      p.data_inicio as "dataInicio", p.data_fim as "dataFim", p.situacao, p.versao
    from periodos_financeiros p where p.id = ${id} for update`.execute(tx);
  const [periodo] = rows;
  if (!periodo) throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
  if (periodo.versao !== versao) throw versaoDesatualizada({ tipo: 'periodo_financeiro', id }, periodo);
  return periodo;
}

/** What a period adds up to, from its entries. */
const somasDoPeriodo = (id: number) => sql`select ${somasDosLados} from lancamentos_financeiros l where l.periodo_financeiro_id = ${id}`;

/** Changes the state of a locked period and adds the row that tells who, when and why; a closing keeps what the period adds up to. Answers that row's id. */
export async function mudarSituacao(
  { tx, quem }: Ato<Operador>,
  periodo: { id: number; situacao: SituacaoPeriodo },
  mudanca: { para: SituacaoPeriodo; motivo: string | null; saldoCalculadoCentavos?: number; saldoInformadoCentavos?: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with alterado as (update periodos_financeiros set situacao = ${mudanca.para}, versao = versao + 1 where id = ${periodo.id})
    insert into periodos_financeiros_situacoes (periodo_financeiro_id, de, para, motivo, saldo_calculado_centavos, saldo_informado_centavos, usuario_id, usuario_nome,
      entradas_centavos, saidas_centavos, lancamentos)
    select ${periodo.id}, ${periodo.situacao}::text, ${mudanca.para}, ${mudanca.motivo}::text, ${mudanca.saldoCalculadoCentavos ?? null}::bigint, ${mudanca.saldoInformadoCentavos ?? null}::bigint,
      ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}, s.entradas, s.saidas, s.lancamentos
    from (select 1) um left join (${somasDoPeriodo(periodo.id)}) s on ${mudanca.para} = 'fechado'
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Balance of an account at the end of a day: its opening balance and every entry until then, in centavos. */
export async function saldoEm(db: Db | Tx, contaBancariaId: number, dataFim: DataCivil): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`select c.saldo_inicial_centavos + coalesce((
      select sum${comSinal} from lancamentos_financeiros l
      where l.conta_bancaria_id = c.id and l.data_movimento <= ${dataFim}::date), 0)::bigint as saldo
    from v_conta_bancaria c where c.id = ${contaBancariaId}`.execute(db);
  return rows[0]?.saldo ?? 0;
}

/** Refuses when another period of the account stands on the wrong side: an earlier one not closed, or a later one closed. */
export async function conferirOrdem(tx: Tx, periodo: PeriodoTravado, verbo: 'fechar' | 'reabrir'): Promise<void> {
  const { rows } = await sql<{ inicio: DataCivil; fim: DataCivil }>`select data_inicio as inicio, data_fim as fim from periodos_financeiros
    where conta_bancaria_id = ${periodo.contaBancariaId} and ${verbo === 'fechar' ? sql`situacao <> 'fechado' and data_fim < ${periodo.dataInicio}` : sql`situacao = 'fechado' and data_inicio > ${periodo.dataFim}`}
    order by data_inicio limit 1`.execute(tx);
  if (rows[0])
    throw errosCaixa.PERIODO_FINANCEIRO_FORA_DE_ORDEM({ periodo: `${formatarData(rows[0].inicio)} – ${formatarData(rows[0].fim)}` });
}
