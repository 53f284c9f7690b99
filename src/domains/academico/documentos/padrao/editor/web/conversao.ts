import type { JSONContent } from '@tiptap/core';
import { type Alinhamento, alinhamentos, type Bloco, type BlocoDe, condicoes, type Tabela } from '#shared/papel/esquema.ts';
import { type Marcas, separarTermos, type Trecho } from '#shared/papel/trechos.ts';

const marcasDoEditor = { negrito: 'bold', italico: 'italic', sublinhado: 'underline' } as const;
type Marca = keyof typeof marcasDoEditor;
const nomesDasMarcas = Object.keys(marcasDoEditor) as Marca[];

/** Our form of a text as the editor draws it. */
export const paraEditor = (blocos: readonly Bloco[]): JSONContent => ({
  type: 'doc',
  content: blocos.length === 0 ? [{ type: 'paragraph' }] : blocos.map(doBloco),
});

function doBloco(bloco: Bloco): JSONContent {
  switch (bloco.tipo) {
    case 'paragrafo':
      return { type: 'paragraph', attrs: { alinhamento: bloco.alinhamento }, content: dosTrechos(bloco.trechos) };
    case 'titulo':
      return { type: 'heading', attrs: { level: bloco.nivel, alinhamento: bloco.alinhamento }, content: dosTrechos(bloco.trechos) };
    case 'lista':
      return {
        type: bloco.ordenada ? 'orderedList' : 'bulletList',
        content: bloco.itens.map(({ trechos }) => ({ type: 'listItem', content: [{ type: 'paragraph', content: dosTrechos(trechos) }] })),
      };
    case 'tabela':
      return {
        type: 'tabela',
        attrs: { colunas: bloco.colunas.join(', ') },
        content: bloco.linhas.map(({ cabecalho, paraCada, celulas }) => ({
          type: 'linha',
          attrs: { cabecalho, paraCada },
          content: celulas.map(({ alinhamento, trechos }) => ({
            type: 'celula',
            content: [{ type: 'paragraph', attrs: { alinhamento }, content: dosTrechos(trechos) }],
          })),
        })),
      };
    case 'imagem':
      return { type: 'imagem', attrs: { imagemId: bloco.imagemId, largura: bloco.largura, alinhamento: bloco.alinhamento } };
    case 'assinatura':
      return { type: 'assinatura', content: dosTrechos(bloco.trechos) };
    case 'regua':
    case 'quebraDePagina':
      return { type: bloco.tipo };
    case 'codigos':
      // No template holds codes: they come with the values.
      return { type: 'paragraph' };
    case 'junto':
      return { type: 'junto', content: paraEditor(bloco.blocos).content ?? [] };
    case 'se':
      return { type: 'se', attrs: { ...bloco.condicao }, content: paraEditor(bloco.blocos).content ?? [] };
    case 'paraCada':
      return { type: 'paraCada', attrs: { lista: bloco.lista }, content: paraEditor(bloco.blocos).content ?? [] };
  }
}

function dosTrechos(trechos: readonly Trecho[]): JSONContent[] {
  return trechos.map((trecho): JSONContent => {
    if (trecho.tipo === 'quebra') return { type: 'hardBreak' };
    const marks = nomesDasMarcas.filter((marca) => trecho[marca]).map((marca) => ({ type: marcasDoEditor[marca] }));
    const comMarcas = marks.length === 0 ? {} : { marks };
    if (trecho.tipo === 'texto') return { type: 'text', text: trecho.texto, ...comMarcas };
    const { termo, antes = null, depois = null, vazio = null } = trecho;
    return { type: 'termo', attrs: { termo, antes, depois, vazio }, ...comMarcas };
  });
}

/** What the editor holds in our form. What it does not know (pasted from elsewhere) never gets in: the editor's schema has no place for it. */
export const doEditor = ({ content = [] }: JSONContent): Bloco[] => content.flatMap(emBloco);

function emBloco(no: JSONContent): Bloco[] {
  const trechos = emTrechos(no.content);
  const alinhamento = emAlinhamento(no.attrs?.['alinhamento']);
  switch (no.type) {
    case 'paragraph':
      return [{ tipo: 'paragrafo', alinhamento, trechos }];
    case 'heading':
      return [{ tipo: 'titulo', nivel: ([1, 2, 3] as const).find((n) => n === no.attrs?.['level']) ?? 3, alinhamento, trechos }];
    case 'bulletList':
    case 'orderedList':
      return [{ tipo: 'lista', ordenada: no.type === 'orderedList', itens: (no.content ?? []).map(emItem) }];
    case 'tabela':
      return [emTabela(no)];
    case 'imagem':
      return [emImagem(no, alinhamento)];
    case 'assinatura':
      return [{ tipo: 'assinatura', trechos }];
    case 'regua':
    case 'quebraDePagina':
      return [{ tipo: no.type }];
    case 'junto':
      return [{ tipo: 'junto', blocos: doEditor(no) }];
    case 'se': {
      const quando = condicoes.find((uma) => uma === no.attrs?.['quando']) ?? 'preenchido';
      return [
        {
          tipo: 'se',
          condicao: { termo: String(no.attrs?.['termo'] ?? ''), quando, valor: String(no.attrs?.['valor'] ?? '') },
          blocos: doEditor(no),
        },
      ];
    }
    case 'paraCada':
      return [{ tipo: 'paraCada', lista: String(no.attrs?.['lista'] ?? ''), blocos: doEditor(no) }];
    default:
      return [];
  }
}

const emItem = ({ content = [] }: JSONContent): BlocoDe<'lista'>['itens'][number] => ({ trechos: emTrechos(content[0]?.content) });

/** The shares of the width that were written for so many columns; null: they are not so many, or no shares. */
export function partesDe(escrito: unknown, quantas: number): number[] | null {
  const partes = typeof escrito === 'string' ? escrito.split(/[,;]\s*/).map(Number) : [];
  return partes.length === quantas && partes.every((n) => n >= 1 && n <= 100) ? partes : null;
}

function emTabela(no: JSONContent): Tabela {
  const linhas = (no.content ?? []).map((linha) => ({
    cabecalho: linha.attrs?.['cabecalho'] === true,
    paraCada: typeof linha.attrs?.['paraCada'] === 'string' ? linha.attrs['paraCada'] : null,
    celulas: (linha.content ?? []).map(({ content: [paragrafo] = [] }) => ({
      alinhamento: emAlinhamento(paragrafo?.attrs?.['alinhamento']),
      trechos: emTrechos(paragrafo?.content),
    })),
  }));
  const quantas = Math.max(1, ...linhas.map(({ celulas }) => celulas.length));
  return {
    tipo: 'tabela',
    colunas: partesDe(no.attrs?.['colunas'], quantas) ?? Array.from({ length: quantas }, () => Math.max(1, Math.floor(100 / quantas))),
    linhas,
  };
}

function emImagem({ attrs }: JSONContent, alinhamento: Alinhamento): BlocoDe<'imagem'> {
  const largura = Math.min(100, Math.max(5, Math.round(Number(attrs?.['largura'] ?? 40))));
  return {
    tipo: 'imagem',
    imagemId: Number(attrs?.['imagemId'] ?? 0),
    largura,
    alinhamento: alinhamento === 'justificado' ? 'esquerda' : alinhamento,
  };
}

const emAlinhamento = (escrito: unknown): Alinhamento => alinhamentos.find((um) => um === escrito) ?? 'esquerda';

function emTrechos(nos: readonly JSONContent[] = []): Trecho[] {
  return nos.flatMap((no): Trecho[] => {
    if (no.type === 'hardBreak') return [{ tipo: 'quebra' }];
    const marcas = marcasDe(no);
    if (no.type === 'text') return separarTermos(no.text ?? '', marcas);
    if (no.type !== 'termo') return [];
    const adorno = (nome: 'antes' | 'depois' | 'vazio') => {
      const escrito: unknown = no.attrs?.[nome];
      return typeof escrito === 'string' && escrito !== '' ? { [nome]: escrito } : {};
    };
    return [
      { tipo: 'termo', termo: String(no.attrs?.['termo'] ?? ''), ...adorno('antes'), ...adorno('depois'), ...adorno('vazio'), ...marcas },
    ];
  });
}

const marcasDe = ({ marks = [] }: JSONContent): Marcas =>
  Object.fromEntries(
    nomesDasMarcas.filter((marca) => marks.some(({ type }) => type === marcasDoEditor[marca])).map((marca) => [marca, true]),
  );
