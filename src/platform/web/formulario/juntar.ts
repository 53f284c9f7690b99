import { iguais, isNada, isRegistro } from './alteracao.ts';
import { lugaresDasLinhas, semId } from './linhas-da-lista.ts';

/**
 * What the user changed over what is stored now: a value left as it was when the form opened follows the stored one.
 * Groups are looked into field by field and lists row by row. Where both changed the same, the user's stands.
 */
export function juntarVersoes<T>(aberto: T, meu: T, atual: T): T {
  if (iguais(meu, aberto)) return atual;
  if (iguais(atual, aberto)) return meu;
  if (isRegistro(aberto) && isRegistro(meu) && isRegistro(atual)) {
    const chaves = [...new Set([...Object.keys(atual), ...Object.keys(meu)])];
    return Object.fromEntries(chaves.map((chave) => [chave, juntarVersoes(aberto[chave], meu[chave], atual[chave])])) as T;
  }
  const [antes, minhas, deles] = [comoLista(aberto), comoLista(meu), comoLista(atual)];
  return antes && minhas && deles ? (juntarListas(antes, minhas, deles) as T) : meu;
}

/** A list; one that is not there yet is empty. */
const comoLista = (valor: unknown): readonly unknown[] | null => (Array.isArray(valor) ? valor : isNada(valor) ? [] : null);

type Linha = { item: unknown; lugar: number | null };

/**
 * Three versions of a list. A row stands where neither took it out; one that I took out is gone, and one that the other took
 * out comes back only if I changed it. New rows of both stay: mine after the other's, unless it was I who put the list in
 * another order.
 */
function juntarListas(aberto: readonly unknown[], meu: readonly unknown[], atual: readonly unknown[]): unknown[] {
  const minhas = linhasDe(aberto, meu);
  const deles = linhasDe(aberto, atual);
  const novasDeles = deles.filter(({ lugar }) => lugar === null);
  // Both wrote the same new row: it stands once, as it is stored.
  const repetidas = new Set(
    minhas.filter(({ lugar, item }) => {
      const igual = lugar === null ? novasDeles.findIndex((outra) => iguais(semId(outra.item), semId(item))) : -1;
      return igual >= 0 && novasDeles.splice(igual, 1).length > 0;
    }),
  );
  const vistas = new Set<number>();
  return (reordenada(minhas) ? [...minhas, ...deles] : [...deles, ...minhas]).flatMap((linha): unknown[] => {
    const { lugar } = linha;
    if (lugar === null) return repetidas.has(linha) ? [] : [linha.item];
    if (vistas.has(lugar)) return [];
    vistas.add(lugar);
    const [minha, outra] = [minhas, deles].map((linhas) => linhas.find((uma) => uma.lugar === lugar));
    if (!minha) return [];
    if (!outra) return iguais(minha.item, aberto[lugar]) ? [] : [minha.item];
    return [juntarVersoes(aberto[lugar], minha.item, outra.item)];
  });
}

const linhasDe = (aberto: readonly unknown[], lista: readonly unknown[]): Linha[] => {
  const lugares = lugaresDasLinhas(aberto, lista);
  return lista.map((item, i) => ({ item, lugar: lugares[i] ?? null }));
};

/** True when the rows that were there before stand in another order now. */
function reordenada(linhas: readonly Linha[]): boolean {
  const lugares = linhas.map(({ lugar }) => lugar).filter((lugar) => lugar !== null);
  return lugares.some((lugar, i) => i > 0 && lugar < (lugares[i - 1] ?? 0));
}
