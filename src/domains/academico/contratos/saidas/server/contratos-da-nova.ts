import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { MovimentoFeito } from '#domains/academico/matriculas/server/door.ts';
import { travarTitulosPorId } from '#domains/financeiro/titulos/server/door.ts';
import { gravarCancelamentos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import { travarContratos } from '../../server/carregar.ts';
import { errosDeSaida } from '../erros.ts';
import { contratosVigentes } from './contratos-vigentes.ts';

/**
 * The contracts of an enrollment that never was: drafts end with it, one in force must be ended by a person first, and what one that
 * was cancelled still left owed (what fell due before, the fee) is owed no more. Money that came in stands in the way of all of it.
 * @throws CONTRATO_DA_NOVA_EM_VIGOR, CONTRATO_DA_NOVA_COM_PAGAMENTO
 */
export async function encerrarContratosDaNova(
  ato: Ato,
  matriculaId: number,
  { movimentoId }: MovimentoFeito,
  motivo: string,
): Promise<void> {
  const { tx } = ato;
  const { rows: contratos } = await sql<{ id: number }>`select id from contratos where matricula_id = ${matriculaId}`.execute(tx);
  await travarContratos(
    tx,
    contratos.map(({ id }) => id),
  );
  const vigentes = await contratosVigentes(tx, matriculaId);
  const emVigor = vigentes.find((v) => v.ativadoEm !== null);
  if (emVigor) throw errosDeSaida.CONTRATO_DA_NOVA_EM_VIGOR({ numero: emVigor.numero });
  const { rows: daMatricula } = await sql<{
    id: number;
    doContrato: boolean;
  }>`select id, contrato_id is not null as "doContrato" from v_titulo_receber where matricula_id = ${matriculaId}`.execute(tx);
  const titulos = await travarTitulosPorId(
    tx,
    daMatricula.map(({ id }) => id),
  );
  // The family would owe for both enrollments, or have paid for the one that never was.
  const tocado = titulos.find((t) => t.recebidoCentavos > 0 || !['aberto', 'cancelado'].includes(t.situacao));
  if (tocado) throw errosDeSaida.CONTRATO_DA_NOVA_COM_PAGAMENTO({ titulo: tocado.numero });
  const doContrato = new Set(daMatricula.flatMap((t) => (t.doContrato ? [t.id] : [])));
  const devidos = titulos.filter((t) => t.situacao === 'aberto' && doContrato.has(t.id));
  await gravarCancelamentos(
    ato,
    devidos.map(({ id }) => ({ id, causa: { tipo: 'avulso' } })),
    { motivo, dataCancelamento: ato.hoje },
  );
  await auditarVarios(
    ato,
    devidos.map(({ id }) => ({
      acao: 'titulo.cancelado',
      alvoTipo: 'titulo',
      alvoId: id,
      motivo,
      antes: { situacao: 'aberto' },
      depois: { situacao: 'cancelado' },
    })),
  );
  if (vigentes.length === 0) return;
  await cancelarContratos(ato, { contratoId: vigentes.map((v) => v.id), motivo, matriculaMovimentoId: movimentoId });
}
