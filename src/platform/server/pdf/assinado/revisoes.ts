import { type Dicionario, isDicionario, lerValor, type Valor } from './valores.ts';

/** One table of a file: where its objects stand (null: no more), and its trailer. */
type Secao = { em: number; lugares: Map<string, number | null>; trailer: Dicionario };
/** What a reader of the file finds: the tables, the newest first, and where each object stands by them. */
export type Revisoes = { secoes: readonly Secao[]; lugares: ReadonlyMap<string, number | null> };

/** Follows the tables of a file from its end. Null for what is none, and for tables in streams, which our papers do not have. */
export function lerRevisoes(texto: string): Revisoes | null {
  const secoes: Secao[] = [];
  let em = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(texto.slice(-60))?.[1] ?? Number.NaN);
  for (;;) {
    const secao = lerSecao(texto, em);
    const anterior = secoes.at(-1);
    if (!secao || (anterior && em >= anterior.em) || secao.trailer.has('/XRefStm') || secao.trailer.has('/Encrypt')) return null;
    secoes.push(secao);
    const antes = secao.trailer.get('/Prev');
    if (antes === undefined) break;
    em = Number(antes);
  }
  return { secoes, lugares: new Map(secoes.toReversed().flatMap(({ lugares }) => [...lugares])) };
}

function lerSecao(texto: string, em: number): Secao | null {
  if (!Number.isInteger(em)) return null;
  let onde = em;
  const ler = (padrao: RegExp): RegExpExecArray | null => {
    padrao.lastIndex = onde;
    const m = padrao.exec(texto);
    onde = m ? padrao.lastIndex : onde;
    return m;
  };
  if (!ler(/xref\s+/y)) return null;
  const lugares = new Map<string, number | null>();
  for (let parte = ler(/(\d+) (\d+)\s+/y); parte; parte = ler(/(\d+) (\d+)\s+/y)) {
    for (let i = 0; i < Number(parte[2]); i += 1) {
      const linha = ler(/(\d{10}) \d{5} ([nf])\s+/y);
      const numero = `${Number(parte[1]) + i}`;
      if (!linha || lugares.has(numero)) return null;
      lugares.set(numero, linha[2] === 'n' ? Number(linha[1]) : null);
    }
  }
  const trailer = ler(/trailer\s*/y) && lerValor(texto, onde);
  return trailer && isDicionario(trailer) ? { em, lugares, trailer } : null;
}

/** The dictionary or list of an object that stands at a place. Null when it does not stand there. */
export function lerObjeto(texto: string, numero: string, em: number | null | undefined): Valor | null {
  if (em === null || em === undefined) return null;
  const cabeca = /(\d+) \d+ obj\b/y;
  cabeca.lastIndex = em;
  return cabeca.exec(texto)?.[1] === numero ? lerValor(texto, cabeca.lastIndex) : null;
}
