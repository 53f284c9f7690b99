import { calcularParcelas, type LinhaDesconto, type Parcela } from '#domains/academico/contratos/parcelas.ts';
import { type ChaveDeDesconto, parcelasComAditivos } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { comDescontosVigentes } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { travarContrato } from './carregar.ts';

/** A discount that a contract gives; one that addenda may touch says where it stands: a line of the contract, or a term of an addendum. */
export type DescontoEmVigor = LinhaDesconto & { chave?: ChaveDeDesconto };

/** The installments of a contract with their due dates, and its discounts, as they are now: a draft has no addenda. */
export async function lerEmVigor(
  tx: Tx,
  contrato: ContratoCarregado,
): Promise<{ parcelas: Parcela[]; descontos: readonly DescontoEmVigor[] }> {
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
