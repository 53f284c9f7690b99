import { type DataCivil, formatarData, montarData, parseDataBr, partesDe, somarMeses, ultimoDiaDoMes } from '#shared/datas.ts';
import { centavos, formatarValor, parseReais } from '#shared/dinheiro.ts';
import type { Intervalo } from '../tipos.ts';

export type TipoIntervalo = 'datas' | 'valores';
export type ErroIntervalo = 'dataInvalida' | 'valorInvalido' | 'intervaloInvertido';

/** Reads both ends as typed; an empty end is open. Gives the interval (null when both are open) or what is wrong. */
export function lerPontas(tipo: TipoIntervalo, de: string, ate: string): { intervalo: Intervalo | null } | { erro: ErroIntervalo } {
  const [inicio, fim] = [lerPonta(tipo, de), lerPonta(tipo, ate)];
  if (inicio === undefined || fim === undefined) return { erro: tipo === 'datas' ? 'dataInvalida' : 'valorInvalido' };
  if (inicio !== null && fim !== null && compararPontas(inicio, fim) > 0) return { erro: 'intervaloInvertido' };
  return { intervalo: inicio === null && fim === null ? null : { de: inicio, ate: fim } };
}

/** An end as the user reads it: '20/11/2026', '1.250,90'. */
export function escreverPonta(tipo: TipoIntervalo, ponta: string | null): string {
  if (ponta === null) return '';
  return tipo === 'datas' ? formatarData(ponta) : formatarValor(centavos(Number.parseInt(ponta, 10)));
}

/** The whole month that is `k` months away from a day. */
export function mesInteiro(hoje: DataCivil, k: number): Intervalo {
  const { ano, mes } = partesDe(somarMeses(hoje, k));
  return { de: montarData(ano, mes, 1), ate: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) };
}

/** True when an interval is exactly one calendar month, which is said shorter ("11/2026"). */
export function isMesInteiro({ de, ate }: Intervalo): boolean {
  return de?.endsWith('-01') === true && ate !== null && mesInteiro(de, 0).ate === ate;
}

// undefined is "not readable", null is "left open".
function lerPonta(tipo: TipoIntervalo, texto: string): string | null | undefined {
  if (texto.trim() === '') return null;
  if (tipo === 'datas') return parseDataBr(texto) ?? undefined;
  const valor = parseReais(texto);
  return valor === null || valor < 0 ? undefined : String(valor);
}

// ISO dates and digits without leading zeros compare by length first, then as text.
const compararPontas = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
