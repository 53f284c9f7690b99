import type { Editor } from '@tiptap/core';

type Atributos = Record<string, unknown>;
/** What holds the cursor: the innermost of each kind of block, with where it stands. */
export type Cercado = { tipo: string; em: number; atributos: Atributos };

/** The blocks around the cursor that have something to be set, the innermost first; what is selected itself comes before them. */
export function cercadoPor({ state: { selection } }: Editor): Cercado[] {
  const achados: Cercado[] = [];
  const no = 'node' in selection ? (selection.node as { type: { name: string }; attrs: Atributos }) : null;
  if (no) achados.push({ tipo: no.type.name, em: selection.from, atributos: no.attrs });
  const { $from: lugar } = selection;
  for (let fundo = lugar.depth; fundo > 0; fundo -= 1)
    achados.push({ tipo: lugar.node(fundo).type.name, em: lugar.before(fundo), atributos: lugar.node(fundo).attrs });
  return achados;
}

/** Sets what a block or a term says of itself. */
export function definirEm(editor: Editor, { em }: Cercado, novos: Atributos): void {
  editor.commands.command(({ tr }) => {
    for (const [nome, valor] of Object.entries(novos)) tr.setNodeAttribute(em, nome, valor);
    return true;
  });
}

/** What was typed after '{{' just before the cursor; null where no term is being typed. */
export function termoSendoEscrito({ state: { selection } }: Editor): { busca: string; de: number; ate: number } | null {
  const { $from: lugar, empty } = selection;
  if (!empty || !lugar.parent.isTextblock) return null;
  const antes = lugar.parent.textBetween(0, lugar.parentOffset, '\n', '\u0000');
  const achado = /\{\{\s*([A-Za-z0-9.]*)$/.exec(antes);
  return achado ? { busca: achado[1] ?? '', de: selection.from - achado[0].length, ate: selection.from } : null;
}

/** Puts a term at the cursor, in the place of what was typed of it. */
export function porTermo(editor: Editor, termo: string): void {
  const escrevendo = termoSendoEscrito(editor);
  const cadeia = editor.chain().focus();
  (escrevendo ? cadeia.deleteRange({ from: escrevendo.de, to: escrevendo.ate }) : cadeia)
    .insertContent({ type: 'termo', attrs: { termo } })
    .run();
}
