import { iguais } from './alteracao.ts';

type Registro = Record<string, unknown>;
const isRegistro = (valor: unknown): valor is Registro => typeof valor === 'object' && valor !== null && !Array.isArray(valor);
/** Items keep their identity by `id`; those that have none, by their place. */
const idDe = (item: unknown): unknown => (isRegistro(item) ? item['id'] : undefined);

/**
 * What the user changed over what is stored now: a value left as it was when the form opened follows the stored one.
 * Groups are looked into, and lists whose items are the same ones in the same order; another list is taken whole from
 * whoever changed it, the user first.
 */
export function juntarVersoes<T>(aberto: T, meu: T, atual: T): T {
  if (iguais(meu, aberto)) return atual;
  if (iguais(atual, aberto)) return meu;
  if (isRegistro(aberto) && isRegistro(meu) && isRegistro(atual)) {
    const chaves = [...new Set([...Object.keys(atual), ...Object.keys(meu)])];
    return Object.fromEntries(chaves.map((chave) => [chave, juntarVersoes(aberto[chave], meu[chave], atual[chave])])) as T;
  }
  if (Array.isArray(aberto) && Array.isArray(meu) && Array.isArray(atual) && mesmosItens(aberto, meu) && mesmosItens(aberto, atual))
    return meu.map((item: unknown, i) => juntarVersoes<unknown>(aberto[i], item, atual[i])) as T;
  return meu;
}

function mesmosItens(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => Object.is(idDe(item), idDe(b[i])));
}
