import { anoDe, numeroDe, type Periodo, ultimoAte } from '../periodo.ts';

const MESES = 12;
/** Months counted from the year nothing; what comes after December counts as December. */
const mesAbsoluto = (periodo: Periodo): number => anoDe(periodo) * MESES + Math.min(numeroDe(periodo), MESES) - 1;
const doMesAbsoluto = (mes: number): Periodo => Math.trunc(mes / MESES) * 100 + (mes % MESES) + 1;

export type Intervalo = { de: Periodo; ate: Periodo };

/** Two períodos in their order: whoever asked for them the other way round meant the same. */
export const emOrdem = (um: Periodo, outro: Periodo): Intervalo => ({ de: Math.min(um, outro), ate: Math.max(um, outro) });

/** The last year until today's that has entries, or the last there is: from its first month to its last período, the closing too. Pure. */
export function doUltimoAno(periodos: readonly { id: Periodo; lancamentos: number }[], anoDeHoje: number): Intervalo | null {
  const anos = (lidos: readonly { id: Periodo }[]): number[] => lidos.map(({ id }) => anoDe(id));
  const comLancamentos = periodos.filter(({ lancamentos }) => lancamentos > 0);
  const ano = ultimoAte(anos(comLancamentos.length > 0 ? comLancamentos : periodos), anoDeHoje);
  if (ano === undefined) return null;
  return { de: ano * 100 + 1, ate: Math.max(...periodos.map(({ id }) => id).filter((id) => anoDe(id) === ano)) };
}

/** As many months as an interval has, ending with another período: what it is compared with. Pure. */
export function deMesmaDuracao({ de, ate }: Intervalo, fim: Periodo): Intervalo {
  return { de: doMesAbsoluto(mesAbsoluto(fim) - (mesAbsoluto(ate) - mesAbsoluto(de))), ate: fim };
}
