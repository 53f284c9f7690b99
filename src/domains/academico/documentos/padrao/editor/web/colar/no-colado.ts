import { emColunas } from './vaos.ts';

/** More columns than a table of ours may have: what a page says of a cell is not believed beyond. */
const COLUNAS = 12;

/** Gives each place of the tables that were pasted a cell of its own; what names a table stands before it, which has no place for that. */
export function separarCelulas(dom: HTMLElement): void {
  for (const tabela of dom.querySelectorAll('table')) {
    if (tabela.caption) {
      const legenda = document.createElement('div');
      legenda.append(...tabela.caption.childNodes);
      tabela.caption.remove();
      tabela.before(legenda);
    }
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
