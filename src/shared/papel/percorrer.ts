import type { Bloco, ConteudoDoPapel } from './esquema.ts';
import type { Trecho, TrechoDeTermo } from './trechos.ts';

/** Where something stands: the path in the content, in which part, inside of which list, and the words before it. */
export type Lugar = {
  caminho: (string | number)[];
  parte: 'cabecalho' | 'texto' | 'rodape';
  bloco: number;
  lista: string | null;
  antes: string;
  /** Nothing else stands in its paragraph. */
  sozinho: boolean;
};
export type Achado = { tipo: 'termo' | 'lista'; nome: string; lugar: Lugar } | { tipo: 'texto'; texto: string; lugar: Lugar };
type Onde = Omit<Lugar, 'antes' | 'sozinho'>;
const nada = { antes: '', sozinho: false };

/** Every term, list and text of a paper, with its place, in the order in which one reads. */
export function* percorrer({ cabecalho, rodape, blocos }: Pick<ConteudoDoPapel, 'cabecalho' | 'rodape' | 'blocos'>): Generator<Achado> {
  yield* nosBlocos(cabecalho, { caminho: ['cabecalho'], parte: 'cabecalho', bloco: 0, lista: null });
  yield* nosBlocos(blocos, { caminho: ['blocos'], parte: 'texto', bloco: 0, lista: null });
  yield* nosBlocos(rodape, { caminho: ['rodape'], parte: 'rodape', bloco: 0, lista: null });
}

function* nosBlocos(blocos: readonly Bloco[], onde: Onde): Generator<Achado> {
  for (const [i, bloco] of blocos.entries()) {
    // A block is counted where the reader counts it: at the top.
    const aqui = { ...onde, caminho: [...onde.caminho, i], bloco: onde.caminho.length === 1 ? i + 1 : onde.bloco };
    yield* noBloco(bloco, aqui);
  }
}

function* noBloco(bloco: Bloco, onde: Onde): Generator<Achado> {
  const em = (...passos: (string | number)[]): Onde => ({ ...onde, caminho: [...onde.caminho, ...passos] });
  switch (bloco.tipo) {
    case 'paragrafo':
      return yield* nosTrechos(bloco.trechos, em('trechos'), isUmTermo(bloco.trechos));
    case 'titulo':
    case 'assinatura':
      return yield* nosTrechos(bloco.trechos, em('trechos'));
    case 'lista':
      for (const [i, item] of bloco.itens.entries()) yield* nosTrechos(item.trechos, em('itens', i, 'trechos'));
      return;
    case 'tabela':
      for (const [i, linha] of bloco.linhas.entries()) {
        if (linha.paraCada !== null) yield { tipo: 'lista', nome: linha.paraCada, lugar: { ...em('linhas', i, 'paraCada'), ...nada } };
        for (const [j, celula] of linha.celulas.entries())
          yield* nosTrechos(celula.trechos, { ...em('linhas', i, 'celulas', j, 'trechos'), lista: linha.paraCada ?? onde.lista });
      }
      return;
    case 'junto':
      return yield* nosBlocos(bloco.blocos, em('blocos'));
    case 'se':
      yield { tipo: 'termo', nome: bloco.condicao.termo, lugar: { ...em('condicao', 'termo'), ...nada } };
      return yield* nosBlocos(bloco.blocos, em('blocos'));
    case 'paraCada':
      yield { tipo: 'lista', nome: bloco.lista, lugar: { ...em('lista'), ...nada } };
      return yield* nosBlocos(bloco.blocos, { ...em('blocos'), lista: bloco.lista });
    default:
  }
}

/** The last words of what was written, whole. */
const ultimasPalavras = (texto: string): string => (texto.length <= 30 ? texto : texto.slice(-30).replace(/^\S*\s/, ''));

const isUmTermo = (trechos: readonly Trecho[]): boolean =>
  trechos.filter((um) => um.tipo === 'termo' || (um.tipo === 'texto' && um.texto.trim() !== '')).length === 1;

function* nosTrechos(trechos: readonly Trecho[], onde: Onde, sozinho = false): Generator<Achado> {
  let antes = '';
  for (const [i, trecho] of trechos.entries()) {
    const lugar = { ...onde, caminho: [...onde.caminho, i], antes: ultimasPalavras(antes), sozinho };
    if (trecho.tipo === 'termo') {
      yield { tipo: 'termo', nome: trecho.termo, lugar };
      yield* nosAdornos(trecho, lugar);
    }
    if (trecho.tipo === 'texto') yield { tipo: 'texto', texto: trecho.texto, lugar };
    antes += trecho.tipo === 'texto' ? trecho.texto : trecho.tipo === 'termo' ? `{{${trecho.termo}}}` : ' ';
  }
}

/** What a term writes around its value, and in the place of none, is text as well. */
function* nosAdornos(termo: TrechoDeTermo, lugar: Lugar): Generator<Achado> {
  for (const adorno of ['antes', 'depois', 'vazio'] as const) {
    const texto = termo[adorno];
    if (texto) yield { tipo: 'texto', texto, lugar: { ...lugar, caminho: [...lugar.caminho, adorno] } };
  }
}
