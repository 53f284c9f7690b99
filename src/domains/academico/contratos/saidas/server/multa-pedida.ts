import { centavos } from '#shared/dinheiro.ts';
import type { MultaPedida } from '#domains/academico/contratos/ciclo/cancelamento/multa.ts';
import type { DestinoDoContrato } from '../esquemas.ts';

/** The fee as the contracts take it; null when none was asked for. */
export function multaPedida(multa: DestinoDoContrato['multa']): MultaPedida | null {
  if (!multa) return null;
  const { dataVencimento } = multa;
  return multa.forma === 'valor'
    ? { forma: 'valor', dataVencimento, valorCentavos: centavos(multa.valorCentavos ?? 0) }
    : { forma: 'percentual', dataVencimento, percentual: multa.percentual ?? '0' };
}
