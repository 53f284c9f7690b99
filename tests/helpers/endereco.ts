/** The address of another database of the same server. */
export function trocarBanco(url: string, banco: string): string {
  const endereco = new URL(url);
  endereco.pathname = `/${banco}`;
  return endereco.href;
}
