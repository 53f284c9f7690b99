import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { alinhamentoEscrito } from './colar/colado.ts';

/** An attribute that stands in the page as `data-…`, so that what is cut here is pasted there as it was. */
const dado = (nome: string, padrao: unknown = null) => ({
  default: padrao,
  parseHTML: (elemento: HTMLElement) => {
    const escrito = elemento.getAttribute(`data-${nome}`);
    if (escrito === null) return padrao;
    return typeof padrao === 'number' ? Number(escrito) : typeof padrao === 'boolean' ? escrito === 'true' : escrito;
  },
  renderHTML: (atributos: Record<string, unknown>) => {
    const valor = atributos[nome];
    return valor === null || valor === undefined ? {} : { [`data-${nome}`]: typeof valor === 'string' ? valor : JSON.stringify(valor) };
  },
});
const emBloco = (tag: string, nome: string, atributos: Record<string, unknown>): [string, Record<string, unknown>] => [
  tag,
  mergeAttributes(atributos, { 'data-bloco': nome }),
];

/** Where a paragraph stands between its margins. */
export const Alinhamento = Extension.create({
  name: 'alinhamento',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'imagem'],
      attributes: {
        alinhamento: {
          ...dado('alinhamento', 'esquerda'),
          parseHTML: (e: HTMLElement) => alinhamentoEscrito(e.getAttribute('data-alinhamento'), e.style.textAlign, e.getAttribute('align')),
        },
      },
    },
  ],
});

/** What a term writes: one sign of the text, with what goes around its value. */
export const Termo = Node.create({
  name: 'termo',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ termo: dado('termo', ''), antes: dado('antes'), depois: dado('depois'), vazio: dado('vazio') }),
  parseHTML: () => [{ tag: 'span[data-bloco="termo"]' }],
  renderHTML: ({ node, HTMLAttributes }) => [...emBloco('span', 'termo', HTMLAttributes), `{{${String(node.attrs['termo'])}}}`],
  renderText: ({ node }) => `{{${String(node.attrs['termo'])}}}`,
});

const sozinho = (nome: string) =>
  Node.create({
    name: nome,
    group: 'block',
    atom: true,
    parseHTML: () => [{ tag: `div[data-bloco="${nome}"]` }],
    renderHTML: ({ HTMLAttributes }) => emBloco('div', nome, HTMLAttributes),
  });
export const Regua = sozinho('regua');
export const QuebraDePagina = sozinho('quebraDePagina');

/** A line to sign on, with who signs under it. */
export const Assinatura = Node.create({
  name: 'assinatura',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-bloco="assinatura"]' }],
  renderHTML: ({ HTMLAttributes }) => [...emBloco('div', 'assinatura', HTMLAttributes), 0],
});

const comBlocos = (nome: string, atributos: Record<string, ReturnType<typeof dado>>) =>
  Node.create({
    name: nome,
    group: 'block',
    content: 'block+',
    defining: true,
    addAttributes: () => atributos,
    parseHTML: () => [{ tag: `div[data-bloco="${nome}"]` }],
    renderHTML: ({ HTMLAttributes }) => [...emBloco('div', nome, HTMLAttributes), 0],
  });
export const Junto = comBlocos('junto', {});
export const Se = comBlocos('se', {
  termo: dado('termo', 'matricula.turma'),
  quando: dado('quando', 'preenchido'),
  valor: dado('valor', ''),
});
export const ParaCada = comBlocos('paraCada', { lista: dado('lista', 'responsaveis') });
