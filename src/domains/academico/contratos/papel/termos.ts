import { formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { numeroPorExtenso, valorPorExtenso } from '#shared/palavras/extenso.ts';
import { emLista } from '#shared/papel/escritas.ts';
import { type Listas, lista, type Termos, termo } from '#shared/papel/termos.ts';
import { type Parcela, totaisDasParcelas } from '../parcelas.ts';
import { type DescontoNoPapel, parcelasDoDesconto, type PrecoNoPapel } from './descontos-escritos.ts';

/** What was contracted, as papers tell it. */
export type Contratado = {
  numero: string;
  precos: readonly PrecoNoPapel[];
  descontos: readonly DescontoNoPapel[];
  parcelas: readonly ParcelaNoPapel[];
};
type ParcelaNoPapel = Pick<
  Parcela,
  'precoIndice' | 'parcela' | 'parcelas' | 'vencimento' | 'valorCentavos' | 'descontoIncondicionalCentavos' | 'descontoCondicionalCentavos'
>;
type Escrita<T> = (c: Contratado) => T;
const totais = ({ parcelas }: Contratado) => totaisDasParcelas(parcelas);
const datas = ({ parcelas }: Contratado): string[] => parcelas.map(({ vencimento }) => vencimento).toSorted();
const mais = ({ parcelas }: Contratado): number => Math.max(0, ...parcelas.map((p) => p.parcelas));
const aPagar = (p: ParcelaNoPapel): Centavos => centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
const emDia = (p: ParcelaNoPapel): Centavos => centavos(aPagar(p) - p.descontoCondicionalCentavos);

/** What is said of a contract: papers that know it say how they come by it. */
export function termosDoContrato<D>(contratado: (de: D) => Contratado | null): Termos<D> {
  const doContrato = (valor: Escrita<string | null>) => (d: D) => {
    const c = contratado(d);
    return c ? valor(c) : null;
  };
  return {
    'contrato.numero': termo(
      'Número do contrato',
      'Number of the contract',
      doContrato((c) => c.numero),
    ),
    'contrato.valorTotal': termo(
      'Total contratado, sem os aditivos e com os descontos que valem sempre',
      'Total contracted, without the addenda, less the discounts that always hold',
      doContrato((c) => formatarReais(totais(c).totalCentavos)),
    ),
    'contrato.valorTotalPorExtenso': termo(
      'Total contratado, sem os aditivos, por extenso',
      'Total contracted, without the addenda, in words',
      doContrato((c) => valorPorExtenso(totais(c).totalCentavos)),
    ),
    'contrato.valorCheio': termo(
      'Total contratado, sem os aditivos e sem descontos',
      'Total contracted, without the addenda and discounts',
      doContrato((c) => formatarReais(totais(c).precosCentavos)),
    ),
    'contrato.valorEmDia': termo(
      'Total contratado, sem os aditivos, de quem paga até o vencimento',
      'Total contracted, without the addenda, of who pays by the due date',
      doContrato((c) => formatarReais(totais(c).sePagoEmDiaCentavos)),
    ),
    'contrato.parcelas': termo(
      'Quantas parcelas tem o serviço mais longo',
      'How many installments the longest service has',
      doContrato((c) => String(mais(c))),
    ),
    'contrato.parcelasPorExtenso': termo(
      'Quantas parcelas, por extenso',
      'How many installments, in words',
      doContrato((c) => numeroPorExtenso(mais(c))),
    ),
    'contrato.primeiroVencimento': termo(
      'Primeiro vencimento',
      'First due date',
      doContrato((c) => {
        const [um] = datas(c);
        return um === undefined ? null : formatarData(um);
      }),
    ),
    'contrato.ultimoVencimento': termo(
      'Último vencimento',
      'Last due date',
      doContrato((c) => {
        const um = datas(c).at(-1);
        return um === undefined ? null : formatarData(um);
      }),
    ),
    'contrato.servicos': termo(
      'Serviços contratados, em uma frase',
      'Services contracted, in a phrase',
      doContrato((c) => emLista(c.precos.map(({ descricao }) => descricao))),
    ),
    'contrato.somaDosValores': termo(
      'Soma dos valores das parcelas, sem “R$”',
      'Sum of the amounts of the installments, without “R$”',
      doContrato((c) => formatarValor(totais(c).precosCentavos)),
    ),
    'contrato.somaDosDescontos': termo(
      'Soma dos descontos que valem sempre, sem “R$”',
      'Sum of the discounts that always hold, without “R$”',
      doContrato((c) => formatarValor(totais(c).incondicionaisCentavos)),
    ),
    'contrato.somaContratada': termo(
      'Soma do que as parcelas têm a pagar, sem “R$”',
      'Sum of what the installments come to, without “R$”',
      doContrato((c) => formatarValor(totais(c).totalCentavos)),
    ),
    'contrato.somaEmDia': termo(
      'Soma das parcelas pagas até o vencimento, sem “R$”',
      'Sum of the installments paid by the due date, without “R$”',
      doContrato((c) => formatarValor(totais(c).sePagoEmDiaCentavos)),
    ),
  };
}

/** The lists of a contract: its installments, services and discounts. */
export function listasDoContrato<D>(contratado: (de: D) => Contratado | null): Listas<D> {
  const doContrato =
    <I>(itens: Escrita<readonly I[]>) =>
    (d: D): readonly I[] => {
      const c = contratado(d);
      return c ? itens(c) : [];
    };
  return {
    parcelas: lista<D, ParcelaNoPapel & { servico: string }>(
      { br: 'Parcelas como foram contratadas, sem os aditivos', en: 'Installments as they were contracted, without the addenda' },
      doContrato((c) => c.parcelas.map((p) => ({ ...p, servico: c.precos[p.precoIndice]?.descricao ?? '' }))),
      {
        'parcela.servico': termo('A que se refere', 'What it is for', (p) => p.servico),
        'parcela.numero': termo(
          'Número da parcela, como 3/12',
          'Number of the installment, such as 3/12',
          (p) => `${p.parcela}/${p.parcelas}`,
        ),
        'parcela.vencimento': termo('Vencimento contratado', 'Due date contracted', (p) => formatarData(p.vencimento)),
        'parcela.valor': termo('Valor cheio', 'Full amount', (p) => formatarValor(p.valorCentavos)),
        'parcela.desconto': termo('Desconto que vale sempre', 'Discount that always holds', (p) =>
          formatarValor(p.descontoIncondicionalCentavos),
        ),
        'parcela.contratado': termo(
          'Contratado, menos o desconto que vale sempre',
          'Contracted, less the discount that always holds',
          (p) => formatarValor(aPagar(p)),
        ),
        'parcela.contratadoEmDia': termo('Contratado para quem paga até o vencimento', 'Contracted for who pays by the due date', (p) =>
          formatarValor(emDia(p)),
        ),
        'parcela.contratadoPorExtenso': termo('Contratado, por extenso', 'Contracted, in words', (p) => valorPorExtenso(aPagar(p))),
      },
    ),
    servicos: lista<D, PrecoNoPapel>(
      { br: 'Serviços do contrato', en: 'Services of the contract' },
      doContrato((c) => c.precos),
      {
        'servico.descricao': termo('Serviço', 'Service', (p) => p.descricao),
        'servico.valor': termo('Valor do serviço no ano', 'What the service costs in the year', (p) => formatarReais(p.valorCentavos)),
        'servico.parcelas': termo('Em quantas parcelas', 'In how many installments', (p) => String(p.parcelas)),
        'servico.formaPagamento': termo('Forma de pagamento', 'Payment method', (p) => p.formaPagamento),
      },
    ),
    descontos: lista<D, { desconto: DescontoNoPapel; precos: readonly PrecoNoPapel[] }>(
      { br: 'Descontos do contrato', en: 'Discounts of the contract' },
      doContrato((c) => c.descontos.map((desconto) => ({ desconto, precos: c.precos }))),
      {
        'desconto.descricao': termo('Desconto, com o seu limite', 'Discount, with its limit', ({ desconto: x }) =>
          x.limiteCentavos === null ? x.descricao : `${x.descricao} (limitado a ${formatarReais(x.limiteCentavos)} por parcela)`,
        ),
        'desconto.sobre': termo(
          'Serviço de que desconta, ou “todos os serviços”',
          'The service that it bites on, or “todos os serviços”',
          ({ desconto: x, precos }) => (x.precoIndice === null ? 'todos os serviços' : (precos[x.precoIndice]?.descricao ?? '')),
        ),
        'desconto.parcelas': termo('De que parcelas desconta', 'Which installments it takes', ({ desconto, precos }) =>
          parcelasDoDesconto(desconto, precos),
        ),
        'desconto.valor': termo('Quanto tira de cada parcela', 'What it takes off each installment', ({ desconto: x }) =>
          x.forma === 'percentual' ? escreverTaxa(x.percentual ?? '0') : formatarReais(x.valorCentavos ?? centavos(0)),
        ),
        'desconto.condicao': termo('“sempre” ou “se paga até o vencimento”', '“sempre” or “se paga até o vencimento”', ({ desconto: x }) =>
          x.condicional ? 'se paga até o vencimento' : 'sempre',
        ),
      },
    ),
  };
}
