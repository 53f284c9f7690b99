import type { CampoDePlanilha, Mapeamento } from './colunas.ts';

type Ponto = 'milhar' | 'decimal' | 'ambiguo' | null;

/** What the point of a number says by itself: '1.250,90' groups, '8.5' parts, '12.375' may be either. */
function pontoDe(texto: string): Ponto {
  const numero = /\d[\d.,]*/.exec(texto)?.[0] ?? '';
  if (numero.includes(',') || /\..*\./.test(numero)) return 'milhar';
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(numero)) return 'ambiguo';
  return numero.includes('.') ? 'decimal' : null;
}

/**
 * Lines whose numbers are written with a comma where the rest of their column writes its decimals with a point: '12.375' beside '8.5' is no twelve
 * thousand. A column that says nothing else is read as the other numbers of the sheet; where those say nothing, or both, it stays as it is. It takes
 * the whole sheet: lines alone do not know how it writes.
 */
export function comVirgulas<C extends string, L extends { celulas: string[] }>(
  linhas: readonly L[],
  mapeamento: Mapeamento<C>,
  campos: readonly CampoDePlanilha<C>[],
): L[] {
  const numericas = campos.flatMap(({ chave, numero }) => {
    const coluna = numero ? mapeamento[chave] : undefined;
    return coluna === undefined ? [] : [{ coluna, pontos: new Set(linhas.map(({ celulas }) => pontoDe(celulas[coluna] ?? ''))) }];
  });
  const daPlanilha = new Set(numericas.flatMap(({ pontos }) => [...pontos]));
  const dizDecimal = (pontos: ReadonlySet<Ponto>): boolean => pontos.has('decimal') && !pontos.has('milhar');
  const nadaDiz = (pontos: ReadonlySet<Ponto>): boolean => !pontos.has('decimal') && !pontos.has('milhar');
  const comPonto = numericas.flatMap(({ coluna, pontos }) =>
    pontos.has('ambiguo') && (dizDecimal(pontos) || (nadaDiz(pontos) && dizDecimal(daPlanilha))) ? [coluna] : [],
  );
  if (comPonto.length === 0) return [...linhas];
  const ler = (texto: string): string => (pontoDe(texto) === 'ambiguo' ? texto.replace(/(\d)\.(\d)/, '$1,$2') : texto);
  return linhas.map((linha) => ({ ...linha, celulas: linha.celulas.map((texto, i) => (comPonto.includes(i) ? ler(texto) : texto)) }));
}
