import { type Alinhamento, alinhamentos } from '#shared/papel/esquema.ts';

const deFora: Readonly<Record<string, Alinhamento>> = { center: 'centro', right: 'direita', end: 'direita', justify: 'justificado' };

/** Where a paragraph stands between its margins: as we write it, or as a page or a word processor does, by its style or its attribute. */
export const alinhamentoEscrito = (nosso: string | null, estilo: string, atributo: string | null): Alinhamento =>
  alinhamentos.find((um) => um === nosso) ?? deFora[(estilo || atributo || '').toLowerCase()] ?? 'esquerda';

/** The styles of elements in an attribute that no browser reads, and no style sheet. */
export const guardarEstilos = (html: string): string =>
  html
    .replaceAll(/<style[\s>][\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replaceAll(/(\s)style(\s*=\s*(?:"[^"]*"|'[^']*'))/gi, '$1data-estilo$2'),
    );

type Item = {
  de: number;
  ate: number;
  tag: string;
  atributos: string;
  lista: string;
  especie: 'marca' | 'numero' | 'escrita';
  marca: string;
  resto: string;
};
/** A paragraph of Word that belongs to a list, and its mark, which stands before its text. */
const paragrafoDeLista = /<(p|h[1-6])(?=\s)([^>]*?mso-list:\s*(l\d+\s+level\d+\s+lfo\d+)[^>]*)>([\s\S]*?)<\/\1>/gi;
const marcaDaLista = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

/**
 * What Word's clipboard holds, with its lists as lists: there each item is a paragraph with its mark before its text. Numbers become a list of ours
 * only where it counts as Word did, from one on and without a break; whatever else others may refer to ('a)', '1.1', 'Cláusula 2ª', a box to tick)
 * stays written. Lists are as flat as on paper.
 */
export function comListas(html: string): string {
  const corridas = emCorridas(html, Array.from(html.matchAll(paragrafoDeLista), emItem));
  const sozinha = (lista: string): boolean => corridas.filter(([um]) => um.lista === lista).length === 1;
  let [escrito, em] = ['', 0];
  for (const corrida of corridas) {
    const [{ de, lista }] = corrida;
    escrito += html.slice(em, de) + escreverCorrida(corrida, sozinha(lista));
    em = corrida.at(-1)?.ate ?? em;
  }
  return escrito + html.slice(em);
}

function emItem(achado: RegExpExecArray): Item {
  const [tudo, tag = 'p', atributos = '', lista = '', dentro = ''] = achado;
  const [inteira = '', marcada = ''] = marcaDaLista.exec(dentro) ?? [];
  const marca = marcada
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|&#160;|\s/g, ' ')
    .trim();
  return {
    de: achado.index,
    ate: achado.index + tudo.length,
    tag: tag.toLowerCase(),
    atributos,
    lista: lista.replaceAll(/\s+/g, ' ').toLowerCase(),
    ...especieDa(marca, marcada, tag),
    resto: dentro.replace(inteira, ''),
  };
}

function especieDa(marca: string, marcada: string, tag: string): Pick<Item, 'especie' | 'marca'> {
  if (marca === '' || tag.toLowerCase() !== 'p') return { especie: 'escrita', marca };
  if (/^[☐□❏❑❒]$/.test(marca) || (/wingdings/i.test(marcada) && /^[oqr¨£]$/.test(marca))) return { especie: 'escrita', marca: '☐' };
  if (/symbol|wingdings|courier/i.test(marcada) || !/[\p{L}\p{N}]/u.test(marca)) return { especie: 'marca', marca };
  return { especie: /^\d{1,3}[.)]?$/.test(marca) ? 'numero' : 'escrita', marca };
}

type Corrida = [Item, ...Item[]];
/** Items with nothing between them: marks whatever their level, numbers of one count. */
function emCorridas(html: string, itens: readonly Item[]): Corrida[] {
  const corridas: Corrida[] = [];
  for (const item of itens) {
    const corrida = corridas.at(-1);
    const ultimo = corrida?.at(-1);
    const segue =
      ultimo?.especie === item.especie &&
      (item.especie === 'marca' || ultimo.lista === item.lista) &&
      html.slice(ultimo.ate, item.de).trim() === '';
    if (corrida && segue) corrida.push(item);
    else corridas.push([item]);
  }
  return corridas;
}

function escreverCorrida(corrida: Corrida, sozinha: boolean): string {
  const [{ especie }] = corrida;
  const conta = especie === 'numero' && sozinha && corrida.every(({ marca }, i) => Number.parseInt(marca, 10) === i + 1);
  if (especie !== 'marca' && !conta)
    return corrida
      .map(({ tag, atributos, marca, resto }) => `<${tag}${atributos}>${marca}${marca === '' ? '' : ' '}${resto}</${tag}>`)
      .join('\n');
  const lista = conta ? 'ol' : 'ul';
  return `<${lista}>${corrida.map(({ resto }) => `<li><p>${resto}</p></li>`).join('')}</${lista}>`;
}
