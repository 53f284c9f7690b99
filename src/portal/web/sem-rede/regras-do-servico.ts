/** Names of the worker's stores: one a build. */
const PREFIXO = 'patio-';
export const lojaDe = (versao: string): string => `${PREFIXO}${versao}`;

/** How the worker answers a request; null leaves it to the browser. */
export type Servir = 'pagina' | 'arquivo' | 'avulso' | null;

/**
 * Pages come from the network while there is one, files of the build from what was kept (their name changes with their content), the few files
 * with a fixed name like pages. What is asked of the API never passes through the worker: it is kept by user, and not here.
 */
export function comoServir({
  metodo,
  navega,
  caminho,
  daCasa,
}: {
  metodo: string;
  navega: boolean;
  caminho: string;
  daCasa: boolean;
}): Servir {
  if (metodo !== 'GET' || !daCasa || /^\/api(\/|$)/i.test(caminho)) return null;
  if (caminho.startsWith('/assets/')) return 'arquivo';
  return navega ? 'pagina' : 'avulso';
}

/**
 * The stores of builds that are gone. That of the build before stays: a page that is open with it finds there what it has not loaded yet. `nomes`
 * in the order in which they were made.
 */
export function lojasVelhas(nomes: readonly string[], atual: string): string[] {
  const nossas = nomes.filter((nome) => nome.startsWith(PREFIXO) && nome !== atual);
  return nossas.slice(0, -1);
}
