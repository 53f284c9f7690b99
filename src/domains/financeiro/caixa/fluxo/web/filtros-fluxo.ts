import { type DataCivil, isDataCivil, montarData, partesDe, somarDias, somarMeses, ultimoDiaDoMes } from '#shared/datas.ts';
import { type Agrupamento, agrupamentos } from '../api.ts';

/** What the address of the cash flow says, with what it leaves out filled in. */
export type FiltrosDaTela = { de: DataCivil; ate: DataCivil; por: Agrupamento; conta: number | undefined; atrasados: boolean };

const primeiroDia = (data: DataCivil): DataCivil => {
  const { ano, mes } = partesDe(data);
  return montarData(ano, mes, 1);
};
const ultimoDia = (data: DataCivil): DataCivil => {
  const { ano, mes } = partesDe(data);
  return montarData(ano, mes, ultimoDiaDoMes(ano, mes));
};

/** Intervals that a director asks for every week, each with the grouping that reads best. */
export function atalhosDoFluxo(
  hoje: DataCivil,
): { chave: 'esteMes' | 'proximos30' | 'proximos90' | 'doze'; de: DataCivil; ate: DataCivil; por: Agrupamento }[] {
  return [
    { chave: 'esteMes', de: primeiroDia(hoje), ate: ultimoDia(hoje), por: 'dia' },
    { chave: 'proximos30', de: hoje, ate: somarDias(hoje, 30), por: 'dia' },
    { chave: 'proximos90', de: hoje, ate: somarDias(hoje, 90), por: 'semana' },
    { chave: 'doze', de: primeiroDia(somarMeses(hoje, -5)), ate: ultimoDia(somarMeses(hoje, 6)), por: 'mes' },
  ];
}

/** Reads the address; what is missing or unreadable falls back to this month by day. */
export function lerFiltrosDoFluxo(busca: Record<string, unknown>, hoje: DataCivil): FiltrosDaTela {
  const data = (valor: unknown): DataCivil | undefined => (typeof valor === 'string' && isDataCivil(valor) ? valor : undefined);
  const conta = Number(busca['conta']);
  return {
    de: data(busca['de']) ?? primeiroDia(hoje),
    ate: data(busca['ate']) ?? ultimoDia(hoje),
    por: agrupamentos.find((a) => a === busca['por']) ?? 'dia',
    conta: Number.isInteger(conta) && conta > 0 ? conta : undefined,
    atrasados: String(busca['atrasados']) === 'true',
  };
}
