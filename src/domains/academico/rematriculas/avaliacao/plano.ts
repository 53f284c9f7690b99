import { type DataCivil, montarData, partesDe, ultimoDiaDoMes, vencimentoDaParcela } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Candidato, Destino } from './candidatos.ts';
import { type Casador, casarLinhas, type FaltaDePreco, type LinhaCasada } from './casar-precos.ts';
import { casarDescontos, type DescontoCasado } from './descontos-que-seguem.ts';
import type { Motivo } from './motivos.ts';

export type Cobranca = {
  /** Only the tuition, or every registered line of the contract that there is. */
  itens: 'anuidade' | 'contrato';
  primeiroVencimento: DataCivil;
  formaPagamentoId: number;
  /** Discounts of the register that go on; null lets the register say: those active and valid on the first due date. */
  descontoIds: ReadonlySet<number> | null;
};
/** What a student is going to be charged, before it is written. */
export type PlanoDeContrato = {
  linhas: readonly LinhaCasada[];
  descontos: readonly DescontoCasado[];
  faltas: readonly FaltaDePreco[];
  /** Lines and discounts typed by hand: nothing in the register says how they go on. */
  avulsas: readonly string[];
  /** What does not go on as it is. */
  motivos: readonly Motivo[];
};

/** Prices and discounts of the year that a student goes to, from the contract that he has. */
export function planejarContrato(
  { linhas: origem, descontos: deOrigem }: Pick<Candidato, 'linhas' | 'descontos'>,
  curso: { id: number; nome: string },
  { casar, descontos: cadastro, formasAtivas }: { casar: Casador } & Pick<Destino, 'descontos' | 'formasAtivas'>,
  { itens, descontoIds }: Pick<Cobranca, 'itens' | 'descontoIds'>,
): PlanoDeContrato {
  const casadas = casarLinhas(origem, {
    cursoId: curso.id,
    casar,
    soAnuidade: itens === 'anuidade',
    nomeDaAnuidade: `Anuidade ${curso.nome}`,
  });
  const { descontos, motivos, avulsos } = casarDescontos(deOrigem, {
    origem,
    linhas: casadas.linhas,
    cadastro,
    descontoIds,
    soAnuidade: itens === 'anuidade',
  });
  return {
    ...casadas,
    descontos,
    avulsas: [...casadas.avulsas, ...avulsos],
    motivos: [...motivosDasLinhas(casadas.linhas, formasAtivas), ...motivos],
  };
}

/** A price in several lines, or charged in part until now, and a way of paying that the school gave up. */
function motivosDasLinhas(linhas: readonly LinhaCasada[], formasAtivas: ReadonlySet<number>): Motivo[] {
  const motivos: Motivo[] = [];
  for (const [preco, delas] of Map.groupBy(linhas, (l) => l.preco)) {
    const origens = delas.flatMap(({ origem }) => origem ?? []);
    const tinha = origens.reduce((soma, o) => soma + o.valorCentavos, 0);
    const cheio = Math.max(0, ...origens.map((o) => o.precoCentavos ?? 0));
    if (origens.length > 0 && tinha < cheio) {
      const params = { preco: preco.descricao, tinha: formatarReais(centavos(tinha)), cheio: formatarReais(centavos(cheio)) };
      motivos.push({ codigo: 'PRECO_INTEIRO', peso: 'informa', params });
    }
    if (delas.length < 2) continue;
    const escritas = delas.map((l) => `${l.descricao} ${formatarReais(l.valorCentavos)} (${l.parcelas}×)`).join(', ');
    motivos.push({ codigo: 'PRECO_EM_LINHAS', peso: 'informa', params: { preco: preco.descricao, linhas: escritas } });
  }
  if (linhas.some(({ origem }) => origem && !formasAtivas.has(origem.formaPagamentoId)))
    motivos.push({ codigo: 'FORMA_DESATIVADA', peso: 'informa', params: {} });
  return motivos;
}

const comoDesconto = ({ desconto, termos, prioridade, parcelaDe, precoIndice }: DescontoCasado) => ({
  descontoId: desconto.id,
  descricao: desconto.nome,
  precoIndice,
  forma: termos.forma,
  percentual: termos.percentual,
  valorCentavos: termos.valorCentavos === null ? null : centavos(termos.valorCentavos),
  limiteCentavos: termos.limiteCentavos === null ? null : centavos(termos.limiteCentavos),
  condicional: termos.condicional,
  sobreValorCheio: termos.sobreValorCheio,
  prioridade,
  parcelaDe,
  parcelaAte: null,
});

/** The first due date on the family's own day of its month, and never before the one that was chosen for all: no title is born overdue. */
export function vencimentoDaFamilia(primeiro: DataCivil, dia: number | undefined, mesesDepois = 0): DataCivil {
  const { ano, mes, dia: escolhido } = partesDe(primeiro);
  const noDia =
    mesesDepois > 0
      ? vencimentoDaParcela(primeiro, mesesDepois, dia ?? escolhido)
      : montarData(ano, mes, Math.min(dia ?? escolhido, ultimoDiaDoMes(ano, mes)));
  return noDia < primeiro ? primeiro : noDia;
}

/** Price and discount lines as a draft contract takes them; the family keeps its due day and its way of paying. */
export function linhasDoContrato(
  { linhas, descontos }: Pick<PlanoDeContrato, 'linhas' | 'descontos'>,
  { primeiroVencimento, formaPagamentoId }: Cobranca,
  formasAtivas: ReadonlySet<number>,
) {
  const doContrato = linhas.find(({ origem }) => origem !== null)?.origem ?? null;
  return {
    precos: linhas.map((linha) => {
      const origem = linha.origem ?? doContrato;
      const dia = origem?.diaVencimento;
      return {
        precoId: linha.preco.id,
        descricao: linha.descricao,
        valorCentavos: linha.valorCentavos,
        parcelas: linha.parcelas,
        primeiroVencimento: vencimentoDaFamilia(primeiroVencimento, dia, linha.mesesDepois),
        diaVencimento: dia ?? partesDe(primeiroVencimento).dia,
        formaPagamentoId: origem && formasAtivas.has(origem.formaPagamentoId) ? origem.formaPagamentoId : formaPagamentoId,
        contaBancariaId: null,
      };
    }),
    descontos: descontos.map(comoDesconto),
  };
}
