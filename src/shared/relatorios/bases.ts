import { definirLista } from '../listas/opcao.ts';

/** What a position counts: movements by their own days, or only what had been written down by then. */
export const basesDaPosicao = definirLista(
  { valor: 'datas', br: 'Data dos movimentos', en: 'Dates of movements' },
  { valor: 'registro', br: 'Como estava registrado', en: 'As it was recorded' },
);
