import type { JSONContent } from '@tiptap/core';

type No = JSONContent;
/** What comes of a list: the text of an item, the one that is counted as such, or a block that no item holds. */
type Pedaco = { textos: No[]; i: number } | { bloco: No };
const isLista = ({ type }: No): boolean => type === 'bulletList' || type === 'orderedList';
const isTexto = ({ type }: No): boolean => type === 'paragraph' || type === 'heading' || type === 'assinatura';
const quebra: No = { type: 'hardBreak' };

/** What was read by the wide schema as blocks of ours: nothing of it is left out, only how deep it stood. */
export const estreitar = (nos: readonly No[]): No[] =>
  nos.flatMap((no): No[] => {
    switch (no.type) {
      case 'bulletList':
      case 'orderedList':
        return daLista(no);
      case 'listItem':
        return daLista({ type: 'bulletList', content: [no] });
      case 'tabela':
        return [daTabela(no)];
      case 'linha':
        return [daTabela({ type: 'tabela', content: [no] })];
      case 'celula':
        return estreitar(no.content ?? []);
      case 'junto':
      case 'se':
      case 'paraCada':
        return [{ ...no, content: estreitar(no.content ?? []) }];
      default:
        return [no];
    }
  });

/** What blocks say, a line each: all that a cell holds, and the text of an item. Headings are told by bold, items by their marks. */
export const linhasDe = (nos: readonly No[]): No[][] =>
  nos.flatMap((no): No[][] => {
    const { type, content = [] } = no;
    if (type === 'paragraph' || type === 'assinatura') return [content];
    if (type === 'heading') return [content.map(emNegrito)];
    if (!isLista(no)) return linhasDe(content);
    let i = -1;
    return content.flatMap((filho) => {
      const linhas = linhasDe(isLista(filho) ? [filho] : (filho.content ?? []));
      if (filho.type === 'listItem') i += 1;
      // What begins with a list of its own has no text that the mark would stand before.
      const [primeira] = filho.content ?? [];
      return filho.type !== 'listItem' || !primeira || isLista(primeira) ? linhas : comMarca(linhas, marcaDe(no, i));
    });
  });

/** Lines in one paragraph, which stands where the first of what they come from does. */
export const umParagrafo = (nos: readonly No[], linhas = linhasDe(nos)): No => ({
  type: 'paragraph',
  attrs: { alinhamento: alinhamentoDe(nos[0]) },
  content: linhas.flatMap((linha, i) => (i === 0 ? linha : [quebra, ...linha])),
});

function alinhamentoDe(no: No | undefined): string {
  const escrito: unknown = no?.attrs?.['alinhamento'];
  return typeof escrito === 'string' ? escrito : 'esquerda';
}

function emNegrito(no: No): No {
  const { marks = [] } = no;
  return no.type === 'hardBreak' || marks.some(({ type }) => type === 'bold') ? no : { ...no, marks: [{ type: 'bold' }, ...marks] };
}

const marcaDe = ({ type, attrs }: No, i: number): string => {
  if (type === 'bulletList') return '•';
  const marcas: unknown = attrs?.['marcas'];
  return Array.isArray(marcas) ? String(marcas[i]) : `${i + 1}.`;
};
const comMarca = ([primeira = [], ...resto]: No[][], marca: string): No[][] => [
  [{ type: 'text', text: `${marca} ` }, ...primeira],
  ...resto,
];

/** Cells of one paragraph each, and as many in each row. */
function daTabela({ content = [], ...tabela }: No): No {
  const linhas = content.map(({ content: celulas = [], ...linha }) => ({
    ...linha,
    content: celulas.map(({ content: blocos = [], ...celula }) => ({ ...celula, content: [umParagrafo(blocos)] })),
  }));
  const quantas = Math.max(...linhas.map((linha) => linha.content.length));
  const vazia = (): No & { content: No[] } => ({ type: 'celula', content: [{ type: 'paragraph' }] });
  return {
    ...tabela,
    content: linhas.map((linha) => ({ ...linha, content: Array.from({ length: quantas }, (_, i) => linha.content[i] ?? vazia()) })),
  };
}

/**
 * Lists are as flat as on paper: what hangs under an item comes after it. A list that counts stays one only where ours would say the same numbers:
 * with something between its items, or another count, they are written, as others may refer to them.
 */
function daLista(lista: No): No[] {
  const { type = 'bulletList', content = [] } = lista;
  let i = -1;
  const pedacos = content.flatMap((filho): Pedaco[] => {
    if (filho.type !== 'listItem') return emPedacos(type, estreitar([filho]));
    i += 1;
    const fim = filho.content?.findIndex((no) => !isTexto(no)) ?? -1;
    const textos = filho.content?.slice(0, fim === -1 ? undefined : fim) ?? [];
    return [...(textos.length === 0 ? [] : [{ textos, i }]), ...emPedacos(type, estreitar(filho.content?.slice(textos.length) ?? []))];
  });
  const contam = pedacos.map((um) => 'textos' in um);
  const cortada = contam.slice(contam.indexOf(true), contam.lastIndexOf(true)).includes(false);
  const escrita = type === 'orderedList' && (cortada || Array.isArray(lista.attrs?.['marcas']));
  const blocos: No[] = [];
  let aberta: No[] | null = null;
  for (const pedaco of pedacos) {
    if ('bloco' in pedaco) blocos.push(pedaco.bloco);
    else if (escrita) blocos.push(escrito(pedaco.textos, marcaDe(lista, pedaco.i)));
    else if (aberta) aberta.push(emItem(pedaco.textos));
    else blocos.push({ type, content: (aberta = [emItem(pedaco.textos)]) });
    if ('bloco' in pedaco) aberta = null;
  }
  return blocos;
}

/** What hangs under an item: marks of any level are items of the list of marks around them. */
const emPedacos = (tipo: string, blocos: readonly No[]): Pedaco[] =>
  blocos.flatMap((bloco): Pedaco[] =>
    tipo === 'bulletList' && bloco.type === tipo
      ? (bloco.content ?? []).map(({ content = [] }) => ({ textos: content, i: 0 }))
      : [{ bloco }],
  );

const emItem = (textos: readonly No[]): No => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: umParagrafo(textos).content }],
});

/** An item that stands by itself, with its mark: a title alone stays one. */
function escrito(textos: readonly No[], marca: string): No {
  const [no] = textos;
  const inteiro = no && textos.length === 1 ? no : umParagrafo(textos);
  return { ...inteiro, content: comMarca([inteiro.content ?? []], marca).flat() };
}
