import { formatarData } from '../datas.ts';

type Mudanca = Record<'antes' | 'depois', Record<string, unknown> | null>;

/** The due date of before and the new one, of a change that gave a record another; null of what changed none. */
export function outroVencimento({ antes, depois }: Mudanca): string | null {
  const [de, para] = [antes?.['dataVencimento'], depois?.['dataVencimento']];
  return typeof de === 'string' && typeof para === 'string' && de !== para ? `${formatarData(de)} → ${formatarData(para)}` : null;
}
