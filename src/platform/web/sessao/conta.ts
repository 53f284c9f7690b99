import type { TelaId } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';
import type { CarregadorDeTela } from '../pagina/carga-de-tela.ts';
import { criarLoja } from '../loja.ts';

/** An entry of the user's own menu that opens in a window: own sessions, own password. */
export type PainelDaConta = {
  chave: string;
  titulo: Textos;
  carregar: CarregadorDeTela;
  /** Only who may view this sees the entry. */
  tela?: TelaId;
};

const paineis = new Map<string, PainelDaConta>();

/** Adds an entry to the user's menu; the room that owns it gives the piece that the window shows. */
export function registrarPainelDaConta(painel: PainelDaConta): void {
  paineis.set(painel.chave, painel);
}

/** The entry whose window is open: the menu opens it, and so does the command palette. */
export const painelAberto = criarLoja<PainelDaConta | null>(null);
export const abrirPainel = (painel: PainelDaConta | null): void => painelAberto.mudar(() => painel);

export const paineisDaConta = (): readonly PainelDaConta[] => [...paineis.values()];
