import { errosBaixa } from '../erros.ts';
import { type DataCivil, formatarData, formatarInstante } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { comporBaixa, type ComposicaoBaixa } from '../composicao.ts';
import { situacaoDosValores, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { BaixaViva } from '#domains/financeiro/titulos/termos.ts';
import type { BaixaRegistrada, TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';

export type PedidoDeBaixa = {
  dataBaixa: DataCivil;
  /**
   * When the account had the money, when that is known (the bank told it, or it is a credit's): what is owed is that of `dataBaixa`, and
   * account and method may be out of use since. Without it the method of payment says when it comes and less which fee, and both are in use.
   */
  dataCredito?: DataCivil;
  contaBancariaId: number;
  formaPagamentoId: number;
  /** What passes the amount due becomes credit of the payer; refused otherwise. */
  excedenteComoCredito?: boolean;
  /** `posicao` is where the item stands among what a person typed, when the payment is a part of that. */
  itens: readonly { tituloId: number; valorCentavos: number; posicao?: number }[];
};
export type BaixaCalculada = {
  titulo: TituloTravado;
  valorCentavos: Centavos;
  composicao: ComposicaoBaixa;
  situacao: SituacaoTitulo;
  amortizadoCentavos: Centavos;
  recebidoCentavos: Centavos;
};
/** `recibo` is the position of its payment among those of the call. */
export type BaixaPronta = BaixaCalculada & {
  pedido: PedidoDeBaixa;
  recibo: number;
  excedenteCentavos: Centavos;
  /** The part of the discount that the title does not grant by itself. */
  ajuste?: { tipo: 'arredondamento' | 'dispensa'; valorCentavos: Centavos; motivo: string | null };
};
export type BaixaFeita = {
  reciboId: number;
  reciboNumero: number;
  totalCentavos: number;
  /** What was left as credit of the payer; part of the total. */
  creditoCentavos: number;
  baixas: { id: number; tituloId: number; numero: string; situacao: SituacaoTitulo; saldoCentavos: number }[];
};

/** An amount received, parted in what the title owes on the date and what passes it. The excess is 0 unless it becomes credit. */
export function separarExcedente(
  titulo: TituloTravado,
  vivas: readonly BaixaViva[],
  valor: Centavos,
  pedido: Pick<PedidoDeBaixa, 'dataBaixa' | 'excedenteComoCredito'>,
): { valorCentavos: Centavos; excedenteCentavos: Centavos } {
  const devido = pedido.excedenteComoCredito === true ? valorDevido(titulo, vivas, pedido.dataBaixa).totalCentavos : valor;
  const valorCentavos = centavos(Math.min(valor, devido));
  return { valorCentavos, excedenteCentavos: centavos(valor - valorCentavos) };
}

const mantidoPor = (b: BaixaViva): number =>
  (b.multaMantidaCentavos ?? 0) + (b.jurosMantidosCentavos ?? 0) + (b.descontoPerdidoCentavos ?? 0);

const ultimaDe = (vivas: readonly BaixaRegistrada[], tipo: BaixaViva['tipo']): BaixaRegistrada | undefined =>
  vivas
    .filter((b) => (b.tipo ?? 'baixa') === tipo)
    .reduce<BaixaRegistrada | undefined>((maior, b) => (maior && maior.dataBaixa > b.dataBaixa ? maior : b), undefined);

/**
 * Why a title takes no payment of a day, null when it does. A payment entered out of the order of the days would leave other charges than
 * the same payments in order: a later one was already parted in interest, fine and principal. Nor one before charges were waived, which
 * it would receive. BAIXA_ANTERIOR_A_ULTIMA (entered by whom and when), BAIXA_ANTERIOR_A_COBERTURA, BAIXA_ANTERIOR_AO_VENCIMENTO, BAIXA_ANTERIOR_A_DISPENSA.
 */
export function recusaPelaData(
  { numero }: Pick<TituloTravado, 'numero'>,
  vivas: readonly BaixaRegistrada[],
  dataBaixa: DataCivil,
  fuso: string,
): ErroNegocio | null {
  const depois = vivas.filter((b) => b.dataBaixa > dataBaixa);
  const ultima = ultimaDe(depois, 'baixa');
  const dia = (de: BaixaRegistrada) => ({ numero, data: formatarData(de.dataBaixa) });
  const campos = ['dataBaixa'];
  if (ultima) {
    const { usuario, em } = ultima.registro ?? { usuario: '—', em: null };
    const quando = em === null ? '—' : formatarInstante(em, fuso);
    return errosBaixa.BAIXA_ANTERIOR_A_ULTIMA({ ...dia(ultima), usuario, em: quando }, { campos });
  }
  const coberta = ultimaDe(depois, 'amortizacao');
  if (coberta) return errosBaixa.BAIXA_ANTERIOR_A_COBERTURA(dia(coberta), { campos });
  // What was kept with a change of due date and then given up stands against nothing.
  const mantido = depois.reduce((soma, b) => soma + mantidoPor(b), 0);
  const mudanca = mantido > 0 && ultimaDe(depois, 'vencimento');
  if (mudanca) return errosBaixa.BAIXA_ANTERIOR_AO_VENCIMENTO(dia(mudanca), { campos });
  const dispensa = ultimaDe(
    depois.filter((b) => b.multaCentavos + b.jurosCentavos > 0),
    'dispensa',
  );
  return dispensa ? errosBaixa.BAIXA_ANTERIOR_A_DISPENSA(dia(dispensa), { campos }) : null;
}

/**
 * Checks one baixa against what the title owes on its date, and computes what it leaves behind. Pure.
 * Throws what `recusaPelaData` tells, VALOR_ACIMA_DO_DEVIDO, NADA_DEVIDO.
 */
export function prepararBaixa(
  titulo: TituloTravado,
  vivas: readonly BaixaRegistrada[],
  valor: Centavos,
  { dataBaixa, fuso }: { dataBaixa: DataCivil; fuso: string },
): BaixaCalculada {
  const recusa = recusaPelaData(titulo, vivas, dataBaixa, fuso);
  if (recusa) throw recusa;
  const composicao = comporBaixa(valorDevido(titulo, vivas, dataBaixa), valor, titulo.numero);
  const amortizadoCentavos = centavos(titulo.amortizadoCentavos + composicao.principalCentavos + composicao.descontoCentavos);
  const recebidoCentavos = centavos(titulo.recebidoCentavos + valor);
  const liquidoCentavos = titulo.valorCentavos - titulo.descontoIncondicionalCentavos;
  return {
    titulo,
    valorCentavos: valor,
    composicao,
    amortizadoCentavos,
    recebidoCentavos,
    situacao: situacaoDosValores({ liquidoCentavos, amortizadoCentavos, recebidoCentavos }),
  };
}
