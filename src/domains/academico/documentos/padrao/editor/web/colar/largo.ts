import { type NodeSpec, Schema } from '@tiptap/pm/model';
import { contagemDe, marcaNaContagem } from './contagem.ts';

const deLista = '(listItem | bulletList | orderedList)+';

/**
 * The editor's schema as pages of others are written: whatever block stands in an item or in a cell, and lists right in lists. What is pasted is read
 * by it first, as a narrow place would cut the table or the list around what it has no room for, or leave it out; `estreitar` then finds its place.
 */
export function largo({ spec: { nodes, marks } }: Schema): Schema {
  const mais: Record<string, NodeSpec> = {
    celula: { content: 'block+' },
    listItem: { content: 'block+' },
    bulletList: { content: deLista },
    orderedList: {
      content: deLista,
      attrs: { marcas: { default: null } },
      parseDOM: [{ tag: 'ol', getAttrs: (lista) => ({ marcas: lista instanceof HTMLOListElement ? marcasDe(lista) : null }) }],
    },
  };
  const largos = Object.entries(mais).reduce((todos, [nome, novo]) => todos.update(nome, { ...todos.get(nome), ...novo }), nodes);
  return new Schema({ nodes: largos, marks });
}

/** What a list writes before its items where ours would count otherwise; null: one, two, three. */
function marcasDe(lista: HTMLOListElement): string[] | null {
  const itens = [...lista.children].filter((filho): filho is HTMLLIElement => filho instanceof HTMLLIElement);
  const estilo = lista.style.listStyleType || itens[0]?.style.listStyleType || '';
  const contagem = contagemDe({ tipo: lista.type, estilo, de: lista.start, valores: itens.map(({ value }) => value) });
  return contagem && itens.map((_, i) => marcaNaContagem(contagem, i));
}
