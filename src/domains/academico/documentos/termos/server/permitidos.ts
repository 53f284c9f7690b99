import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { Valores } from '#shared/papel/preencher.ts';
import { permissaoDoTermo } from '../alcance.ts';

/** Whether a person may see what a term or a list says. */
const podeVer = (quem: Quem, nome: string): boolean => {
  const permissao = permissaoDoTermo(nome);
  return permissao === null || pode(quem, permissao);
};

/** Those of the terms and lists whose values a person may not see, once each. */
export const vedadosA = (quem: Quem, nomes: readonly string[]): string[] => [...new Set(nomes)].filter((nome) => !podeVer(quem, nome));

/** The values of terms as a person may see them: the others say nothing. */
export function somenteDoQuePode(quem: Quem, { campos, listas }: Valores): Valores {
  const visiveis = (valores: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(valores).map(([nome, valor]) => [nome, podeVer(quem, nome) ? valor : '']));
  return {
    campos: visiveis(campos),
    listas: Object.fromEntries(Object.entries(listas).map(([nome, itens]) => [nome, podeVer(quem, nome) ? itens.map(visiveis) : []])),
  };
}
