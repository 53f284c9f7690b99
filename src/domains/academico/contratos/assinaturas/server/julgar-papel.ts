import { recusaDoAditivoEnviado } from '#domains/academico/contratos/aditivos/server/door.ts';
import { recusaDoEnviado } from '#domains/academico/contratos/ciclo/server/door.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { PapelPedido } from './carregar.ts';

/** Why a paper that awaits signatures could not come into force once it has them all: nobody is asked to sign it then. Null where nothing stands against it. */
export async function recusaDoPapel(db: Db | Tx, { contratoId, aditivoId }: PapelPedido, fuso: string): Promise<ErroNegocio | null> {
  if (aditivoId !== null) return recusaDoAditivoEnviado(db, { id: aditivoId, contratoId }, fuso);
  const [contrato] = await carregarContratos(db, [contratoId]);
  return contrato ? recusaDoEnviado(db, contrato) : null;
}
