import { sql } from 'kysely';
import { deixarFatos } from '#domains/contabil/integracao/server/door.ts';
import { escreverPeriodo, isEncerramento, type Periodo } from '#domains/contabil/periodo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarData } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { errosFechamento } from '../erros.ts';
import { antesAbertoDe, pendenciasDe, somasDo } from './conferir-fechamento.ts';
import { encerrarAno } from './encerrar-ano.ts';
import { jaFechado, mudarSituacao, type Travado, travarPeriodo } from './travar-periodo.ts';

export type Fechado = { periodo: Periodo; situacao: 'fechado'; versao: number; lancamentos: number; resultadoCentavos: Centavos | null };

/**
 * Closes a período: from here on nothing is posted in it. Entries under way are waited for. The last of a year posts its result and carries its
 * balances. Throws PERIODO_CONTABIL_JA_FECHADO (by whom), PERIODO_CONTABIL_FORA_DE_ORDEM, PERIODO_CONTABIL_EM_CURSO,
 * PERIODO_CONTABIL_COM_PENDENCIAS, ENCERRAMENTO_SEM_CONTAS, SALDO_CONTABIL_DIVERGENTE, VERSAO_DESATUALIZADA.
 */
export async function fecharPeriodoContabil(
  ato: Ato<Pessoa>,
  pedido: { periodo: Periodo; versao: number; comPendencias: boolean },
): Promise<Fechado> {
  const { tx } = ato;
  const periodo = await travarPeriodo(ato, pedido);
  if (periodo.situacao === 'fechado') throw await jaFechado(ato, periodo.id);
  await conferirVez(ato, periodo);
  const achadas = await pendenciasDe(tx, periodo);
  if (achadas.length > 0 && !pedido.comPendencias)
    throw errosFechamento.PERIODO_CONTABIL_COM_PENDENCIAS(
      { n: achadas.reduce((soma, p) => soma + p.quantidade, 0), periodo: escreverPeriodo(periodo.id, ato.idioma) },
      { campos: ['comPendencias'] },
    );
  const resultadoCentavos = isEncerramento(periodo.id) ? await encerrarAno(ato, periodo.ano) : null;
  const somas = await somasDo(tx, periodo.id);
  const { versao, situacaoId } = await mudarSituacao(ato, periodo, { para: 'fechado', ...somas });
  if (!isEncerramento(periodo.id)) await deixarFatos(tx, { situacaoId, ate: periodo.dataFim });
  await auditar(ato, {
    acao: 'periodo_contabil.fechado',
    alvoTipo: 'periodo_contabil',
    alvoId: periodo.id,
    antes: { situacao: periodo.situacao },
    depois: { situacao: 'fechado', ...somas, resultadoCentavos, pendencias: achadas },
  });
  return { periodo: periodo.id, situacao: 'fechado', versao, lancamentos: somas.lancamentos, resultadoCentavos };
}

async function conferirVez({ tx, hoje, idioma }: { tx: Tx; hoje: string; idioma: Ato['idioma'] }, periodo: Travado): Promise<void> {
  const antes = await antesAbertoDe(tx, periodo.id);
  if (antes !== null) throw errosFechamento.PERIODO_CONTABIL_FORA_DE_ORDEM({ periodo: escreverPeriodo(antes, idioma) });
  if (periodo.dataFim >= hoje)
    throw errosFechamento.PERIODO_CONTABIL_EM_CURSO({ periodo: escreverPeriodo(periodo.id, idioma), data: formatarData(periodo.dataFim) });
}

/** The first período after this one that is closed, which stands against reopening it; null when none does. */
export async function depoisFechadoDe(tx: Tx, periodo: Periodo): Promise<Periodo | null> {
  const { rows } = await sql<{
    id: number | null;
  }>`select max(id) as id from periodos_contabeis where id > ${periodo} and situacao = 'fechado'`.execute(tx);
  return rows[0]?.id ?? null;
}
