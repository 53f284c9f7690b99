import { textoDoPdf } from '../pdf/texto.ts';
import type { Alinhamento } from '#shared/papel/esquema.ts';
import type { Peca } from '#shared/papel/pecas.ts';
import type { Trecho } from '#shared/papel/trechos.ts';
import { type Fonte, fonteDe, larguraDe } from './metricas.ts';

type Palavra = { texto: string; fonte: Fonte; sublinhado: boolean; largura: number; branco: boolean };
/** `fim`: what is justified ends here; `segue`: the line under it begins with another word of the text. */
type Linha = { palavras: Palavra[]; largura: number; fim: boolean; segue: boolean };
export type Letra = { tamanho: number; negrito?: boolean; apagado?: boolean };

/** The height of a line of text of a size. */
export const alturaDaLinha = (tamanho: number): number => tamanho * 1.35;

/** Text broken into lines of a width: at blanks, and inside of a word only where it is longer than a line. */
export function quebrarLinhas(trechos: readonly Trecho[], largura: number, letra: Letra): Linha[] {
  const linhas: Linha[] = [];
  let atual: Linha = { palavras: [], largura: 0, fim: true, segue: false };
  const fechar = (fim: boolean, segue = true): void => {
    while (atual.palavras.at(-1)?.branco) atual.largura -= atual.palavras.pop()?.largura ?? 0;
    linhas.push({ ...atual, fim, segue });
    atual = { palavras: [], largura: 0, fim: true, segue: false };
  };
  const por = (palavra: Palavra): void => {
    if (palavra.branco && atual.palavras.length === 0 && linhas.length > 0 && linhas.at(-1)?.fim === false) return;
    if (!palavra.branco && atual.largura + palavra.largura > largura && atual.palavras.some(({ branco }) => !branco)) fechar(false);
    if (!palavra.branco && palavra.largura > largura) {
      const [cabe, resto] = cortar(palavra, Math.max(largura, 1), letra.tamanho);
      por(cabe);
      fechar(false, false);
      return por(resto);
    }
    atual.palavras.push(palavra);
    atual.largura += palavra.largura;
  };
  for (const grupo of emPalavras(trechos, letra)) {
    if (grupo === 'quebra') fechar(true);
    else if (grupo.length === 1) for (const palavra of grupo) por(palavra);
    else porJuntas(grupo);
  }
  fechar(true, false);
  return linhas;

  /** A word of several cuts ('**Ana**,') goes to the next line whole. */
  function porJuntas(grupo: readonly Palavra[]): void {
    const juntas = grupo.reduce((soma, palavra) => soma + palavra.largura, 0);
    if (juntas <= largura && atual.largura + juntas > largura && atual.palavras.some(({ branco }) => !branco)) fechar(false);
    for (const palavra of grupo) por(palavra);
  }
}

/** Words and blanks one after the other; pieces that touch without a blank are one word. */
function emPalavras(trechos: readonly Trecho[], { tamanho, negrito }: Letra): (Palavra[] | 'quebra')[] {
  const grupos: (Palavra[] | 'quebra')[] = [];
  for (const trecho of trechos) {
    if (trecho.tipo === 'quebra') grupos.push('quebra');
    else {
      const fonte = fonteDe(negrito ? { ...trecho, negrito: true } : trecho);
      const escrito = textoDoPdf((trecho.tipo === 'texto' ? trecho.texto : `{{${trecho.termo}}}`).replaceAll('\t', '  '));
      for (const [i, paragrafo] of escrito.split(/\r?\n/).entries()) {
        if (i > 0) grupos.push('quebra');
        for (const parte of paragrafo.split(/( +)/).filter((p) => p !== '')) {
          const palavra = {
            texto: parte,
            fonte,
            sublinhado: trecho.sublinhado === true,
            largura: larguraDe(parte, fonte, tamanho),
            branco: parte.trim() === '' && !parte.includes('\u00a0'),
          };
          const anterior = grupos.at(-1);
          if (!palavra.branco && Array.isArray(anterior) && anterior.at(-1)?.branco === false) anterior.push(palavra);
          else grupos.push([palavra]);
        }
      }
    }
  }
  return grupos;
}

function cortar(palavra: Palavra, largura: number, tamanho: number): [Palavra, Palavra] {
  const letras = Array.from(palavra.texto);
  let n = 0;
  let soma = 0;
  for (const letra of letras) {
    soma += larguraDe(letra, palavra.fonte, tamanho);
    if (soma > largura && n > 0) break;
    n += 1;
  }
  const parte = (texto: string): Palavra => ({ ...palavra, texto, largura: larguraDe(texto, palavra.fonte, tamanho) });
  return [parte(letras.slice(0, n).join('')), parte(letras.slice(n).join(''))];
}

/** The pieces of a line in a width, from its upper left corner. */
export function pecasDaLinha(
  linha: Linha,
  { x, largura, alinhamento }: { x: number; largura: number; alinhamento: Alinhamento },
  letra: Letra,
): Peca[] {
  const { tamanho } = letra;
  const sobra = Math.max(0, largura - linha.largura);
  const brancos = linha.palavras.reduce((n, { texto, branco }) => n + (branco ? texto.length : 0), 0);
  const espaco = alinhamento === 'justificado' && !linha.fim && brancos > 0 ? sobra / brancos : 0;
  let em = x + (alinhamento === 'direita' ? sobra : alinhamento === 'centro' ? sobra / 2 : 0);
  const base = (alturaDaLinha(tamanho) - tamanho) / 2 + tamanho * 0.8;
  const pecas: Peca[] = [];
  for (const { texto, fonte, sublinhado, largura: natural, branco } of linha.palavras) {
    const ocupa = natural + (branco ? espaco * texto.length : 0);
    const ultima = pecas.findLast((peca) => peca.tipo === 'texto');
    if (ultima?.fonte === fonte && ultima.x + ultima.largura > em - 0.01) {
      ultima.texto += texto;
      ultima.largura += ocupa;
    } else
      pecas.push({
        tipo: 'texto',
        x: em,
        y: base,
        fonte,
        tamanho,
        texto,
        largura: ocupa,
        espaco,
        ...(letra.apagado ? { apagado: true as const } : {}),
      });
    if (sublinhado) pecas.push({ tipo: 'traco', x: em, y: base + tamanho * 0.12, largura: ocupa, espessura: tamanho * 0.05, escuro: true });
    em += ocupa;
  }
  const ultima = pecas.findLast((peca) => peca.tipo === 'texto');
  if (ultima && linha.segue) ultima.segue = true;
  return pecas;
}
