import type { Codigos, ParteDosCodigos } from '#shared/papel/esquema.ts';
import type { Caixa, Peca } from '#shared/papel/pecas.ts';
import { textoDoPdf } from '../pdf/texto.ts';
import { deslocar } from './deslocar.ts';
import { alturaDaLinha, pecasDaLinha, quebrarLinhas } from './linhas.ts';
import { larguraDe } from './metricas.ts';

const mm = (milimetros: number): number => (milimetros * 72) / 25.4;
const lado = mm(30);
/** What the words leave to the QR code beside them, and the bars as FEBRABAN asks for them. */
const vao = mm(6);
const larguraDasBarras = mm(103);
const alturaDasBarras = mm(13);

/** A way to pay as one box that is never cut. Where the page is too narrow for bars and QR code side by side, this stands under them. */
export function caixaDosCodigos({ partes, qr }: Codigos, largura: number): Caixa {
  const aoLado = largura - lado - vao >= larguraDasBarras;
  const doTexto = qr !== null && aoLado ? largura - lado - vao : largura;
  let y = 0;
  const pecas = partes.flatMap((parte): Peca[] => {
    const { altura, pecas: dela } = daParte(parte, doTexto);
    const deslocadas = deslocar(dela, 0, y);
    y += altura;
    return deslocadas;
  });
  if (qr === null) return { altura: y, antes: 10, pecas, junto: false };
  const doQr = { x: aoLado ? largura - lado : 0, y: aoLado ? 0 : y + 4 };
  return { altura: Math.max(y, doQr.y + lado), antes: 10, pecas: [...pecas, { tipo: 'qr', ...doQr, lado, conteudo: qr }], junto: false };
}

function daParte(parte: ParteDosCodigos, largura: number): { altura: number; pecas: Peca[] } {
  if ('barras' in parte) return barras(parte.barras, Math.min(largura, larguraDasBarras));
  if (parte.corrido) return corrido(textoDoPdf(parte.texto), parte.tamanho, largura);
  const letra = { tamanho: parte.tamanho, negrito: parte.negrito === true };
  const linhas = quebrarLinhas([{ tipo: 'texto', texto: parte.texto }], largura, letra);
  const alta = alturaDaLinha(parte.tamanho);
  const pecas = linhas.flatMap((linha, i) => deslocar(pecasDaLinha(linha, { x: 0, largura, alinhamento: 'esquerda' }, letra), 0, i * alta));
  return { altura: linhas.length * alta, pecas };
}

/** Pasted off the paper it is whole, and who reads it has the drawing beside it. */
function corrido(texto: string, maior: number, largura: number): { altura: number; pecas: Peca[] } {
  const tamanho = Math.min(maior, largura / larguraDe(texto, 0, 1));
  const ocupa = larguraDe(texto, 0, tamanho);
  return { altura: maior * 1.35, pecas: [{ tipo: 'texto', x: 0, y: maior, fonte: 0, tamanho, texto, largura: ocupa, espaco: 0 }] };
}

function barras(larguras: readonly number[], largura: number): { altura: number; pecas: Peca[] } {
  const modulo = largura / larguras.reduce((soma, uma) => soma + uma, 0);
  let x = 0;
  const pecas = larguras.flatMap((uma, i): Peca[] => {
    const barra: Peca = { tipo: 'traco', x, y: 2, largura: uma * modulo, espessura: alturaDasBarras, escuro: true };
    x += uma * modulo;
    return i % 2 === 0 ? [barra] : [];
  });
  return { altura: alturaDasBarras + 8, pecas };
}
