import { criarLoja, type Loja } from '../loja.ts';
import { type Faixa, faixaEntre, type Posicao } from './puro/movimento.ts';

/** Where the keyboard stands in the grid, the other corner of what is chosen, and the text that an editor began with. */
export type EstadoDaVista = { foco: Posicao; ancora: Posicao | null; edicao: { inicial: string } | null };
export type Vista = Loja<EstadoDaVista>;

export const criarVista = (): Vista => criarLoja<EstadoDaVista>({ foco: { linha: 0, coluna: 1 }, ancora: null, edicao: null });

/** What an act reaches: the chosen rectangle, or the one cell. */
export const faixaDa = ({ foco, ancora }: EstadoDaVista): Faixa => faixaEntre(ancora ?? foco, foco);
