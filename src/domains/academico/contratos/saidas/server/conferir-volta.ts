import { sql } from 'kysely';
import { isAtiva } from '#domains/academico/matriculas/situacoes.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { travarContratos } from '../../server/carregar.ts';
import { errosDeSaida } from '../erros.ts';
import { contratosVigentes } from './contratos-vigentes.ts';

type Volta = { id: number; codigo: string; movimento: Parameters<typeof isAtiva>[0]; desfeito: { id: number } };

/**
 * An undo that leaves an enrollment inactive leaves no contract in force that was not so when the movement happened: one that came into
 * force since then is suspended by a person first, as nobody could activate it afterwards. @throws CONTRATO_ATIVO_NA_VOLTA
 */
export async function conferirContratosNaVolta(tx: Tx, { id, codigo, movimento, desfeito }: Volta): Promise<void> {
  if (isAtiva(movimento)) return;
  // Locked before they are read: an activation that is under way is seen, one that comes later sees the enrollment.
  await travarContratos(
    tx,
    (await contratosVigentes(tx, id)).map((c) => c.id),
  );
  const { rows } = await sql<{ numero: string }>`select c.numero from contratos c join v_matricula_movimento v on v.id = ${desfeito.id}
    where c.matricula_id = ${id} and c.situacao = 'ativo' and coalesce((select s.para from contratos_situacoes s
      where s.contrato_id = c.id and s.created_at < v.created_at order by s.id desc limit 1), 'rascunho') <> 'ativo' order by c.id limit 1`.execute(
    tx,
  );
  if (rows[0]) throw errosDeSaida.CONTRATO_ATIVO_NA_VOLTA({ numero: rows[0].numero, matricula: codigo });
}
