import { type DataCivil, montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import { calcularParcelas, type LinhaDesconto, totaisDasParcelas } from '../contratos/parcelas.ts';
import { type Casador, casarLinhas, type FaltaDePreco, type LinhaCasada } from './casar-precos.ts';
import type { Candidato, DescontoDoCadastro, Destino, PrecoDeDestino } from './candidatos.ts';

export type Cobranca = {
  /** Only the tuition, or every registered line of the contract that there is. */
  itens: 'anuidade' | 'contrato';
  primeiroVencimento: DataCivil;
  formaPagamentoId: number;
  /** Discounts of the register that go on; null lets the register say: those active and valid on the first due date. */
  descontoIds: ReadonlySet<number> | null;
};
export type DescontoCasado = {
  desconto: DescontoDoCadastro /** Position of the price line it bites on; null bites on all. */;
  precoIndice: number | null;
};
/** What a student is going to be charged, before it is written. */
export type PlanoDeContrato = {
  linhas: readonly LinhaCasada[];
  descontos: readonly DescontoCasado[];
  faltas: readonly FaltaDePreco[];
  /** Lines and discounts typed by hand: nothing in the register says how they go on. */
  avulsas: readonly string[];
};

/** Prices and discounts of the year that a student goes to, from the contract that he has. */
export function planejarContrato(
  { linhas: origem, descontos: deOrigem }: Pick<Candidato, 'linhas' | 'descontos'>,
  curso: { id: number; nome: string },
  { casar, descontos: cadastro }: { casar: Casador } & Pick<Destino, 'descontos'>,
  { itens, descontoIds }: Pick<Cobranca, 'itens' | 'descontoIds'>,
): PlanoDeContrato {
  const casadas = casarLinhas(origem, {
    cursoId: curso.id,
    casar,
    soAnuidade: itens === 'anuidade',
    nomeDaAnuidade: `Anuidade ${curso.nome}`,
  });
  const descontos: DescontoCasado[] = [];
  const avulsos: string[] = [];
  for (const { descontoId, linhaId, descricao } of deOrigem) {
    const desconto = descontoId === null ? undefined : cadastro.get(descontoId);
    if (!desconto) avulsos.push(descricao);
    else if (descontoIds?.has(desconto.id) ?? desconto.vale) {
      const precoIndice = linhaId === null ? null : casadas.linhas.findIndex(({ origem: linha }) => linha?.id === linhaId);
      // A discount on a line that does not go on has nothing to bite on.
      if (precoIndice !== -1) descontos.push({ desconto, precoIndice });
    }
  }
  return { ...casadas, descontos, avulsas: [...casadas.avulsas, ...avulsos] };
}

const comoDesconto = ({ desconto: d, precoIndice }: DescontoCasado) => ({
  descricao: d.nome,
  precoIndice,
  forma: d.forma,
  percentual: d.percentual,
  valorCentavos: d.valorCentavos === null ? null : centavos(d.valorCentavos),
  limiteCentavos: d.limiteCentavos === null ? null : centavos(d.limiteCentavos),
  condicional: d.condicional,
  sobreValorCheio: d.sobreValorCheio,
  prioridade: d.prioridade,
  parcelaDe: 1,
  parcelaAte: null,
});

/** The first due date on the family's own day of the month. */
export function vencimentoDaFamilia(primeiro: DataCivil, dia: number | undefined): DataCivil {
  if (dia === undefined) return primeiro;
  const { ano, mes } = partesDe(primeiro);
  return montarData(ano, mes, Math.min(dia, ultimoDiaDoMes(ano, mes)));
}

/** Price and discount lines as a draft contract takes them; the family keeps its due day and its way of paying. */
export function linhasDoContrato(
  { linhas, descontos }: PlanoDeContrato,
  { primeiroVencimento, formaPagamentoId }: Cobranca,
  formasAtivas: ReadonlySet<number>,
) {
  const doContrato = linhas.find(({ origem }) => origem !== null)?.origem ?? null;
  return {
    precos: linhas.map(({ preco, origem: propria }) => {
      const origem = propria ?? doContrato;
      const dia = origem?.diaVencimento;
      return {
        precoId: preco.id,
        descricao: preco.descricao,
        valorCentavos: centavos(preco.valorCentavos),
        parcelas: preco.parcelas,
        primeiroVencimento: vencimentoDaFamilia(primeiroVencimento, dia),
        diaVencimento: dia ?? partesDe(primeiroVencimento).dia,
        formaPagamentoId: origem && formasAtivas.has(origem.formaPagamentoId) ? origem.formaPagamentoId : formaPagamentoId,
        contaBancariaId: null,
      };
    }),
    descontos: descontos.map((d) => ({ descontoId: d.desconto.id, ...comoDesconto(d) })),
  };
}

export type LinhaResumida = { precoId: number; descricao: string; valorCentavos: number; parcelas: number; descontoCentavos: number };
export type ResumoDoPlano = {
  chave: string;
  linhas: LinhaResumida[];
  descontos: { nome: string; condicional: boolean; valorCentavos: number; limiteCentavos: number | null }[];
  totalCentavos: number;
  sePagoEmDiaCentavos: number;
};

/** Plans alike have one key: a class has few of them, however many students. */
export function chaveDoPlano({ linhas, descontos }: PlanoDeContrato): string {
  return `${linhas.map(({ preco }) => preco.id).join('.')}|${descontos.map(({ desconto, precoIndice }) => `${desconto.id}@${precoIndice ?? ''}`).join('.')}`;
}

/** The figures of a plan, by the very rules of the contract's installments. */
export function resumirPlano(plano: PlanoDeContrato): ResumoDoPlano {
  const precos = plano.linhas.map(({ preco }, indice) => ({ ...linhaDeCalculo(preco), indice }));
  const parcelas = calcularParcelas(
    precos,
    plano.descontos.map((d): LinhaDesconto => comoDesconto(d)),
  );
  const totais = totaisDasParcelas(parcelas);
  const concedido = (quais: typeof parcelas, nome?: string): Centavos =>
    somar(
      quais.flatMap((p) =>
        p.descontos.filter((d) => (nome === undefined ? !d.condicional : d.descricao === nome)).map((d) => d.valorCentavos),
      ),
    );
  return {
    chave: chaveDoPlano(plano),
    linhas: plano.linhas.map(({ preco }, i) => ({
      precoId: preco.id,
      descricao: preco.descricao,
      valorCentavos: preco.valorCentavos,
      parcelas: preco.parcelas,
      descontoCentavos: concedido(parcelas.filter((p) => p.precoIndice === i)),
    })),
    descontos: [...new Map(plano.descontos.map((d) => [d.desconto.nome, d.desconto])).values()].map(
      ({ nome, condicional, limiteCentavos }) => ({
        nome,
        condicional,
        limiteCentavos,
        valorCentavos: concedido(parcelas, nome),
      }),
    ),
    totalCentavos: totais.totalCentavos,
    sePagoEmDiaCentavos: totais.sePagoEmDiaCentavos,
  };
}

// Due dates do not change what is charged; any will do.
const linhaDeCalculo = ({ descricao, valorCentavos, parcelas }: PrecoDeDestino) => ({
  descricao,
  valorCentavos: centavos(valorCentavos),
  parcelas,
  primeiroVencimento: '2000-01-01',
  diaVencimento: 1,
});
