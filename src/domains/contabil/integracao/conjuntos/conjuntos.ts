import type { Entidade } from '#domains/contabil/plano-contas/plano.ts';
import { DINHEIRO, type EventoComRegra } from '../partes.ts';

/** A rule as a set brings it: accounts by their codes in the chart delivered, categories by name; of a kind of account with money, one rule for each. */
export type RegraDoConjunto = {
  evento: EventoComRegra;
  parte: string;
  variante: string | null;
  categoria: string | null;
  tipoDeConta: 'caixa' | null;
  debito: string | null;
  credito: string | null;
};
type Opcoes = Partial<Pick<RegraDoConjunto, 'variante' | 'categoria' | 'tipoDeConta'>>;
const regra = (
  evento: EventoComRegra,
  parte: string,
  debito: string | null,
  credito: string | null,
  { variante = null, categoria = null, tipoDeConta = null }: Opcoes = {},
) => ({ evento, parte, variante, categoria, tipoDeConta, debito, credito }) satisfies RegraDoConjunto;
const dispensa = (evento: EventoComRegra, parte: string, opcoes: Opcoes = {}) => regra(evento, parte, null, null, opcoes);

const aReceber = '1.1.02.001';
const acordos = '1.1.02.003';
const antecipadas = '2.1.04.001';
/** What agreements add to or take from the debt that they gather. */
const resultadoDeAcordos = '3.2.01.004';
/** Revenue of before the books that nobody pays any more. */
const perdas = '4.1.05.002';
const creditos = '2.1.05.001';
const fornecedores = '2.1.01.001';
/** What is bought without an invoice is spent, until it is put into a deposit. */
const consumido = '4.1.02.001';
const estoque = '1.1.03.001';
/** Invoiced and not in a deposit yet. */
const aEntrar = '1.1.03.002';

/** Revenue is of the month in which it is due: what is issued is no entry, what is recognized is. */
const receber: readonly RegraDoConjunto[] = [
  dispensa('titulo.emitido', 'bruto'),
  dispensa('titulo.emitido', 'bolsa'),
  dispensa('titulo.emitido', 'desconto'),
  regra('titulo.emitido', 'bruto', acordos, resultadoDeAcordos, { variante: 'acordo' }),
  regra('titulo.cancelado', 'dos_saldos_de_abertura', perdas, aReceber),
  regra('faturamento.reconhecido', 'bruto', aReceber, '3.1.01.001'),
  regra('faturamento.reconhecido', 'bruto', aReceber, '3.1.01.004', { variante: 'taxa' }),
  regra('faturamento.reconhecido', 'desconto', '3.1.09.002', aReceber),
  regra('faturamento.reconhecido', 'antecipado', antecipadas, aReceber),
  regra('titulo.recebido', 'principal', null, aReceber),
  regra('titulo.recebido', 'principal', null, acordos, { variante: 'acordo' }),
  regra('titulo.recebido', 'principal_antecipado', null, antecipadas),
  regra('titulo.recebido', 'desconto', '4.2.01.001', aReceber),
  regra('titulo.recebido', 'desconto', '4.2.01.001', acordos, { variante: 'acordo' }),
  regra('titulo.recebido', 'desconto_antecipado', '4.2.01.001', antecipadas),
  regra('titulo.recebido', 'juros', null, '3.2.01.001'),
  regra('titulo.recebido', 'multa', null, '3.2.01.001'),
  regra('titulo.renegociado', 'valor', resultadoDeAcordos, aReceber),
  regra('titulo.renegociado', 'valor', resultadoDeAcordos, acordos, { variante: 'acordo' }),
  regra('titulo.coberto', 'valor', resultadoDeAcordos, aReceber),
  regra('titulo.coberto', 'valor', resultadoDeAcordos, acordos, { variante: 'acordo' }),
  regra('acordo.parcela_encerrada', 'valor', resultadoDeAcordos, acordos),
  regra('desconto.revogado', 'valor', aReceber, '4.2.01.001'),
  regra('desconto.revogado', 'valor', acordos, '4.2.01.001', { variante: 'acordo' }),
  regra('credito.recebido', 'valor', null, creditos),
  regra('credito.utilizado', 'valor', creditos, null),
  regra('credito.devolvido', 'valor', creditos, null),
];
/** Scholarships lower the revenue of a company; of a charity they are revenue at their gross value and an expense of as much (ITG 2002). */
const bolsas: Record<Entidade, readonly RegraDoConjunto[]> = {
  com_fins_lucrativos: [
    regra('faturamento.reconhecido', 'bolsa', '3.1.09.001', aReceber),
    dispensa('faturamento.reconhecido', 'gratuidade'),
  ],
  sem_fins_lucrativos: [
    regra('faturamento.reconhecido', 'bolsa', '4.3.01.001', aReceber),
    regra('faturamento.reconhecido', 'gratuidade', '3.1.01.001', '3.1.02.001'),
  ],
};
const dinheiro: readonly RegraDoConjunto[] = [
  regra(DINHEIRO, 'disponivel', '1.1.01.002', null),
  regra(DINHEIRO, 'disponivel', '1.1.01.001', null, { tipoDeConta: 'caixa' }),
  regra(DINHEIRO, 'a_liquidar', '1.1.01.004', null),
  regra('recebimento.liquidado', 'taxa', '4.2.01.003', null),
  regra('tarifa.bancaria', 'valor', '4.2.01.002', null),
  regra('caixa.recebimento', 'valor', null, '3.3.01.009'),
  regra('caixa.pagamento', 'valor', '4.1.04.009', null),
  regra('caixa.ajustado', 'sobra', null, '3.3.01.003'),
  regra('caixa.ajustado', 'falta', '4.1.05.003', null),
];
const pagar: readonly RegraDoConjunto[] = [
  regra('pagar.lancado', 'despesa', '4.1.04.009', null),
  regra('pagar.lancado', 'estoque', aEntrar, null),
  regra('pagar.lancado', 'liquido', null, fornecedores),
  ...(
    [
      ['ir', '2.1.03.001'],
      ['pis_cofins_csll', '2.1.03.002'],
      ['inss', '2.1.03.003'],
      ['iss', '2.1.03.004'],
    ] as const
  ).flatMap(([variante, conta]) => [
    regra('pagar.lancado', 'retencao', null, conta, { variante }),
    regra('pagar.lancado', 'recolhimento', conta, null, { variante }),
  ]),
  regra('pagar.pago', 'principal', fornecedores, null),
  regra('pagar.pago', 'desconto', fornecedores, '3.2.01.003'),
  regra('pagar.pago', 'multa', '4.2.01.004', null),
  regra('pagar.pago', 'juros', '4.2.01.004', null),
];
const materiais: readonly RegraDoConjunto[] = [
  regra('estoque.entrada', 'valor', estoque, aEntrar),
  regra('estoque.entrada', 'valor', estoque, consumido, { variante: 'manual' }),
  regra('estoque.retirada', 'valor', consumido, estoque),
  dispensa('estoque.transferencia', 'valor'),
  regra('estoque.ajuste', 'sobra', estoque, '3.3.01.003'),
  regra('estoque.ajuste', 'falta', '4.1.05.003', estoque),
];
/** What schools call their categories; a category that the school lacks brings no rule. */
const despesas: readonly (readonly [categoria: string, conta: string])[] = [
  ['Energia e água', '4.1.03.002'],
  ['Energia elétrica', '4.1.03.002'],
  ['Água e esgoto', '4.1.03.003'],
  ['Telefone e internet', '4.1.03.004'],
  ['Aluguel', '4.1.03.001'],
  ['Limpeza e conservação', '4.1.02.005'],
  ['Material de limpeza', '4.1.02.005'],
  ['Manutenção', '4.1.02.005'],
  ['Manutenção predial', '4.1.02.005'],
  ['Cozinha e merenda', '4.1.02.004'],
  ['Serviços profissionais', '4.1.02.002'],
  ['Papelaria e material', consumido],
  ['Salários', '4.1.01.001'],
  ['Tarifas bancárias', '4.2.01.002'],
  ['Impostos e taxas', '4.1.03.006'],
];
const receitas: readonly (readonly [categoria: string, conta: string])[] = [
  ['Rendimentos', '3.2.01.002'],
  ['Rendimentos de aplicação', '3.2.01.002'],
  ['Rendimentos de aplicações', '3.2.01.002'],
  ['Cantina', '3.3.01.002'],
  ['Doações', '3.3.01.001'],
];
const porCategoria: readonly RegraDoConjunto[] = [
  ...despesas.flatMap(([categoria, conta]) => [
    regra('pagar.lancado', 'despesa', conta, null, { categoria }),
    regra('caixa.pagamento', 'valor', conta, null, { categoria }),
  ]),
  ...receitas.map(([categoria, conta]) => regra('caixa.recebimento', 'valor', null, conta, { categoria })),
];

/** The rules delivered for a school of one kind, over the chart delivered for it. */
export const conjuntoDe = (entidade: Entidade): readonly RegraDoConjunto[] => [
  ...receber,
  ...bolsas[entidade],
  ...dinheiro,
  ...pagar,
  ...materiais,
  ...porCategoria,
];
