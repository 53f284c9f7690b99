import { type DataCivil, montarData, partesDe, somarMeses, ultimoDiaDoMes } from '#shared/datas.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import type { IntervaloDeDatas } from '#shared/relatorios/filtros.ts';

/** What a period is compared with. */
export const comparacoes = definirLista(
  { valor: 'ano_anterior', br: 'Mesmos meses do ano anterior', en: 'Same months of the year before' },
  { valor: 'periodo_anterior', br: 'Período anterior de igual duração', en: 'Previous period of the same length' },
);
export type Comparacao = (typeof comparacoes)[number]['valor'];

/** How many months a period reaches over, counting the first and the last. */
const mesesDe = (de: DataCivil, ate: DataCivil): number => {
  const [a, b] = [partesDe(de), partesDe(ate)];
  return (b.ano - a.ano) * 12 + b.mes - a.mes + 1;
};

/** A day some months before; the last day of a month gives the last day of the other. */
function recuar(dia: DataCivil, meses: number): DataCivil {
  const { ano, mes, dia: numero } = partesDe(dia);
  const destino = partesDe(somarMeses(montarData(ano, mes, 1), -meses));
  const ultimo = ultimoDiaDoMes(destino.ano, destino.mes);
  return montarData(destino.ano, destino.mes, numero === ultimoDiaDoMes(ano, mes) ? ultimo : Math.min(numero, ultimo));
}

/** The period that another is compared with, and how many months lie between them; null when one end is open. */
export function periodoComparado({ de, ate }: IntervaloDeDatas, com: Comparacao): { de: DataCivil; ate: DataCivil; meses: number } | null {
  if (de === null || ate === null || de > ate) return null;
  const meses = com === 'ano_anterior' ? 12 : mesesDe(de, ate);
  return { de: recuar(de, meses), ate: recuar(ate, meses), meses };
}
