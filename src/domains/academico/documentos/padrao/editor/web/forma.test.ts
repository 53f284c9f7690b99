import { getSchema, type JSONContent } from '@tiptap/core';
import type { Mark, Node as No, NodeType, Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alinhamentos, condicoes, conteudoDoPapel, NIVEIS } from '#shared/papel/esquema.ts';
import { estreitar } from './colar/estreitar.ts';
import { largo } from './colar/largo.ts';
import { doEditor, paraEditor } from './conversao.ts';
import { extensoes } from './criar-editor.ts';
import { NossaForma } from './forma.ts';

const schema = getSchema(extensoes(() => {}));
type Escolher = (ate: number) => number;
const umDe = <T>(escolher: Escolher, lista: readonly [T, ...T[]]): T => lista[escolher(lista.length)] ?? lista[0];
const atributos: Record<string, (escolher: Escolher) => unknown> = {
  alinhamento: (e) => umDe(e, alinhamentos),
  level: (e) => umDe(e, [1, 2, 3]),
  imagemId: (e) => e(9) + 1,
  largura: (e) => e(96) + 5,
  termo: (e) => umDe(e, ['aluno.nome', 'escola.nome']),
  antes: (e) => umDe(e, [null, 'CPF ']),
  depois: (e) => umDe(e, [null, ', ']),
  vazio: (e) => umDe(e, [null, '—']),
  cabecalho: (e) => umDe(e, [false, true]),
  paraCada: (e) => umDe(e, [null, 'parcelas']),
  lista: (e) => umDe(e, ['parcelas', 'responsaveis']),
  quando: (e) => umDe(e, condicoes),
  valor: (e) => umDe(e, ['', 'Sim']),
  colunas: () => '',
  marcas: (e) => umDe(e, [null, ['a)', 'b)', 'c)', 'd)', 'e)']]),
};

/** A node that a schema allows, whatever its content expressions are, made of a row of choices; each of its texts is another. */
function sortear({ nodes, marks }: Schema, escolhas: readonly number[]): No {
  let feitas = 0;
  const escolher: Escolher = (ate) => (escolhas[feitas++] ?? 0) % ate;
  let palavras = 0;
  const marcas = (): Mark[] => Object.values(marks).flatMap((marca) => (escolher(4) === 1 ? [marca.create()] : []));
  function no(tipo: NodeType, fundo: number): No {
    if (tipo.isText) return tipo.schema.text(`p${(palavras += 1)} `, marcas());
    const attrs = Object.fromEntries(Object.keys(tipo.spec.attrs ?? {}).map((nome) => [nome, atributos[nome]?.(escolher)]));
    const filhos: No[] = [];
    let lugar = tipo.contentMatch;
    while (!lugar.validEnd || (filhos.length < 5 && escolher(3) > 0)) {
      const podem = Array.from({ length: lugar.edgeCount }, (_, i) => lugar.edge(i)).filter(
        ({ type: { name } }) =>
          fundo < NIVEIS || !/^(junto|se|paraCada|tabela|bulletList|orderedList)$/.test(name) || lugar.edgeCount === 1,
      );
      const aresta = podem[escolher(podem.length)];
      if (!aresta) break;
      filhos.push(no(aresta.type, fundo + 1));
      lugar = aresta.next;
    }
    return tipo.create(attrs, filhos, tipo.name === 'termo' ? marcas() : []);
  }
  const doc = nodes['doc'];
  if (!doc) throw new Error('no document');
  return no(doc, 0);
}
const escolhas = fc.array(fc.nat({ max: 999 }), { minLength: 5, maxLength: 400 });

/** What the editor shows a moment after something is put into it. */
const { addProseMirrorPlugins: plugins } = NossaForma.config;
const noEditor = (doc: No): No => {
  const estado = EditorState.create({ schema, plugins: plugins?.call({} as never) ?? [] });
  return estado.apply(estado.tr.replaceWith(0, estado.doc.content.size, doc.content)).doc;
};
/** Columns of which nothing is said are all alike, and are stored as that. */
const semColunas = (no: JSONContent): JSONContent => ({
  ...no,
  ...(no.type === 'tabela' ? { attrs: {} } : {}),
  ...(no.content ? { content: no.content.map(semColunas) } : {}),
});

test('whatever the editor may hold is stored whole: it comes back as it stood', () => {
  fc.assert(
    fc.property(escolhas, (sorte) => {
      const doc = noEditor(sortear(schema, sorte));
      const blocos = doEditor(doc.toJSON() as JSONContent);
      expect(conteudoDoPapel.shape.blocos.safeParse(blocos).error?.issues).toBeUndefined();
      const devolta = schema.nodeFromJSON(paraEditor(blocos));
      devolta.check();
      doc.descendants((no) => {
        const celulas = no.type.name === 'tabela' ? no.content.content.map(({ childCount }) => childCount) : [];
        expect(celulas.filter((n) => n !== celulas[0])).toEqual([]);
      });
      expect(semColunas(devolta.toJSON() as JSONContent)).toEqual(semColunas(doc.toJSON() as JSONContent));
    }),
    { numRuns: 500 },
  );
});

test('whatever a page may hold finds a place in the editor: every word of it, in its order', () => {
  const deFora = largo(schema);
  const palavras = (no: No): string[] => no.textBetween(0, no.content.size, ' ', ' ').match(/p\d+ /g) ?? [];
  fc.assert(
    fc.property(escolhas, (sorte) => {
      const lido = sortear(deFora, sorte);
      const posto = schema.nodeFromJSON({ type: 'doc', content: estreitar((lido.toJSON() as { content: JSONContent[] }).content) });
      posto.check();
      expect(palavras(posto)).toEqual(palavras(lido));
    }),
    { numRuns: 500 },
  );
});
