import { contagemDe, marcaNaContagem } from './contagem.ts';
import { emColunas } from './vaos.ts';

/** More columns than a table of ours may have: what a page says of a cell is not believed beyond. */
const COLUNAS = 12;

/** Gives each place of the tables that were pasted a cell of its own. */
export function separarCelulas(dom: HTMLElement): void {
  for (const tabela of dom.querySelectorAll('table')) {
    const linhas = [...tabela.rows].map((linha) => ({ linha, celulas: [...linha.cells] }));
    const lugares = emColunas(
      linhas.map(({ celulas }) => celulas.map(({ colSpan, rowSpan }) => ({ colunas: Math.min(colSpan, COLUNAS), linhas: rowSpan }))),
    );
    for (const [i, { linha, celulas }] of linhas.entries())
      linha.replaceChildren(...(lugares[i] ?? []).map((n) => (n === null ? undefined : celulas[n]) ?? vaziaComo(celulas[0])));
  }
}

/** A row of headings stays one. */
const vaziaComo = (celula: Element | undefined): Element => document.createElement(celula?.tagName === 'TH' ? 'th' : 'td');

/** Lists that count in a way that ours do not become paragraphs that begin with their mark, as others may refer to it. */
export function escreverContagens(dom: HTMLElement): void {
  // The innermost first: what hangs under an item goes after it.
  for (const lista of [...dom.querySelectorAll('ol')].toReversed()) {
    const itens = [...lista.children].filter((filho): filho is HTMLLIElement => filho instanceof HTMLLIElement);
    const estilo = lista.style.listStyleType || itens[0]?.style.listStyleType || '';
    const contagem = contagemDe({ tipo: lista.type, estilo, de: lista.start, valores: itens.map(({ value }) => value) });
    if (contagem === null) continue;
    lista.replaceWith(...itens.flatMap((item, i) => comMarca(item, marcaNaContagem(contagem, i))));
  }
}

function comMarca(item: HTMLLIElement, marca: string): Element[] {
  const blocos = 'p, ul, ol, table, div, h1, h2, h3, h4, h5, h6';
  const filhos = [...item.childNodes];
  const fim = filhos.findIndex((filho) => filho instanceof Element && filho.matches(blocos));
  const corrido = filhos.slice(0, fim === -1 ? filhos.length : fim);
  const resto = (fim === -1 ? [] : filhos.slice(fim)).filter((filho): filho is HTMLElement => filho instanceof HTMLElement);
  const [primeiro] = resto;
  if (primeiro?.tagName === 'P' && corrido.every(({ textContent }) => (textContent ?? '').trim() === '')) {
    primeiro.prepend(`${marca} `);
    return resto;
  }
  const paragrafo = document.createElement('p');
  paragrafo.append(`${marca} `, ...corrido);
  return [paragrafo, ...resto];
}
