import { rotuloDe } from '#shared/listas/opcao.ts';
import { type Listas, type Termos, termo } from '#shared/papel/termos.ts';
import { type Contratado, listasDoContrato as listasDe, termosDoContrato as termosDe } from '#domains/academico/contratos/papel/termos.ts';
import { calcularParcelas } from '#domains/academico/contratos/parcelas.ts';
import { rotulosContrato } from '#domains/academico/contratos/situacoes.ts';
import type { DoDocumento } from './definir.ts';

type Contrato = NonNullable<DoDocumento['contrato']>;
/** The installments as they were contracted; those of a paper are computed once. */
const lembradas = new WeakMap<Contrato, Contratado>();
function contratado({ contrato }: DoDocumento): Contratado | null {
  if (!contrato) return null;
  const feito = lembradas.get(contrato) ?? { ...contrato, parcelas: calcularParcelas(contrato.precos, contrato.descontos) };
  lembradas.set(contrato, feito);
  return feito;
}

export const termosDoContrato: Termos<DoDocumento> = {
  ...termosDe(contratado),
  'contrato.situacao': termo('Situação do contrato', 'State of the contract', ({ contrato }) =>
    contrato ? rotuloDe(rotulosContrato, contrato.situacao, 'br').toLowerCase() : null,
  ),
};
export const listasDoContrato: Listas<DoDocumento> = listasDe(contratado);
