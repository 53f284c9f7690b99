import type { GraficoId } from '#portal/inicio/graficos.ts';
import type { NumeroId } from '#portal/numeros-do-inicio.ts';

type Busca = Readonly<Record<string, string>>;
const de = (intervalo = ''): string => intervalo.split('..')[0] ?? '';
const ate = (intervalo = ''): string => intervalo.split('..')[1] ?? '';

const titulos =
  (caminho: string) =>
  ({ situacao, vencimento }: Busca): string =>
    `${caminho}/obter-paginado?Situacao=${situacao}${vencimento === undefined ? '' : `&VencimentoInicial=${de(vencimento)}&VencimentoFinal=${ate(vencimento)}`}`;
const matriculas = ({ movimento, ano, data }: Busca): string =>
  `Matricula/obter-paginado?Movimento=${movimento}${ano === undefined ? '' : `&AnoLetivoId=${ano}`}${data === undefined ? '' : `&DataMatriculaDe=${de(data)}&DataMatriculaAte=${ate(data)}`}`;
const lancamentos = ({ mov, origem }: Busca): string =>
  `LancamentoFinanceiro/obter-paginado?DataInicial=${de(mov)}&DataFinal=${ate(mov)}&Origem=${origem}`;

/** The query of the list behind each number of the home, from the filters that its address carries. */
export const listaDoNumero: Record<NumeroId, (busca: Busca) => string> = {
  matriculasAtivas: matriculas,
  matriculasDoMes: matriculas,
  notificacoesAEnviar: ({ situacao }) => `Notificacao/obter-paginado?Situacao=${situacao}`,
  contratosEmRascunho: ({ situacao }) => `Contrato/obter-paginado?Situacao=${situacao}`,
  protocolosAbertos: ({ situacao }) => `Protocolo/obter-paginado?Situacao=${situacao}`,
  pessoasComPendencia: ({ ano }) => `Pendencia/obter-paginado?AnoLetivoId=${ano}`,
  cadastrosPendentes: ({ situacao }) => `Usuario/obter-paginado?Situacao=${situacao}`,
  alertasDeSeguranca: ({ gravidade, dias }) =>
    `EventoSeguranca/obter-paginado?Gravidade=${gravidade}&DataInicial=${de(dias)}&DataFinal=${ate(dias)}`,
  aReceberHoje: titulos('TituloReceber'),
  vencido: titulos('TituloReceber'),
  aPagarHoje: titulos('TituloPagar'),
  aPagarVencido: titulos('TituloPagar'),
  contasAAprovar: ({ situacao, aprovacao }) => `TituloPagar/obter-paginado?Situacao=${situacao}&Aprovacao=${aprovacao}`,
  impostosARecolher: () => 'Recolhimento/a-recolher',
  abaixoDoMinimo: ({ minimo }) => `Estoque/obter-paginado?AbaixoDoMinimo=${minimo}`,
  recebidoNoMes: lancamentos,
  excecoesDeRetorno: () => 'ExcecaoDeRetorno/obter-paginado',
  caixasNegativos: ({ caixaNegativo }) => `PeriodoFinanceiro/obter-paginado?CaixaNegativo=${caixaNegativo}`,
  periodosAntigos: ({ porFechar }) => `PeriodoFinanceiro/obter-paginado?PorFechar=${porFechar}`,
};

/** The same for a month of each chart. */
export const listaDoGrafico: Record<GraficoId, (busca: Busca) => string> = {
  recebido: lancamentos,
  aReceber: titulos('TituloReceber'),
  aPagar: titulos('TituloPagar'),
  matriculas,
};

export type Lista = { total: number; totais?: { saldoCentavos: number }; logo?: { valorCentavos: number } };
/** What a list adds up to, as the home counts it. */
export function totalDaLista(lista: Lista, tipo: string): number | undefined {
  return tipo === 'inteiro' ? lista.total : (lista.logo?.valorCentavos ?? lista.totais?.saldoCentavos);
}
