import { type Tela, telasComRota } from '#catalog/telas.ts';

/** A catalog path in the router's spelling: `{x}` → `$x`, `{x?}` → `{-$x}`. */
export function caminhoDoRoteador(path: string): string {
  return path.replaceAll(/\{(\w+)(\?)?\}/g, (_, nome: string, opcional: string | undefined) =>
    opcional === undefined ? `$${nome}` : `{-$${nome}}`,
  );
}

/** Parameters of an address that are no number of a record: a document's code, and a word of the contract's address. */
const semNumero: ReadonlySet<string> = new Set(['codigo', 'visualizar']);

const isNumeroDeRegistro = (valor: string): boolean => /^[1-9]\d{0,14}$/.test(valor);
/** The place of a record that is still to be made, in an address that names by its last part what it will belong to. */
const aindaNaoExiste = (valor: string): boolean => valor === '0' || valor === 'novo';

/** Whether an address can lead to a record at all: `/pessoas/abc` and `/pessoas/0` cannot, and nobody is asked about them. */
export function isEnderecoDeRegistro(params: Readonly<Record<string, string | undefined>>): boolean {
  const novo = params['matriculaId'] !== undefined && params['id'] !== undefined && aindaNaoExiste(params['id']);
  return Object.entries(params).every(
    ([nome, valor]) => valor === undefined || semNumero.has(nome) || (nome === 'id' && novo) || isNumeroDeRegistro(valor),
  );
}

/** Where to go back to after sign-in: only an address inside the portal, never a public page or another site. */
export function voltaSegura(volta: unknown): string | null {
  if (typeof volta !== 'string' || !/^\/(?![/\\])/.test(volta) || volta.length > 2_000) return null;
  const caminho = volta.split(/[?#]/)[0]?.toLowerCase();
  return caminho === '/' || publicas.has(caminho ?? '') ? null : volta;
}

const publicas: ReadonlySet<string> = new Set(
  telasComRota.filter((tela: Tela) => tela.publica === true).map((tela) => tela.path.toLowerCase()),
);

/** The search part of an address, read plainly: every value is text, a repeated key is a list. */
export function lerBusca(texto: string): Record<string, string | string[]> {
  const busca: Record<string, string | string[]> = {};
  for (const [chave, valor] of new URLSearchParams(texto)) {
    const anterior = busca[chave];
    busca[chave] = anterior === undefined ? valor : [...(Array.isArray(anterior) ? anterior : [anterior]), valor];
  }
  return busca;
}
