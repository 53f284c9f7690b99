import { errosPeriodo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { travarSequencia } from './periodos.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

export type NovoPeriodoFinanceiro = { contaBancariaId: number; dataInicio: DataCivil; dataFim: DataCivil };

/**
 * Opens a financial period of an account. The periods of an account neither overlap nor leave a day out: each starts the
 * day after the last one ended, and one before the first ends the day before it. Throws CONTA_DESCONHECIDA, PERIODO_FINANCEIRO_SOBREPOSTO,
 * PERIODO_FINANCEIRO_LACUNA, PERIODO_FINANCEIRO_LACUNA_DEPOIS, PERIODO_FINANCEIRO_ANTES_DE_FECHADO.
 */
export async function criarPeriodoFinanceiro(ato: Ato<Autor>, dados: NovoPeriodoFinanceiro): Promise<{ id: number; versao: number }> {
  const { tx } = ato;
  await travarSequencia(tx, dados.contaBancariaId);
  const { rows } = await sql<{
    inicio: DataCivil | null;
    fim: DataCivil | null;
    fechado: DataCivil | null;
  }>`select min(data_inicio) as inicio, max(data_fim) as fim, min(data_fim) filter (where situacao = 'fechado') as fechado
    from periodos_financeiros where conta_bancaria_id = ${dados.contaBancariaId}`.execute(tx);
  const { inicio = null, fim = null, fechado = null } = rows[0] ?? {};
  const [anterior, proximo] = [inicio && somarDias(inicio, -1), fim && somarDias(fim, 1)];
  if (proximo !== null && dados.dataInicio > proximo)
    throw errosPeriodo.PERIODO_FINANCEIRO_LACUNA({ data: formatarData(proximo) }, { campos: ['dataInicio'] });
  if (anterior !== null && dados.dataFim < anterior)
    throw errosPeriodo.PERIODO_FINANCEIRO_LACUNA_DEPOIS({ data: formatarData(anterior) }, { campos: ['dataFim'] });
  // The closing kept what the account had come to: a day before it would change that.
  if (inicio !== null && fechado !== null && dados.dataFim < inicio)
    throw errosPeriodo.PERIODO_FINANCEIRO_ANTES_DE_FECHADO(
      { periodo: `${formatarData(inicio)} – ${formatarData(fechado)}` },
      { campos: ['dataInicio'] },
    );
  const { rows: criados } = await sql<{
    id: number;
    versao: number;
  }>`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim)
    values (${dados.contaBancariaId}, ${dados.dataInicio}, ${dados.dataFim}) returning id, versao`.execute(tx);
  const [criado] = criados;
  if (!criado) throw new Error('the insert of a financial period answered no row');
  await auditar(ato, { acao: 'periodo_financeiro.criado', alvoTipo: 'periodo_financeiro', alvoId: criado.id, depois: dados });
  return criado;
}
