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

/** True when `caminho` is the field `raiz` or stands inside it. */
export const pertence = (caminho: string, raiz: string): boolean => caminho === raiz || caminho.startsWith(`${raiz}.`);

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
