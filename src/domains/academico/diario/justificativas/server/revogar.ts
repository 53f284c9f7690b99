import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosJustificativa as erros } from '../erros.ts';
import { carregarJustificativa, conferirDiasAbertos } from './carregar.ts';

type Pedido = { id: number; versao: number; motivo: string };

/**
 * Takes a justification back: what it covered counts as unjustified again.
 * @throws NAO_ENCONTRADO, JUSTIFICATIVA_REVOGADA, VERSAO_DESATUALIZADA, DIARIO_…
 */
export async function revogarJustificativa(ato: Ato, { id, versao, motivo }: Pedido): Promise<{ id: number }> {
  const atual = await carregarJustificativa(ato, id);
  if (atual.revogada) throw erros.JUSTIFICATIVA_REVOGADA();
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'justificativa', id }, atual);
  await conferirDiasAbertos(ato, atual);
  await sql`update justificativas set revogada_em = clock_timestamp(), revogada_motivo = ${motivo}, versao = versao + 1 where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, { acao: 'justificativa.revogada', alvoTipo: 'justificativa', alvoId: id, motivo });
  return { id };
}
