import { calcularParcelas, type Parcela } from '#domains/academico/contratos/parcelas.ts';
import { parcelasComAditivos } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { Tx } from '#platform/server/database/kysely.ts';

/** The installments of a contract with their due dates as they are now: a draft has no addenda. */
export async function parcelasDe(tx: Tx, contrato: ContratoCarregado): Promise<Parcela[]> {
  if (contrato.situacao === 'rascunho') return calcularParcelas(contrato.precos, []);
  const carregado = (await carregarParaAditivo(tx, [contrato.id])).get(contrato.id);
  return carregado ? parcelasComAditivos(carregado.contratado, carregado.vigentes) : [];
}
