/** A piece of a line: plain, or marked; a link names a page of the manual (`pagina`, with its `ancora`) or an address outside. */
export type Trecho =
  | string
  | { forte: string }
  | { enfase: string }
  | { codigo: string }
  | { elo: string; pagina?: string; ancora?: string; href?: string };
export type ItemDeLista = { linha: Trecho[]; dentro: Bloco[] };
/** What a page is made of, in its order. */
export type Bloco =
  | { titulo: Trecho[]; nivel: number; ancora: string }
  | { paragrafo: Trecho[] }
  | { lista: ItemDeLista[]; numerada: boolean };
export type PaginaDoManual = { titulo: string; blocos: Bloco[] };

/** The name by which a heading is linked to: as the common renderers make it, without accents. */
export const ancoraDe = (titulo: string): string =>
  titulo
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What a text says without its marks. */
export const semMarcas = (trechos: readonly Trecho[]): string =>
  trechos.map((t) => (typeof t === 'string' ? t : Object.values(t)[0])).join('');

const marcas = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

function lerTrechos(texto: string): Trecho[] {
  const trechos: Trecho[] = [];
  let ate = 0;
  for (const achado of texto.matchAll(marcas)) {
    if (achado.index > ate) trechos.push(texto.slice(ate, achado.index));
    ate = achado.index + achado[0].length;
    const [, forte, enfase, codigo, elo, destino = ''] = achado;
    if (forte !== undefined) trechos.push({ forte });
    else if (enfase !== undefined) trechos.push({ enfase });
    else if (codigo !== undefined) trechos.push({ codigo });
    else trechos.push({ elo: elo ?? '', ...lerDestino(destino) });
  }
  if (ate < texto.length) trechos.push(texto.slice(ate));
  return trechos;
}

function lerDestino(destino: string): { pagina?: string; ancora?: string; href?: string } {
  const [, pagina, ancora] = /^([\w-]+)\.md(?:#(.+))?$/.exec(destino) ?? [];
  if (pagina === undefined) return { href: destino };
  return { pagina, ...(ancora === undefined ? {} : { ancora }) };
}

const marcador = /^( *)(?:([-*])|\d+\.) +(.*)$/;
type Linha = { recuo: number; texto: string };

/** The blocks of lines that stand at this indentation or deeper; takes them off the front of `linhas`. */
function lerBlocos(linhas: Linha[], recuo: number): Bloco[] {
  const blocos: Bloco[] = [];
  for (let linha = linhas[0]; linha && (linha.texto === '' || linha.recuo >= recuo); linha = linhas[0]) {
    if (linha.texto === '') linhas.shift();
    else blocos.push(lerBloco(linhas, linha));
  }
  return blocos;
}

function lerBloco(linhas: Linha[], primeira: Linha): Bloco {
  const titulo = /^(#{1,4}) (.+)$/.exec(primeira.texto);
  if (titulo) {
    linhas.shift();
    const trechos = lerTrechos(titulo[2] ?? '');
    return { titulo: trechos, nivel: titulo[1]?.length ?? 1, ancora: ancoraDe(semMarcas(trechos)) };
  }
  const doItem = itemDe(primeira);
  return doItem ? lerLista(linhas, primeira.recuo, doItem.numerada) : { paragrafo: lerTrechos(lerParagrafo(linhas)) };
}

const itemDe = ({ texto }: Linha): { texto: string; numerada: boolean } | null => {
  const achado = marcador.exec(texto);
  return achado ? { texto: achado[3] ?? '', numerada: achado[2] === undefined } : null;
};

function lerLista(linhas: Linha[], recuo: number, numerada: boolean): Bloco {
  const lista: ItemDeLista[] = [];
  for (let linha = linhas[0]; linha && linha.recuo === recuo; linha = linhas[0]) {
    const item = itemDe(linha);
    if (!item || item.numerada !== numerada) break;
    linhas[0] = { recuo: recuo + 2, texto: item.texto };
    const texto = lerTrechos(lerParagrafo(linhas));
    lista.push({ linha: texto, dentro: lerBlocos(linhas, recuo + 1) });
  }
  return { lista, numerada };
}

/** Lines that go on until an empty one, a heading or an item. */
function lerParagrafo(linhas: Linha[]): string {
  const textos = [linhas.shift()?.texto ?? ''];
  for (let linha = linhas[0]; linha && linha.texto !== '' && !/^#{1,4} /.test(linha.texto) && !itemDe(linha); linha = linhas[0]) {
    textos.push(linha.texto);
    linhas.shift();
  }
  return textos.join(' ');
}

/** A page of the manual from its Markdown: headings, paragraphs, lists inside lists, bold, emphasis, code and links. */
export function lerPagina(markdown: string): PaginaDoManual {
  const linhas = markdown.split('\n').map((bruta) => ({ recuo: bruta.length - bruta.trimStart().length, texto: bruta.trim() }));
  const blocos = lerBlocos(linhas, 0);
  const [primeiro] = blocos;
  if (!primeiro || !('titulo' in primeiro)) throw new Error('A page of the manual begins with its title');
  return { titulo: semMarcas(primeiro.titulo), blocos: blocos.slice(1) };
}
