import { decodificar } from '#platform/web/rede/pedido.ts';

/** Whether a path can be read: a `%` that stands for no character is a mistake of who typed or cut it. */
export const isLegivel = (caminho: string): boolean => decodificar(caminho) !== undefined;
