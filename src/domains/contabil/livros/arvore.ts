import { combinaComBusca } from '#shared/palavras/busca.ts';
import type { GrupoConta, Natureza, TipoConta } from '../grupos.ts';

/** An account with what it holds by itself, figure by figure: only analytic ones hold anything. */
export type ContaComFiguras = {
  id: number;
  codigo: string;
  codigoPai: string | null;
  nivel: number;
  nome: string;
  tipo: TipoConta;
  natureza: Natureza;
  grupo: GrupoConta;
  figuras: readonly number[];
};
/** A line of a book: an account with all that stands beneath it; `raiz` when no line above it holds it already. */
export type LinhaDaArvore<C extends ContaComFiguras = ContaComFiguras> = { conta: C; figuras: readonly number[]; raiz: boolean };
export type Recorte = {
  /** Down to this level. */
  ateNivel: number | null;
  /** Accounts that hold nothing too. */
  zeradas: boolean;
  /** The beginning of a code, or words of a name. */
  texto: string | undefined;
};

/** What each account holds with all that stands beneath it, by code. */
export function subirNaArvore(contas: readonly ContaComFiguras[]): Map<string, number[]> {
  const somas = new Map(contas.map(({ codigo, figuras }) => [codigo, [...figuras]]));
  // Whoever stands deepest is added to its parent first.
  for (const { codigo, codigoPai } of contas.toSorted((a, b) => b.nivel - a.nivel)) {
    const [propria, doPai] = [somas.get(codigo), codigoPai === null ? undefined : somas.get(codigoPai)];
    if (propria && doPai) for (const [i, valor] of propria.entries()) doPai[i] = (doPai[i] ?? 0) + valor;
  }
  return somas;
}

/** The lines of a book in the order of the accounts, of those asked for. Pure. */
export function linhasDaArvore<C extends ContaComFiguras>(contas: readonly C[], { ateNivel, zeradas, texto }: Recorte): LinhaDaArvore<C>[] {
  const somas = subirNaArvore(contas);
  const pais = new Map(contas.map(({ codigo, codigoPai }) => [codigo, codigoPai]));
  const codigo = texto !== undefined && /^[\d.]+$/.test(texto) ? texto.replace(/\.$/, '') : null;
  const serve = (conta: C): boolean => {
    if (ateNivel !== null && conta.nivel > ateNivel) return false;
    if (codigo !== null) return conta.codigo === codigo || conta.codigo.startsWith(`${codigo}.`);
    return texto === undefined || combinaComBusca(conta.nome, texto);
  };
  const mostradas = contas.filter((c) => serve(c) && (zeradas || (somas.get(c.codigo) ?? []).some((valor) => valor !== 0)));
  const codigos = new Set(mostradas.map((c) => c.codigo));
  return mostradas.map((conta) => ({
    conta,
    figuras: somas.get(conta.codigo) ?? [],
    raiz: !ascendentes(conta.codigo, pais).some((pai) => codigos.has(pai)),
  }));
}

function ascendentes(codigo: string, pais: ReadonlyMap<string, string | null>): string[] {
  const todos: string[] = [];
  for (let pai = pais.get(codigo); pai; pai = pais.get(pai)) todos.push(pai);
  return todos;
}
