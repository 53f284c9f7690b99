import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, somar } from '#shared/dinheiro.ts';
import { calcularParcelas, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { type Cobranca, linhasDoContrato, type PlanoDeContrato } from '../avaliacao/plano.ts';

export type LinhaResumida = {
  precoId: number;
  descricao: string;
  valorCentavos: number;
  parcelas: number;
  primeiroVencimento: DataCivil;
  descontoCentavos: number;
};
export type ResumoDoPlano = {
  linhas: LinhaResumida[];
  descontos: { nome: string; condicional: boolean; valorCentavos: number; limiteCentavos: number | null }[];
  totalCentavos: number;
  sePagoEmDiaCentavos: number;
};

/** Plans alike have one key: a class has few of them, however many students. */
export function chaveDoPlano({ linhas, descontos }: PlanoDeContrato): string {
  const dia = linhas.find(({ origem }) => origem !== null)?.origem?.diaVencimento;
  const precos = linhas.map(
    (l) => `${l.preco.id}:${l.descricao}:${l.valorCentavos}:${l.parcelas}:${l.mesesDepois}:${l.origem?.diaVencimento ?? dia}`,
  );
  return `${precos.join('.')}|${descontos.map((d) => [d.desconto.id, d.precoIndice, d.parcelaDe, d.prioridade, ...Object.values(d.termos)].join(':')).join('.')}`;
}

const nenhuma: ReadonlySet<number> = new Set();

/** The figures and due dates of a plan, by the very rules of the contract's installments. */
export function resumirPlano(plano: PlanoDeContrato, cobranca: Cobranca): ResumoDoPlano {
  const { precos, descontos } = linhasDoContrato(plano, cobranca, nenhuma);
  const parcelas = calcularParcelas(
    precos.map((preco, indice) => ({ ...preco, indice })),
    descontos,
  );
  const totais = totaisDasParcelas(parcelas);
  const concedido = (quais: typeof parcelas, nome?: string): Centavos =>
    somar(
      quais.flatMap((p) =>
        p.descontos.filter((d) => (nome === undefined ? !d.condicional : d.descricao === nome)).map((d) => d.valorCentavos),
      ),
    );
  return {
    linhas: precos.map(({ precoId, descricao, valorCentavos, parcelas: quantas, primeiroVencimento }, i) => ({
      precoId,
      descricao,
      valorCentavos,
      parcelas: quantas,
      primeiroVencimento,
      descontoCentavos: concedido(parcelas.filter((p) => p.precoIndice === i)),
    })),
    descontos: [...new Map(descontos.map((d) => [d.descricao, d])).values()].map(({ descricao: nome, condicional, limiteCentavos }) => ({
      nome,
      condicional,
      limiteCentavos,
      valorCentavos: concedido(parcelas, nome),
    })),
    totalCentavos: totais.totalCentavos,
    sePagoEmDiaCentavos: totais.sePagoEmDiaCentavos,
  };
}
