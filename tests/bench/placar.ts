import type { Caso } from './caso.ts';
import type { Medidas } from './medir-caso.ts';

/** Milliseconds, short. */
export const ms = (n: number): string => (Number.isNaN(n) ? '–' : `${n < 10 ? n.toPrecision(2) : Math.round(n)}`).padStart(7);
export const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);
export const placar = (passou: boolean): string => (passou ? '✔' : '✖');

export const cabecalho = `\n${'case (milliseconds)'.padEnd(62)} ${'SQL p50'.padStart(7)} ${'our p50'.padStart(7)}  ${'ratio'.padStart(6)} ${'c8 p95'.padStart(7)}   goal`;

/** One case: what it took, the ratio to the SQL, and whether its goals hold. */
export function linhaDoCaso({ nome, meta, diferentes }: Caso, { sql, um, oito, enquanto }: Medidas): string {
  const razao = um.p50 / sql.p50;
  const metas = [
    meta.c1 !== undefined && { texto: `≤ ${meta.c1}`, passou: um.p50 <= meta.c1 },
    meta.c8 !== undefined && { texto: `c8 ≤ ${meta.c8}`, passou: oito !== null && oito.p95 <= meta.c8 },
    meta.enquanto !== undefined && {
      texto: `meanwhile p95 ${ms(enquanto?.p95 ?? Number.NaN).trim()} ≤ ${meta.enquanto}`,
      passou: enquanto !== null && enquanto.p95 <= meta.enquanto,
    },
    meta.vezesOcioso !== undefined && {
      texto: `meanwhile ${((enquanto?.p50 ?? Number.NaN) / um.p50).toPrecision(3)}× ≤ ${meta.vezesOcioso}× idle`,
      passou: enquanto !== null && enquanto.p50 <= meta.vezesOcioso * um.p50,
    },
    meta.p95Ocioso !== undefined && {
      texto: `p95 idle ${ms(um.p95).trim()}, meanwhile ${ms(enquanto?.p95 ?? Number.NaN).trim()}: ${((enquanto?.p95 ?? Number.NaN) / um.p95).toPrecision(3)}× ≤ ${meta.p95Ocioso}×`,
      passou: enquanto !== null && enquanto.p95 <= meta.p95Ocioso * um.p95,
    },
    meta.c8SobreC1 !== undefined && {
      texto: `c8 p95 ${((oito?.p95 ?? Number.NaN) / um.p95).toPrecision(3)}× ≤ ${meta.c8SobreC1}× that of one`,
      passou: oito !== null && oito.p95 <= meta.c8SobreC1 * um.p95,
    },
    meta.razao !== undefined && { texto: `≤ ${meta.razao}× SQL`, passou: razao <= meta.razao },
  ].filter((m) => m !== false);
  const resultado = metas.map(({ texto, passou }) => `${texto} ${placar(passou)}`).join(', ');
  // What is asked again and again flatters whatever remembers.
  return `${(diferentes ? nome : `${nome} (repeated)`).padEnd(62)} ${ms(sql.p50)} ${ms(um.p50)}  ${razao.toPrecision(3).padStart(6)} ${ms(oito?.p95 ?? Number.NaN)}   ${resultado}`;
}
