import type { DataCivil } from '#shared/datas.ts';
import { lerCodigo } from './ler-codigo.ts';

/** The day that a code states, as it is kept or typed, where its title falls due on another; null where it agrees, states none or is none. Pure. */
export function outroVencimentoDoCodigo(codigo: string | null | undefined, dataVencimento: DataCivil, hoje: DataCivil): DataCivil | null {
  const lido = codigo ? lerCodigo(codigo, hoje) : null;
  if (lido === null || typeof lido === 'string') return null;
  return lido.vencimento === dataVencimento ? null : lido.vencimento;
}
