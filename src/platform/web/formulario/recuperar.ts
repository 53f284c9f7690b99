import { iguais } from './alteracao.ts';
import type { Valores } from './contexto.tsx';
import { juntarVersoes } from './juntar.ts';
import type { Rascunho } from './rascunho.ts';
import type { Referencia } from './referencias.ts';

export type Recuperado = {
  valores: Valores;
  /** What all that was typed over: the base of the next save. */
  sobre: Valores;
  /** Fields that both changed, each to something else: they stand as `prefere` says. */
  disputados: string[];
};

/**
 * A draft put over a form in which somebody typed since: it changes what it changed, what was typed since stays. What the draft
 * left as it was reads as it did then, its version too, so that what others saved meanwhile is found at the next save.
 */
export function recuperarSobre(
  salvos: Valores,
  tela: Valores,
  rascunho: Pick<Rascunho, 'valores' | 'sobre'>,
  { prefere, referencias = [] }: { prefere: 'tela' | 'rascunho'; referencias?: readonly Referencia[] },
): Recuperado {
  const recuperado: Recuperado = { valores: { ...tela }, sobre: { ...salvos }, disputados: [] };
  const por = (nome: string, valor: unknown, base: unknown): void => {
    recuperado.valores[nome] = valor;
    recuperado.sobre[nome] = base;
  };
  for (const nomes of emGrupos(Object.keys(rascunho.valores), referencias)) {
    const doRascunho = (nome: string): void => por(nome, rascunho.valores[nome], baseDe(rascunho, nome));
    if (nomes.every((nome) => iguais(tela[nome], salvos[nome]))) {
      nomes.forEach(doRascunho);
      continue;
    }
    if (nomes.every((nome) => !(nome in rascunho.sobre) || iguais(rascunho.valores[nome], tela[nome]))) continue;
    const [nome] = nomes;
    const juntos = nomes.length === 1 && nome !== undefined ? juntarLista(salvos[nome], tela[nome], rascunho, nome) : null;
    if (juntos !== null && nome !== undefined) {
      por(nome, juntos, salvos[nome]);
      continue;
    }
    recuperado.disputados.push(...nomes.filter((um) => !iguais(rascunho.valores[um], tela[um])));
    if (prefere === 'rascunho') nomes.forEach(doRascunho);
  }
  return recuperado;
}

const baseDe = ({ valores, sobre }: Pick<Rascunho, 'valores' | 'sobre'>, nome: string): unknown =>
  nome in sobre ? sobre[nome] : valores[nome];

/** Two versions of one list that do not gainsay one another, as one; null when they do. */
function juntarLista(
  salvo: unknown,
  tela: unknown,
  rascunho: Pick<Rascunho, 'valores' | 'sobre'>,
  nome: string,
): readonly unknown[] | null {
  const lido = rascunho.valores[nome];
  if (!Array.isArray(tela) || !Array.isArray(lido) || !iguais(baseDe(rascunho, nome), salvo)) return null;
  const [umas, outras] = [juntarVersoes<unknown>(salvo, tela, lido), juntarVersoes<unknown>(salvo, lido, tela)];
  if (!Array.isArray(umas) || !Array.isArray(outras) || umas.length !== outras.length) return null;
  return umas.every((linha) => outras.some((outra) => iguais(linha, outra))) ? umas : null;
}

/** Lists that name one another's rows by place stand or fall together. */
function emGrupos(nomes: readonly string[], referencias: readonly Referencia[]): string[][] {
  const ligados = new Set(referencias.flatMap(({ lista, em }) => [lista, em].map((caminho) => caminho.split('.')[0] ?? caminho)));
  const grupo = nomes.filter((nome) => ligados.has(nome));
  return [...nomes.filter((nome) => !ligados.has(nome)).map((nome) => [nome]), ...(grupo.length > 0 ? [grupo] : [])];
}
