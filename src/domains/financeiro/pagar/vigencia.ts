import { z } from 'zod';

/** A tax withheld that the payment makes owed, and the days on which the rate that it was reckoned by is in force. */
export const retidoNoPagamento = z.object({ nome: z.string(), vigenteDesde: z.string(), vigenteAte: z.string().nullable() });
export type RetidoNoPagamento = z.infer<typeof retidoNoPagamento>;

/** The taxes of a title that are owed by another rate if it is paid on a day. Pure. */
export const deOutraAliquota = (retidos: readonly RetidoNoPagamento[], dia: string): RetidoNoPagamento[] =>
  retidos.filter(({ vigenteDesde, vigenteAte }) => dia < vigenteDesde || (vigenteAte !== null && dia > vigenteAte));
