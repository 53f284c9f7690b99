/** What files hold, by their names. */
export const porNome = <T>(arquivos: Record<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(arquivos).map(([caminho, conteudo]) => [/([\w-]+)\.\w+$/.exec(caminho)?.[1] ?? caminho, conteudo]));
