import type { DescontoJaDado } from '#domains/academico/contratos/linhas/conferir-descontos.ts';
import { calcularParcelas, type Parcela } from '#domains/academico/contratos/parcelas.ts';
import { parcelasComAditivos } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { comDescontosVigentes } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { travarContrato } from './carregar.ts';

/** The installments of a contract with their due dates, and its discounts, as they are now: a draft has no addenda. */
export async function lerEmVigor(
  tx: Tx,
  contrato: ContratoCarregado,
): Promise<{ parcelas: Parcela[]; descontos: readonly DescontoJaDado[] }> {
  if (contrato.situacao === 'rascunho') return { parcelas: calcularParcelas(contrato.precos, []), descontos: contrato.descontos };
  const carregado = (await carregarParaAditivo(tx, [contrato.id])).get(contrato.id);
  if (!carregado) return { parcelas: [], descontos: [] };
  const { descontos } = comDescontosVigentes(carregado);
  return { parcelas: parcelasComAditivos(carregado.contratado, carregado.vigentes), descontos };
}

/** When the installments of a contract, which is locked, fall due. @throws NAO_ENCONTRADO */
export async function lerVencimentos(tx: Tx, contratoId: number): Promise<DataCivil[]> {
  const { parcelas } = await lerEmVigor(tx, await travarContrato(tx, contratoId));
  return parcelas.map(({ vencimento }) => vencimento);
}
