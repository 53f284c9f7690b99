/** One spelling of a path: 'enderecos[0].cep' and 'enderecos.0.cep' are the same field. */
export function normalizarCaminho(caminho: string): string {
  return caminho.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}

/** The value under a path ('enderecos.0.cep'); undefined where the path leads nowhere. */
export function lerCaminho(valores: unknown, caminho: string): unknown {
  let atual: unknown = valores;
  for (const parte of caminho.split('.')) {
    if (typeof atual !== 'object' || atual === null) return undefined;
    atual = (atual as Record<string, unknown>)[parte];
  }
  return atual;
}

/**
 * The values with another one under a path. What the path goes through is copied and the rest is shared, so that a part
 * that did not change stays the very same. A group that was missing is made.
 */
export function escreverCaminho(valores: Record<string, unknown>, caminho: string, valor: unknown): Record<string, unknown> {
  return escreverPartes(valores, caminho.split('.'), valor) as Record<string, unknown>;
}

function escreverPartes(atual: unknown, [parte, ...resto]: readonly string[], valor: unknown): unknown {
  if (parte === undefined) return valor;
  const novo = escreverPartes(lerCaminho(atual, parte), resto, valor);
  if (Array.isArray(atual)) return atual.map((item: unknown, i) => (String(i) === parte ? novo : item));
  return { ...(typeof atual === 'object' ? atual : null), [parte]: novo };
}

/** True when `caminho` is the field `raiz` or stands inside it. */
export const pertence = (caminho: string, raiz: string): boolean => caminho === raiz || caminho.startsWith(`${raiz}.`);

/** Under what a value chosen in a field is remembered: whichever item of a list the field stands in, since items move. */
export const chaveDaEscolha = (caminho: string, valor: unknown): string => `${caminho.replaceAll(/\.\d+(?=\.|$)/g, '.*')} ${String(valor)}`;

/** The length of a list is told to the comparison of two versions as a field of its own; no input has it. */
export const caminhoDoTamanho = (lista: string): string => `${lista}.length`;
export const isTamanho = (caminho: string): boolean => caminho.endsWith('.length');

/** The tab that holds a field: the one with the longest declared path that contains it. */
export function abaDoCampo<A extends { chave: string; campos: readonly string[] }>(abas: readonly A[], caminho: string): A | null {
  let melhor: { aba: A; tamanho: number } | null = null;
  for (const aba of abas) {
    for (const campo of aba.campos) {
      if (pertence(caminho, campo) && campo.length > (melhor?.tamanho ?? -1)) melhor = { aba, tamanho: campo.length };
    }
  }
  return melhor?.aba ?? null;
}

/** The registered field that an error points at: itself, the first inside it, or the nearest around it. */
export function campoDoErro(campos: readonly string[], caminho: string): string | null {
  return (
    campos.find((campo) => campo === caminho) ??
    campos.find((campo) => pertence(campo, caminho)) ??
    campos.filter((campo) => pertence(caminho, campo)).sort((a, b) => b.length - a.length)[0] ??
    null
  );
}
