import { formatarInstante } from '#shared/datas.ts';

const fuso = 'America/Belem';

/** An instant as the school reads it. */
export const escreverInstante = (iso: string): string => formatarInstante(iso, fuso);
