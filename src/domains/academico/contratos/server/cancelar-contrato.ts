import { sql } from 'kysely';
import { cancelarTitulosDoContrato } from '#domains/financeiro/titulos/server/door.ts';
import { auditar } from '#platform/server/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '../erros.ts';
import { podeTransitar } from '../situacoes.ts';
import { type ContratoCarregado, carregarContratos, travarContratos } from './carregar.ts';

type Pedido = { id: number; versao: number; dataEfeito: string | null; motivo: string | null };

/**
 * Cancels a contract. Open titles due after the effective date are cancelled with it; those due before stay owed;
 * settled or partly settled ones are never touched.
 */
export async function cancelarContrato(
  tx: Tx,
  quem: Quem,
  pedido: Pedido,
  fuso: string,
): Promise<{ id: number; situacao: 'cancelado'; titulosCancelados: number }> {
  await travarContratos(tx, [pedido.id]);
  const [contrato] = await carregarContratos(tx, [pedido.id]);
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  if (contrato.versao !== pedido.versao) throw errosComuns.VERSAO_DESATUALIZADA({}, { detalhe: contrato });
  const { numero, situacao } = contrato;
  if (!podeTransitar(situacao, 'cancelar')) throw errosContrato.CONTRATO_TRANSICAO_INVALIDA({ numero, situacao, para: 'cancelado' });
  const hoje = await hojeNaEscola(tx, fuso);
  const dataEfeito = pedido.dataEfeito ?? hoje;
  assertDataDeEfeito(contrato, dataEfeito, fuso);
  await sql`update contratos set situacao = 'cancelado', versao = versao + 1, updated_at = clock_timestamp() where id = ${contrato.id}`.execute(
    tx,
  );
  await sql`insert into contratos_situacoes (contrato_id, de, para, motivo, data_efeito, usuario_id)
    values (${contrato.id}, ${situacao}, 'cancelado', ${pedido.motivo}, ${dataEfeito}, ${quem.usuarioId})`.execute(tx);
  const cancelados =
    contrato.ativadoEm === null
      ? []
      : await cancelarTitulosDoContrato(tx, quem, {
          contratoId: contrato.id,
          tipo: 'contrato',
          vencimentoApos: dataEfeito,
          dataCancelamento: hoje,
          motivo: pedido.motivo,
        });
  await auditar(tx, quem, {
    acao: 'contrato.cancelado',
    alvoTipo: 'contrato',
    alvoId: contrato.id,
    antes: { situacao },
    depois: { situacao: 'cancelado', dataEfeito, titulosCancelados: cancelados.length },
    motivo: pedido.motivo,
  });
  return { id: contrato.id, situacao: 'cancelado', titulosCancelados: cancelados.length };
}

function assertDataDeEfeito(contrato: ContratoCarregado, dataEfeito: string, fuso: string): void {
  if (contrato.ativadoEm === null) return;
  const ativacao = hojeEm(new Date(contrato.ativadoEm), fuso);
  if (dataEfeito < ativacao) throw errosContrato.DATA_EFEITO_INVALIDA({ ativacao: formatarData(ativacao) }, { campos: ['dataEfeito'] });
}
