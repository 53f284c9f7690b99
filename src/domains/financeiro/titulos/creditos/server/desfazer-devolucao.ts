import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { formatarInstante } from '#shared/datas.ts';
import { errosCredito } from '../erros.ts';
import { desfazerUso, travarCredito, type UsoDesfeito } from './usos-de-credito.ts';

/**
 * Undoes a refund of credit that was typed by mistake: the money comes back today to the account that it left, by the opposite movement
 * and fact, and is credit again. Throws DEVOLUCAO_NAO_ENCONTRADA, DEVOLUCAO_JA_DESFEITA (by whom and when), closed period.
 */
export async function desfazerDevolucao(
  ato: Ato<Pessoa>,
  { usoId, motivo }: { usoId: number; motivo: string },
): Promise<{ id: number; saldoCentavos: number }> {
  const { tx, quem, fuso, hoje: data } = ato;
  const { rows } =
    await sql<UsoDesfeito>`select id, credito_id as "creditoId", valor_centavos as "valorCentavos", conta_bancaria_id as "contaBancariaId",
      null as "formaPagamentoId" from creditos_usos where id = ${usoId} and tipo = 'devolucao'`.execute(tx);
  const [uso] = rows;
  if (!uso) throw errosCredito.DEVOLUCAO_NAO_ENCONTRADA();
  const credito = await travarCredito(tx, uso.creditoId);
  // Asked after the lock: an earlier snapshot would miss an undoing that has just been committed.
  const { rows: feitos } = await sql<{
    usuario: string;
    em: string;
  }>`select usuario_nome as usuario, created_at as em from creditos_usos_estornos where uso_id = ${usoId}`.execute(tx);
  const [feito] = feitos;
  if (feito) throw errosCredito.DEVOLUCAO_JA_DESFEITA({ usuario: feito.usuario, em: formatarInstante(feito.em, fuso) });
  await sql`insert into creditos_usos_estornos (uso_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${usoId}, ${data}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await desfazerUso(ato, uso, { tipo: 'devolucao', data, historico: escreverHistorico('devolucaoDesfeita', { motivo }) });
  const utilizadoCentavos = credito.utilizadoCentavos - uso.valorCentavos;
  await auditar(ato, {
    acao: 'credito.devolucao_desfeita',
    alvoTipo: 'credito',
    alvoId: credito.id,
    motivo,
    antes: { utilizadoCentavos: credito.utilizadoCentavos },
    depois: { utilizadoCentavos, usoId },
  });
  return { id: credito.id, saldoCentavos: credito.valorCentavos - utilizadoCentavos };
}
