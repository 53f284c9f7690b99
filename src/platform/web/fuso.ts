import { type DataCivil, formatarInstante, hojeEm } from '#shared/datas.ts';

// The server writes TZ_ESCOLA into the page; the development server of the pages leaves its mark as it is.
const escrito = typeof document === 'undefined' ? '' : (document.documentElement.dataset.fuso ?? '');
const fuso = escrito === '' || escrito.startsWith('__') ? 'America/Belem' : escrito;

/** The date that it is at the school now, whatever zone this computer keeps. */
export const hojeNaEscola = (): DataCivil => hojeEm(new Date(), fuso);

/** An instant (ISO 8601 text) as 'DD/MM/AAAA HH:mm' at the school. Throws RangeError when invalid. */
export const escreverInstante = (iso: string): string => formatarInstante(iso, fuso);

/** Hour and minute of an instant at the school: '14:32'. */
export const horaNaEscola = (instante: Date): string => formatarInstante(instante.toISOString(), fuso).slice(-5);
