import { type CampoDePlanilha, type Mapeamento, proporColunas } from '#shared/importacao/colunas.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';

/** Where titles of columns that no field took are kept: no field is called so, and what was kept before there were any is read as it is. */
const naoUsadas = '-';
/** For each field, the title that its column had; and those of columns that somebody saw and left out. */
export type TitulosLembrados = Readonly<Record<string, string | readonly string[]>>;

/**
 * The columns as they were matched last, by their titles; what was left out then stays out, and the rest is guessed by its name, as is a title that
 * several columns have: it does not tell which of them it was. Pure.
 */
export function proporComMemoria(colunas: readonly string[], campos: readonly CampoDePlanilha[], lembrados: TitulosLembrados): Mapeamento {
  const busca = colunas.map(normalizarBusca);
  const ditas: Record<string, number> = {};
  for (const { chave } of campos) {
    const titulo = lembrados[chave];
    const achada = typeof titulo === 'string' ? busca.indexOf(normalizarBusca(titulo)) : -1;
    if (achada >= 0 && achada === busca.lastIndexOf(busca[achada] ?? '')) ditas[chave] = achada;
  }
  const deFora = new Set([lembrados[naoUsadas] ?? []].flat().map(normalizarBusca));
  const oferecidas = colunas.map((coluna, i) => (deFora.has(busca[i] ?? '') ? '' : coluna));
  return proporColunas(oferecidas, campos, ditas);
}

/** What a mapping says, by titles, to be remembered. */
export function titulosDe(colunas: readonly string[], mapeamento: Readonly<Record<string, number>>): TitulosLembrados {
  const usadas = new Set(Object.values(mapeamento));
  const ditos = Object.entries(mapeamento).flatMap(([chave, coluna]) => (colunas[coluna] ? [[chave, colunas[coluna]]] : []));
  const emUso = new Set(colunas.filter((_, i) => usadas.has(i)));
  const deFora = colunas.filter((coluna) => coluna !== '' && !emUso.has(coluna));
  return { ...(Object.fromEntries(ditos) as Record<string, string>), [naoUsadas]: deFora };
}
