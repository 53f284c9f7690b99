import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import { errosAditivo } from '../erros.ts';
import type { Termo } from '../parcelas-com-aditivos.ts';
import { type ParaPlanejar, planejarAditivo, type PlanoDeAditivo } from '../planejar.ts';
import { mesmoPrevisto, type Previsto, previstoDe } from './assinar.ts';
import { type Carregado, carregarParaAditivo, termosDoAditivo } from './carregar.ts';
import { conferirData, lerParaPlanejar } from './planejar.ts';

type Enviado = { carregado: Carregado; termos: readonly Termo[]; ordem: number; dataAditivo: DataCivil; previsto: Previsto | null };

/** What an addendum that was sent for its signature does, if it still does what was sent. @throws ADITIVO_MUDOU_APOS_ENVIO and what `planejarAditivo` refuses */
export function julgarEnviado(
  { carregado, termos, ordem, dataAditivo, previsto }: Enviado,
  lidos: ParaPlanejar,
  fuso: string,
): PlanoDeAditivo {
  conferirData(carregado, dataAditivo, fuso);
  const agora = planejarAditivo(carregado, termos, lidos);
  if (previsto === null || !mesmoPrevisto(previsto, previstoDe(agora)))
    throw errosAditivo.ADITIVO_MUDOU_APOS_ENVIO({ numero: carregado.numero, ordem });
  return agora;
}

/** What an addendum that awaits its signature does, with the prices that it is of, or why it could not come into force as it was sent, whoever signed it by now; null for another. */
export async function julgarAditivoEnviado(
  db: Db | Tx,
  { id, contratoId }: { id: number; contratoId: number },
  fuso: string,
): Promise<(PlanoDeAditivo & Pick<Carregado['contrato'], 'precos'>) | ErroNegocio | null> {
  const { rows } = await sql<{
    ordem: number;
    dataAditivo: DataCivil;
    previsto: Previsto | null;
  }>`select ordem, data_aditivo as "dataAditivo",
      texto_congelado -> 'previsto' as previsto from aditivos where id = ${id} and situacao = 'aguardando_assinatura'`.execute(db);
  const [aditivo] = rows;
  const carregado = aditivo && (await carregarParaAditivo(db, [contratoId])).get(contratoId);
  if (!carregado) return null;
  const termos = await termosDoAditivo(db, carregado, id);
  const lidos = await lerParaPlanejar(db, carregado, termos, { firmado: true });
  const { precos } = carregado.contrato;
  return ouRecusa(() => ({ ...julgarEnviado({ ...aditivo, carregado, termos }, lidos, fuso), precos }));
}

/** Why it could not come into force; null where nothing stands against it. */
export async function recusaDoAditivoEnviado(...pedido: Parameters<typeof julgarAditivoEnviado>): Promise<ErroNegocio | null> {
  const julgado = await julgarAditivoEnviado(...pedido);
  return julgado instanceof ErroNegocio ? julgado : null;
}
