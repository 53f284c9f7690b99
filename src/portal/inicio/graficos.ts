import type { Acao, TelaId } from '#catalog/telas.ts';
import { type DataCivil, montarData, partesDe } from '#shared/datas.ts';
import { mesDe } from '../numeros-do-inicio.ts';

type DefinicaoDeGrafico = {
  tipo: 'inteiro' | 'dinheiro';
  /** The list behind each month; whoever may not view and list it does not get the chart. */
  tela: TelaId;
  /** The filters of that list for a month, as its address writes them. */
  busca: (mes: DataCivil) => Readonly<Record<string, string>>;
  /** It draws what is still open: no month is held against the one before, of which only leftovers are. */
  emAberto?: true;
};

/** What the home draws month by month of the year, in its order. */
export const graficosDoInicio = {
  recebido: { tipo: 'dinheiro', tela: 'financeiro-lancamentos-historico', busca: (mes) => ({ mov: mesDe(mes), origem: 'titulos' }) },
  aReceber: {
    tipo: 'dinheiro',
    tela: 'contas-a-receber',
    busca: (mes) => ({ situacao: 'aberto,parcial', vencimento: mesDe(mes) }),
    emAberto: true,
  },
  aPagar: {
    tipo: 'dinheiro',
    tela: 'contas-pagar',
    busca: (mes) => ({ situacao: 'aberto,parcial', vencimento: mesDe(mes) }),
    emAberto: true,
  },
  matriculas: { tipo: 'inteiro', tela: 'matriculas', busca: (mes) => ({ movimento: 'pre_matricula,ativa', data: mesDe(mes) }) },
} as const satisfies Record<string, DefinicaoDeGrafico>;

export type GraficoId = keyof typeof graficosDoInicio;
export const graficosIds = Object.keys(graficosDoInicio) as [GraficoId, ...GraficoId[]];

/** The charts of a person: those whose list they may open. */
export const graficosVisiveis = (pode: (tela: TelaId, acao: Acao) => boolean): GraficoId[] =>
  graficosIds.filter((id) => pode(graficosDoInicio[id].tela, 'visualizar') && pode(graficosDoInicio[id].tela, 'listar'));

/** The first days of the months that are looked at: December of the year before, which January is held against, and those of the year. */
export function mesesDoAno(hoje: DataCivil): DataCivil[] {
  const { ano } = partesDe(hoje);
  return [montarData(ano - 1, 12, 1), ...Array.from({ length: 12 }, (_, mes) => montarData(ano, mes + 1, 1))];
}

/** The first day of the month that a day is of. */
export function inicioDoMes(dia: DataCivil): DataCivil {
  const { ano, mes } = partesDe(dia);
  return montarData(ano, mes, 1);
}
