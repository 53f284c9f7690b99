import type { Node as No, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { MAXIMOS } from '#shared/papel/esquema.ts';
import { partesDe } from './conversao.ts';

type Comando = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean;
/** Where the cursor is in a table: the table and its row with their places, and which column. */
type Lugar = { tabela: No; emTabela: number; linha: No; emLinha: number; coluna: number };

function lugarNaTabela({ $from: lugar }: { $from: ResolvedPos }): Lugar | null {
  for (let fundo = lugar.depth; fundo > 1; fundo -= 1) {
    if (lugar.node(fundo).type.name !== 'linha') continue;
    return {
      tabela: lugar.node(fundo - 1),
      emTabela: lugar.before(fundo - 1),
      linha: lugar.node(fundo),
      emLinha: lugar.before(fundo),
      coluna: lugar.index(fundo),
    };
  }
  return null;
}

const naTabela =
  (mudar: (tr: Transaction, lugar: Lugar, schema: EditorState['schema']) => void): Comando =>
  (state, dispatch) => {
    const lugar = lugarNaTabela(state.selection);
    if (!lugar) return false;
    const { tr } = state;
    mudar(tr, lugar, state.schema);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const celulaVazia = ({ nodes }: EditorState['schema']): No | null => nodes['celula']?.createAndFill() ?? null;

/** Each row of a table with where it begins, the last one first: what is changed does not move what is still to be. */
function deBaixoParaCima({ tabela, emTabela }: Lugar): { linha: No; em: number }[] {
  const achadas: { linha: No; em: number }[] = [];
  tabela.forEach((linha, desvio) => achadas.unshift({ linha, em: emTabela + 1 + desvio }));
  return achadas;
}

/** Where the cell of a column begins in a row. */
function emCelula(linha: No, em: number, coluna: number): number {
  let soma = em + 1;
  for (let i = 0; i < coluna; i += 1) soma += linha.maybeChild(i)?.nodeSize ?? 0;
  return soma;
}

/** The shares of the width go along with their columns; where they were not so many, all are alike. */
function mudarPartes(tr: Transaction, { tabela, emTabela, linha }: Lugar, mudar: (partes: number[]) => void): void {
  const partes = partesDe(tabela.attrs['colunas'], linha.childCount) ?? [];
  if (partes.length > 0) mudar(partes);
  tr.setNodeAttribute(emTabela, 'colunas', partes.join(', '));
}

const excluir = naTabela((tr, { tabela, emTabela }) => void tr.delete(emTabela, emTabela + tabela.nodeSize));

/** A row under the one at hand, a column beside it, and the way back of both. No cell of ours reaches over others. */
export const comandosDeTabela = {
  maisLinha: naTabela((tr, { linha, emLinha }, schema) => {
    const celulas = Array.from({ length: linha.childCount }, () => celulaVazia(schema)).filter((c) => c !== null);
    tr.insert(emLinha + linha.nodeSize, linha.type.create(null, celulas));
  }),
  menosLinha: ((state, dispatch) => {
    const lugar = lugarNaTabela(state.selection);
    if (lugar?.tabela.childCount === 1) return excluir(state, dispatch);
    return naTabela((tr, { linha, emLinha }) => void tr.delete(emLinha, emLinha + linha.nodeSize))(state, dispatch);
  }) satisfies Comando,
  maisColuna: naTabela((tr, lugar, schema) => {
    if (lugar.linha.childCount >= MAXIMOS.colunas) return;
    for (const { linha, em } of deBaixoParaCima(lugar)) {
      const nova = celulaVazia(schema);
      if (nova) tr.insert(emCelula(linha, em, Math.min(lugar.coluna + 1, linha.childCount)), nova);
    }
    mudarPartes(tr, lugar, (partes) => void partes.splice(lugar.coluna + 1, 0, partes[lugar.coluna] ?? 1));
  }),
  menosColuna: ((state, dispatch) => {
    const lugar = lugarNaTabela(state.selection);
    if (lugar?.linha.childCount === 1) return excluir(state, dispatch);
    return naTabela((tr, onde) => {
      for (const { linha, em } of deBaixoParaCima(onde)) {
        const celula = linha.maybeChild(onde.coluna);
        const de = emCelula(linha, em, onde.coluna);
        if (celula && linha.childCount > 1) tr.delete(de, de + celula.nodeSize);
      }
      mudarPartes(tr, onde, (partes) => void partes.splice(onde.coluna, 1));
    })(state, dispatch);
  }) satisfies Comando,
  excluir,
};

/** Goes to the cell after, or before; past the last one a row is made. */
export const pularCelula =
  (passo: 1 | -1): Comando =>
  (state, dispatch) => {
    const lugar = lugarNaTabela(state.selection);
    if (!lugar) return false;
    const celulas = deBaixoParaCima(lugar)
      .toReversed()
      .flatMap(({ linha, em }) => Array.from({ length: linha.childCount }, (_, coluna) => emCelula(linha, em, coluna)));
    const destino = celulas[celulas.indexOf(emCelula(lugar.linha, lugar.emLinha, lugar.coluna)) + passo];
    if (destino === undefined) return passo === 1 ? comandosDeTabela.maisLinha(state, dispatch) : false;
    dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(destino + 1))).scrollIntoView());
    return true;
  };
