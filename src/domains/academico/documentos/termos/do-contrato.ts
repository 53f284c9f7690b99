import { formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { numeroPorExtenso, valorPorExtenso } from '#shared/palavras/extenso.ts';
import { calcularParcelas, type Parcela, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import { rotulosContrato } from '#domains/academico/contratos/situacoes.ts';
import { type DoDocumento, type Lista, lista, type Termos, termo } from './definir.ts';
import { emLista } from './escritas.ts';

type Contrato = NonNullable<DoDocumento['contrato']>;
type Contratado = { contrato: Contrato; parcelas: readonly Parcela[] };

/** The installments as they were contracted; those of a paper are computed once. */
const lembradas = new WeakMap<Contrato, Contratado>();
function contratado({ contrato }: DoDocumento): Contratado | null {
  if (!contrato) return null;
  const feito = lembradas.get(contrato) ?? { contrato, parcelas: calcularParcelas(contrato.precos, contrato.descontos) };
  lembradas.set(contrato, feito);
  return feito;
}
const doContrato = (valor: (c: Contratado) => string | null) => (d: DoDocumento) => {
  const c = contratado(d);
  return c ? valor(c) : null;
};
const totais = ({ parcelas }: Contratado) => totaisDasParcelas(parcelas);
const datas = ({ parcelas }: Contratado): string[] => parcelas.map(({ vencimento }) => vencimento).toSorted();
const mais = ({ parcelas }: Contratado): number => Math.max(0, ...parcelas.map((p) => p.parcelas));

export const termosDoContrato: Termos<DoDocumento> = {
  'contrato.numero': termo(
    'Número do contrato',
    'Number of the contract',
    doContrato((c) => c.contrato.numero),
  ),
  'contrato.situacao': termo(
    'Situação do contrato',
    'State of the contract',
    doContrato((c) => rotuloDe(rotulosContrato, c.contrato.situacao, 'br').toLowerCase()),
  ),
  'contrato.valorTotal': termo(
    'Total contratado, com os descontos que valem sempre',
    'Total contracted, less the discounts that always hold',
    doContrato((c) => formatarReais(totais(c).totalCentavos)),
  ),
  'contrato.valorTotalPorExtenso': termo(
    'Total contratado por extenso',
    'Total contracted, in words',
    doContrato((c) => valorPorExtenso(totais(c).totalCentavos)),
  ),
  'contrato.valorCheio': termo(
    'Total contratado, sem descontos',
    'Total contracted, without discounts',
    doContrato((c) => formatarReais(totais(c).precosCentavos)),
  ),
  'contrato.valorEmDia': termo(
    'Total contratado de quem paga até o vencimento',
    'Total contracted of who pays by the due date',
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
    doContrato((c) => emLista(c.contrato.precos.map(({ descricao }) => descricao))),
  ),
};

type ParcelaEscrita = Parcela & { servico: string };
export const listasDoContrato: Readonly<Record<string, Lista>> = {
  parcelas: lista<ParcelaEscrita>(
    { br: 'Parcelas como foram contratadas, sem os aditivos', en: 'Installments as they were contracted, without the addenda' },
    (d) => {
      const c = contratado(d);
      return c
        ? c.parcelas.map((p) => ({ ...p, servico: c.contrato.precos.find(({ indice }) => indice === p.precoIndice)?.descricao ?? '' }))
        : [];
    },
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
      'parcela.contratado': termo('Contratado, menos o desconto que vale sempre', 'Contracted, less the discount that always holds', (p) =>
        formatarValor(centavos(p.valorCentavos - p.descontoIncondicionalCentavos)),
      ),
      'parcela.contratadoEmDia': termo('Contratado para quem paga até o vencimento', 'Contracted for who pays by the due date', (p) =>
        formatarValor(centavos(p.valorCentavos - p.descontoIncondicionalCentavos - p.descontoCondicionalCentavos)),
      ),
      'parcela.contratadoPorExtenso': termo('Contratado, por extenso', 'Contracted, in words', (p) =>
        valorPorExtenso(centavos(p.valorCentavos - p.descontoIncondicionalCentavos)),
      ),
    },
  ),
  servicos: lista<Contrato['precos'][number]>(
    { br: 'Serviços do contrato', en: 'Services of the contract' },
    (d) => d.contrato?.precos ?? [],
    {
      'servico.descricao': termo('Serviço', 'Service', (p) => p.descricao),
      'servico.valor': termo('Valor do serviço no ano', 'What the service costs in the year', (p) => formatarReais(p.valorCentavos)),
      'servico.parcelas': termo('Em quantas parcelas', 'In how many installments', (p) => String(p.parcelas)),
      'servico.formaPagamento': termo('Forma de pagamento', 'Payment method', (p) => p.formaPagamento),
    },
  ),
  descontos: lista<Contrato['descontos'][number]>(
    { br: 'Descontos do contrato', en: 'Discounts of the contract' },
    (d) => d.contrato?.descontos ?? [],
    {
      'desconto.descricao': termo('Desconto', 'Discount', (x) => x.descricao),
      'desconto.valor': termo('Quanto tira de cada parcela', 'What it takes off each installment', (x) =>
        x.forma === 'percentual' ? escreverTaxa(x.percentual ?? '0') : formatarReais(x.valorCentavos ?? centavos(0)),
      ),
      'desconto.condicao': termo('“sempre” ou “se paga até o vencimento”', '“sempre” or “se paga até o vencimento”', (x) =>
        x.condicional ? 'se paga até o vencimento' : 'sempre',
      ),
    },
  ),
};
