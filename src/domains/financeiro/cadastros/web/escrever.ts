import { decimalCurto } from '#shared/decimais.ts';

/** A rate of the wire ('2.5000') as people write it ('2,5 %'). */
export const escreverTaxa = (taxa: string): string => `${decimalCurto(taxa)} %`;
