import type { Linha } from './itens.ts';

type Par = { t: Linha; u: Linha };
type Metade = 'T' | 'U';
const modulo = 100_000;
/** The number of a record in its lot; null where a file lost it or never had one. */
const numeroDe = ({ texto }: Linha): number | null => (/^\d{5}$/.test(texto.slice(8, 13)) ? Number(texto.slice(8, 13)) : null);
const movimentoDe = ({ texto }: Linha): string => texto.slice(15, 17);

/**
 * Puts the two segments of each charge together. U carries the number after its T's, at some banks the same: whichever comes first
 * waits, so that records between them, or in another order, part no charge. Without numbers they stand side by side. Two segments that
 * tell of different movements are never one charge.
 */
export function emparelhar() {
  const ts = new Map<number, Linha>();
  const us = new Map<number, Linha>();
  /** Numbers of records of other segments. */
  const outros = new Set<number>();
  let semNumero: Linha | null = null;
  const orfas: { t?: Linha; u?: Linha }[] = [];

  const tomar = (de: Map<number, Linha>, numeros: readonly number[], movimento: string): Linha | null => {
    for (const numero of numeros) {
      const achada = de.get(numero);
      if (achada === undefined || movimentoDe(achada) !== movimento) continue;
      de.delete(numero);
      return achada;
    }
    return null;
  };
  const guardar = (em: Map<number, Linha>, numero: number, linha: Linha, metade: Metade): null => {
    const anterior = em.get(numero);
    if (anterior) orfas.push(metade === 'T' ? { t: anterior } : { u: anterior });
    em.set(numero, linha);
    return null;
  };
  const ladoALado = (metade: Metade, linha: Linha): Par | null => {
    const t = semNumero;
    semNumero = metade === 'T' ? linha : null;
    if (metade === 'U' && t && movimentoDe(t) === movimentoDe(linha)) return { t, u: linha };
    if (t) orfas.push({ t });
    if (metade === 'U') orfas.push({ u: linha });
    return null;
  };

  return {
    /** Takes one more segment; answers the charge that it completes. */
    receber(metade: Metade, linha: Linha): Par | null {
      const numero = numeroDe(linha);
      if (numero === null) return ladoALado(metade, linha);
      if (metade === 'U') {
        const t = tomar(ts, [(numero + modulo - 1) % modulo, numero], movimentoDe(linha));
        return t ? { t, u: linha } : guardar(us, numero, linha, metade);
      }
      const u = tomar(us, [(numero + 1) % modulo, numero], movimentoDe(linha));
      return u ? { t: linha, u } : guardar(ts, numero, linha, metade);
    },
    /** A record of another segment, which may stand between the two of a charge. */
    passar(linha: Linha): void {
      const numero = numeroDe(linha);
      if (numero !== null && (ts.has(numero - 1) || outros.has(numero - 1))) outros.add(numero);
    },
    /** The end of a lot: what still waits, with records between its halves, or without its other half. */
    fechar(): { t?: Linha; u?: Linha }[] {
      for (const [numero, u] of us) {
        let anterior = numero - 1;
        while (outros.has(anterior)) anterior -= 1;
        const t = tomar(ts, [anterior], movimentoDe(u));
        orfas.push(t ? { t, u } : { u });
      }
      us.clear();
      outros.clear();
      for (const t of ts.values()) orfas.push({ t });
      ts.clear();
      if (semNumero) orfas.push({ t: semNumero });
      semNumero = null;
      return orfas.splice(0).toSorted((a, b) => ((a.t ?? a.u)?.linha ?? 0) - ((b.t ?? b.u)?.linha ?? 0));
    },
  };
}
