import type { Alinhamento, Bloco, BlocoDe } from '#shared/papel/esquema.ts';
import type { Caixa, Parte } from '#shared/papel/pecas.ts';
import type { Trecho } from '#shared/papel/trechos.ts';
import { deslocar } from './deslocar.ts';
import { alturaDaLinha, type Letra, pecasDaLinha, quebrarLinhas } from './linhas.ts';
import { caixasNaParte, naParte, semParte } from './partes.ts';
import { caixaDosCodigos } from './codigos.ts';
import { caixasDaTabela } from './tabela.ts';

/** How wide and high an image is, in pixels, by its id; an image that is gone has no size and is not drawn. */
export type TamanhosDasImagens = ReadonlyMap<number, { largura: number; altura: number }>;
export type Area = { largura: number; altura: number; letra: number; imagens: TamanhosDasImagens };

const tamanhoDoTitulo = { 1: 1.5, 2: 1.2, 3: 1.05 } as const;
const recuoDaLista = 20;

/** The boxes of blocks that were filled in, one below the other. */
export function caixasDe(blocos: readonly Bloco[], area: Area): Caixa[] {
  return blocos.flatMap((bloco) => {
    const tag = tagDo(bloco);
    return tag === null ? doBloco(bloco, area) : caixasNaParte({ tag }, doBloco(bloco, area));
  });
}

/** What a block is to who has the paper read aloud; one that holds others is nothing by itself. */
function tagDo(bloco: Bloco): Parte['tag'] | null {
  switch (bloco.tipo) {
    case 'titulo':
      return `H${bloco.nivel}`;
    case 'lista':
      return 'L';
    case 'tabela':
      return 'Table';
    case 'imagem':
      return 'Figure';
    case 'paragrafo':
    case 'assinatura':
    case 'codigos':
      return 'P';
    default:
      return null;
  }
}

function doBloco(bloco: Bloco, area: Area): Caixa[] {
  const { largura, letra } = area;
  switch (bloco.tipo) {
    case 'paragrafo':
      return caixasDoTexto(bloco.trechos, { x: 0, largura, alinhamento: bloco.alinhamento }, { tamanho: letra }, letra * 0.45);
    case 'titulo': {
      const tamanho = Math.round(letra * tamanhoDoTitulo[bloco.nivel] * 2) / 2;
      const caixas = caixasDoTexto(
        bloco.trechos,
        { x: 0, largura, alinhamento: bloco.alinhamento },
        { tamanho, negrito: true },
        tamanho * 0.8,
      );
      // A title never stands alone at the foot of a page.
      return caixas.map((caixa) => ({ ...caixa, junto: true }));
    }
    case 'lista':
      return bloco.itens.flatMap(({ trechos }, i) => doItem(trechos, bloco.ordenada ? `${i + 1}.` : '•', area));
    case 'tabela':
      return caixasDaTabela(bloco, largura, letra, area.altura);
    case 'imagem':
      return daImagem(bloco, area);
    case 'assinatura':
      return daAssinatura(bloco.trechos, area);
    case 'regua':
      return [{ altura: 1, antes: 6, pecas: [{ tipo: 'traco', x: 0, y: 0, largura, espessura: 0.7 }], junto: false }];
    case 'codigos':
      return [caixaDosCodigos(bloco, largura)];
    case 'quebraDePagina':
      return [{ altura: 0, antes: 0, pecas: [], junto: true, novaPagina: true }];
    default:
      return juntas(caixasDe(bloco.blocos, area));
  }
}

/** All on the page of the last one, where a page holds them. */
const juntas = (caixas: readonly Caixa[]): Caixa[] => caixas.map((caixa, i) => (i < caixas.length - 1 ? { ...caixa, junto: true } : caixa));

/** A text as its lines. The first two and the last two stay together: no line stands alone. */
function caixasDoTexto(
  trechos: readonly Trecho[],
  onde: { x: number; largura: number; alinhamento: Alinhamento },
  letra: Letra,
  antes: number,
): Caixa[] {
  const linhas = quebrarLinhas(trechos, onde.largura, letra);
  return linhas.map((linha, i) => ({
    altura: alturaDaLinha(letra.tamanho),
    antes: i === 0 ? antes : 0,
    pecas: pecasDaLinha(linha, onde, letra),
    junto: linhas.length > 1 && (i === 0 || i === linhas.length - 2),
  }));
}

function doItem(trechos: readonly Trecho[], marca: string, { largura, letra }: Area): Caixa[] {
  const caixas = caixasDoTexto(
    trechos,
    { x: recuoDaLista, largura: largura - recuoDaLista, alinhamento: 'esquerda' },
    { tamanho: letra },
    letra * 0.25,
  );
  const [marcada] = quebrarLinhas([{ tipo: 'texto', texto: marca }], largura, { tamanho: letra });
  const pecas = marcada ? pecasDaLinha(marcada, { x: 4, largura: recuoDaLista - 4, alinhamento: 'esquerda' }, { tamanho: letra }) : [];
  const corpo = caixasNaParte({ tag: 'LBody' }, caixas);
  return caixasNaParte(
    { tag: 'LI' },
    corpo.map((caixa, i) => (i === 0 ? { ...caixa, pecas: [...naParte({ tag: 'Lbl' }, pecas), ...caixa.pecas] } : caixa)),
  );
}

function daImagem({ imagemId, largura: parte, alinhamento }: BlocoDe<'imagem'>, { largura, altura, imagens }: Area): Caixa[] {
  const natural = imagens.get(imagemId);
  if (!natural) return [];
  const escala = Math.min((largura * parte) / 100 / natural.largura, (altura * 0.9) / natural.altura);
  const [l, a] = [natural.largura * escala, natural.altura * escala];
  const x = alinhamento === 'centro' ? (largura - l) / 2 : alinhamento === 'direita' ? largura - l : 0;
  return [{ altura: a, antes: 6, pecas: [{ tipo: 'imagem', x, y: 0, largura: l, altura: a, imagemId }], junto: false }];
}

/** What the hand takes over the line, also where the page begins by it. */
const lugarDaMao = 30;

/** A line to sign on, and who signs under it. */
function daAssinatura(trechos: readonly Trecho[], { largura, letra }: Area): Caixa[] {
  const traco = Math.min(largura, 260);
  const x = (largura - traco) / 2;
  const nome = caixasDoTexto(trechos, { x: 0, largura, alinhamento: 'centro' }, { tamanho: Math.max(8, letra - 1) }, 0);
  return juntas([
    {
      altura: lugarDaMao + 3,
      antes: 44 - lugarDaMao,
      pecas: [{ tipo: 'traco', x, y: lugarDaMao, largura: traco, espessura: 0.7, escuro: true }],
      junto: true,
    },
    ...nome,
  ]);
}

/** A band at the head or foot of a page, as the pieces and the height that it takes. */
export function faixa(blocos: readonly Bloco[], area: Area): { altura: number; pecas: Caixa['pecas'] } {
  let y = 0;
  const pecas = caixasDe(blocos, area).flatMap((caixa) => {
    const de = y + (y === 0 ? 0 : caixa.antes);
    y = de + caixa.altura;
    return semParte(deslocar(caixa.pecas, 0, de));
  });
  return { altura: y, pecas };
}
