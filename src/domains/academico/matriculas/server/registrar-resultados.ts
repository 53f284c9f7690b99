import { sql } from 'kysely';
import { auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { errosMatricula as erros } from '../erros.ts';
import type { Resultado } from '../situacoes.ts';

/**
 * Records how students did, all or nothing; a result changes only while the enrollment is active.
 * @throws MATRICULA_NAO_ATIVA naming the first that is not
 */
export async function registrarResultados(tx: Tx, quem: Quem, resultados: readonly { id: number; resultado: Resultado }[]): Promise<void> {
  if (resultados.length === 0) return;
  const { rows } = await sql<{
    id: number;
    codigo: string;
    movimento: string;
    resultado: Resultado;
  }>`select id, codigo, movimento, resultado from matriculas
    where id = any(${resultados.map(({ id }) => id)}::bigint[]) order by id for update`.execute(tx);
  const antes = new Map(rows.map((r) => [r.id, r]));
  const parada = rows.find(({ movimento }) => movimento !== 'ativa');
  if (parada) throw erros.MATRICULA_NAO_ATIVA({ codigo: parada.codigo });
  await sql`update matriculas m set resultado = r.resultado, versao = m.versao + 1, updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify(resultados)}::json) as r(id bigint, resultado text) where m.id = r.id`.execute(tx);
  await auditarVarios(
    tx,
    quem,
    resultados.map(({ id, resultado }) => ({
      acao: 'matricula.resultado',
      alvoTipo: 'matricula',
      alvoId: id,
      antes: { resultado: antes.get(id)?.resultado ?? null },
      depois: { resultado },
    })),
  );
}
