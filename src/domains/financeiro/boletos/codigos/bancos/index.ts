import type { Banco } from './banco.ts';
import { bancoDoBrasil } from './banco-do-brasil.ts';
import { bradesco } from './bradesco.ts';
import { caixa } from './caixa.ts';
import { itau } from './itau.ts';
import { santander } from './santander.ts';
import { sicoob } from './sicoob.ts';
import { sicredi } from './sicredi.ts';

export type { Banco, Cobranca } from './banco.ts';
/** The banks whose boletos the product issues. */
export const bancos: readonly Banco[] = [bancoDoBrasil, itau, bradesco, santander, caixa, sicoob, sicredi];
/** The bank of a COMPE code; undefined when the product does not issue its boletos. */
export const bancoDe = (codigo: string): Banco | undefined => bancos.find((banco) => banco.codigo === codigo);
