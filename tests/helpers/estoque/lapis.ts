import type { DataCivil } from '#shared/datas.ts';

/** A fraction of whole numbers: nothing of it is ever rounded. */
type Fracao = { n: bigint; d: bigint };
const inteiro = (n: bigint): Fracao => ({ n, d: 1n });
const vezes = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.n, d: a.d * b.d });
/** The nearest whole number, a half going up. */
function arredondar({ n, d }: Fracao): bigint {
  const piso = n / d;
  return 2n * (n - piso * d) >= d ? piso + 1n : piso;
}

export type Perna = {
  serie: number;
  /** The leg right after which it stands on its day. */
  junto?: number;
  operacao: number;
  data: DataCivil;
  produto: number;
  deposito: number;
  /** In ten-thousandths, with its sign. */
  q: bigint;
  como: 'dado' | 'media' | 'espelho';
  valor?: bigint;
};
export type Posicao = { q: bigint; valor: bigint };

/**
 * The pencil: everything that ever happened to a product, reckoned again from nothing, day by day, in fractions. Null when somewhere there is
 * less than leaves, or value without quantity.
 */
export function refazer(pernas: readonly Perna[]): { valores: Map<number, bigint>; posicoes: Map<string, Posicao> } | null {
  const lugar = ({ junto, serie }: Perna): number => junto ?? serie;
  const ordem = pernas.toSorted((a, b) => (a.data === b.data ? lugar(a) - lugar(b) || a.serie - b.serie : a.data < b.data ? -1 : 1));
  const valores = new Map<number, bigint>();
  const posicoes = new Map<string, Posicao>();
  const ultimas = new Map<string, Perna>();
  let antes = 0n;
  for (const perna of ordem) {
    const chave = `${perna.produto} ${perna.deposito}`;
    const { q, valor } = posicoes.get(chave) ?? { q: 0n, valor: 0n };
    let v: bigint;
    if (perna.como === 'dado') v = perna.valor ?? 0n;
    else if (perna.como === 'espelho') v = -antes;
    else if (perna.q < 0n) {
      if (q < -perna.q) return null;
      v = q === -perna.q ? -valor : -arredondar(vezes(inteiro(-perna.q), { n: valor, d: q }));
    } else {
      const ultima = ultimas.get(chave);
      const media = q > 0n ? { n: valor, d: q } : ultima && { n: abs(valores.get(ultima.serie) ?? 0n), d: abs(ultima.q) };
      if (!media) return null;
      v = arredondar(vezes(inteiro(perna.q), media));
    }
    const depois = { q: q + perna.q, valor: valor + v };
    if (depois.q < 0n || depois.valor < 0n || (depois.q === 0n && depois.valor !== 0n)) return null;
    posicoes.set(chave, depois);
    valores.set(perna.serie, v);
    ultimas.set(chave, perna);
    antes = v;
  }
  return { valores, posicoes };
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
