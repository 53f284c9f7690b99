import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { errosPagar } from '../../erros.ts';
import { cancelarTitulosPagar } from '../../server/cancelar-titulos.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { podeTransitar, situacaoEmFrase } from '../../situacoes.ts';

/** Cancels every title of a bill, for what made it and is taken back. Throws CANCELAMENTO_DE_PAGAR when anything of it is paid. */
export async function cancelarConta(ato: Ato<Pessoa>, { id, motivo }: { id: number; motivo: string }): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from titulos_pagar where conta_pagar_id = ${id}`.execute(ato.tx);
  const titulos = await travarTitulosPagar(
    ato.tx,
    rows.map((t) => t.id),
  );
  const preso = titulos.find((t) => !podeTransitar(t.situacao, 'cancelar'));
  if (preso) throw errosPagar.CANCELAMENTO_DE_PAGAR({ numero: preso.numero, ...situacaoEmFrase(preso.situacao) });
  await cancelarTitulosPagar(ato, { titulos, motivo });
}
