import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { nomeDe, type Operador } from '#domains/financeiro/caixa/server/door.ts';
import type { BaixaPronta } from './preparar-baixa.ts';

/** Tells apart, of the discounts of baixas, what was rounding and what somebody forgave. One statement, and none when there is nothing to tell. */
export async function registrarAjustes(
  { tx, quem }: Ato<Operador>,
  prontas: readonly BaixaPronta[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = prontas.flatMap(({ titulo, ajuste }) => (ajuste ? [{ ...ajuste, baixaId: ids.get(titulo.id) ?? 0 }] : []));
  if (linhas.length === 0) return;
  await sql`insert into baixas_ajustes (baixa_id, tipo, valor_centavos, motivo, usuario_id, usuario_nome)
    select "baixaId", tipo, "valorCentavos", motivo, ${quem.usuarioId}::bigint, ${nomeDe(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("baixaId" bigint, tipo text, "valorCentavos" bigint, motivo text)`.execute(
    tx,
  );
}
