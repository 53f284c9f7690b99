import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import { errosAditivo } from '../erros.ts';
import { planejarAditivo } from '../planejar.ts';
import { mesmoPrevisto, type Previsto, previstoDe } from './assinar.ts';
import { carregarParaAditivo, termosDosAditivos } from './carregar.ts';
import { conferirData, lerParaPlanejar } from './planejar.ts';
import { toTermo } from './termos.ts';

/** Why an addendum that awaits its signature could not come into force as it was sent, whoever signed it by now; null where nothing stands against it. */
export async function recusaDoAditivoEnviado(
  db: Db | Tx,
  { id, contratoId }: { id: number; contratoId: number },
  fuso: string,
): Promise<ErroNegocio | null> {
  const { rows } = await sql<{
    ordem: number;
    dataAditivo: DataCivil;
    previsto: Previsto | null;
  }>`select ordem, data_aditivo as "dataAditivo",
      texto_congelado -> 'previsto' as previsto from aditivos where id = ${id} and situacao = 'aguardando_assinatura'`.execute(db);
  const [aditivo] = rows;
  const carregado = aditivo && (await carregarParaAditivo(db, [contratoId])).get(contratoId);
  if (!carregado) return null;
  const { ordem, dataAditivo, previsto } = aditivo;
  const { numero, contrato } = carregado;
  const indices = new Map(contrato.precos.map((p) => [p.id, p.indice]));
  const termos = (await termosDosAditivos(db, [id])).map((t) => toTermo(t, indices));
  const lidos = await lerParaPlanejar(db, carregado, termos, { firmado: true });
  const julgado = ouRecusa(() => {
    conferirData(carregado, dataAditivo, fuso);
    const agora = previstoDe(planejarAditivo(carregado, termos, lidos));
    if (previsto === null || !mesmoPrevisto(previsto, agora)) throw errosAditivo.ADITIVO_MUDOU_APOS_ENVIO({ numero, ordem });
    return agora;
  });
  return julgado instanceof ErroNegocio ? julgado : null;
}
