import { z } from 'zod';
import { formatarData } from './datas.ts';

const valores = z.record(z.string(), z.unknown()).nullable();

/** What a record's history answers: who changed it, when and how, the newest first. */
export const historicoSaida = z.object({
  itens: z.array(
    z.object({
      seq: z.number(),
      em: z.string(),
      usuarioNome: z.string().nullable(),
      acao: z.string(),
      antes: valores,
      depois: valores,
      motivo: z.string().nullable(),
    }),
  ),
});

type Mudanca = Pick<z.infer<typeof historicoSaida>['itens'][number], 'antes' | 'depois'>;

/** The due date of before and the new one, of a change that gave a record another; null of what changed none. */
export function outroVencimento({ antes, depois }: Mudanca): string | null {
  const [de, para] = [antes?.['dataVencimento'], depois?.['dataVencimento']];
  return typeof de === 'string' && typeof para === 'string' && de !== para ? `${formatarData(de)} → ${formatarData(para)}` : null;
}
