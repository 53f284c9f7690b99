import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { lerQuantidade } from '../quantidade.ts';
import { movimentar, type OperacaoFeita, semMais } from './movimentar.ts';

export type Entrada = {
  dataMovimento: DataCivil;
  depositoId: number;
  documento: string | null;
  fornecedorId?: number | null;
  motivo?: string | null;
  /** What made the entry, once: `nota_fiscal` and its id. */
  origem?: { tipo: string; id: number };
  /** In the unit of stock, worth what they cost in all, freight and taxes that are not recovered included. */
  itens: readonly { produtoId: number; quantidade: string; valorCentavos: Centavos }[];
  recalculoConfirmado: boolean;
};

/** Enters products into a deposit, many in one statement. Throws ENTRADA_REPETIDA and what `movimentar` does. */
export function darEntrada(
  ato: Ato<Pessoa>,
  { itens, origem, motivo = null, fornecedorId = null, ...entrada }: Entrada,
): Promise<OperacaoFeita> {
  return movimentar(ato, {
    ...semMais,
    ...entrada,
    tipo: 'entrada',
    motivo,
    fornecedorId,
    origemTipo: origem?.tipo ?? 'manual',
    origemId: origem?.id ?? null,
    linhas: itens.map(({ produtoId, quantidade, valorCentavos }, i) => ({
      item: i + 1,
      produtoId,
      depositoId: entrada.depositoId,
      quantidade: lerQuantidade(quantidade),
      regra: 'informado' as const,
      valor: BigInt(valorCentavos),
    })),
  });
}
