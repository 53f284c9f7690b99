import type { LinhasContrato } from '#domains/academico/contratos/linhas/esquemas.ts';
import { editarContrato } from '#domains/academico/contratos/rascunho/server/door.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { Ato } from '#platform/server/ato.ts';

export type Desconto = LinhasContrato['descontos'][number];

/** The discounts of a draft, as its lines say them. */
export const descontosDoRascunho = ({ descontos }: ContratoCarregado): Desconto[] =>
  descontos.map(({ id: _, descontoId, ...desconto }) => ({ ...desconto, descontoId }));

/** A draft with other discounts and all else as it was. */
export async function trocarDescontos(ato: Ato, contrato: ContratoCarregado, descontos: Desconto[]): Promise<void> {
  const { id, versao, observacoes, motivoAcimaDaAnuidade } = contrato;
  const precos = contrato.precos.map(
    ({ precoId, descricao, valorCentavos, parcelas, primeiroVencimento, diaVencimento, formaPagamentoId, contaBancariaId }) => ({
      precoId,
      descricao,
      valorCentavos,
      parcelas,
      primeiroVencimento,
      diaVencimento,
      formaPagamentoId,
      contaBancariaId,
    }),
  );
  await editarContrato(ato, { id, versao, observacoes, motivoAcimaDaAnuidade, precos, descontos });
}
