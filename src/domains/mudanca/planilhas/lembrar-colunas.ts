import { type CampoDePlanilha, type Mapeamento, proporColunas } from '#shared/importacao/colunas.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';

/** For each field, the title that its column had. */
export type TitulosLembrados = Readonly<Record<string, string>>;

/** The columns as they were matched last, by their titles; what is not found so is guessed by its name. Pure. */
export function proporComMemoria(colunas: readonly string[], campos: readonly CampoDePlanilha[], lembrados: TitulosLembrados): Mapeamento {
  const busca = colunas.map(normalizarBusca);
  const mapeamento: Record<string, number> = {};
  for (const { chave } of campos) {
    const titulo = lembrados[chave];
    const achada = titulo === undefined ? -1 : busca.indexOf(normalizarBusca(titulo));
    if (achada >= 0) mapeamento[chave] = achada;
  }
  const usadas = new Set(Object.values(mapeamento));
  const livres = colunas.map((coluna, i) => (usadas.has(i) ? '' : coluna));
  const semColuna = campos.filter(({ chave }) => mapeamento[chave] === undefined);
  return { ...mapeamento, ...proporColunas(livres, semColuna) };
}

/** What a mapping says, by titles, to be remembered. */
export const titulosDe = (colunas: readonly string[], mapeamento: Readonly<Record<string, number>>): TitulosLembrados =>
  Object.fromEntries(Object.entries(mapeamento).flatMap(([chave, coluna]) => (colunas[coluna] ? [[chave, colunas[coluna]]] : [])));
