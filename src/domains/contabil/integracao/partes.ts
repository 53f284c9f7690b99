import type { EventoDeMovimento } from '../fatos.ts';

/** Who says on which account a side of a part stands: the rule alone, or, unless the rule says otherwise, where the money is. */
export type Lado = 'regra' | 'conta' | 'a_liquidar' | 'destino' | null;
export type Parte = {
  parte: string;
  /** The amount among the parts of the fact; the value of the fact when absent. */
  valor?: string;
  menos?: string;
  /** One amount for each of a list, each with its own category, cost centre or tax. */
  lista?: string;
  /** Only of facts that say this, or that do not. */
  quando?: Readonly<Record<string, string>>;
  exceto?: Readonly<Record<string, string>>;
  /** A side that is null is brought by another part of the fact. */
  debito: Lado;
  credito: Lado;
};

const deRegra = { debito: 'regra', credito: 'regra' } as const;
const entra = { debito: 'conta', credito: 'regra' } as const;
const sai = { debito: 'regra', credito: 'conta' } as const;
const antecipado = { antecipado: 'sim' } as const;

/**
 * What of each event goes into the books, and which sides money decides. What an event takes back needs no line here: it is the opposite of
 * what it takes back. Only the cancellation of a title of the opening balances has one: its issue was never posted, nor is it recognized.
 */
export const partesDosEventos: Readonly<Record<EventoDeMovimento | 'titulo.cancelado', readonly Parte[]>> = {
  'titulo.emitido': [
    { parte: 'bruto', valor: 'valorCentavos', ...deRegra },
    { parte: 'bolsa', valor: 'bolsaCentavos', ...deRegra },
    { parte: 'desconto', valor: 'descontoIncondicionalCentavos', menos: 'bolsaCentavos', ...deRegra },
  ],
  'titulo.cancelado': [{ parte: 'dos_saldos_de_abertura', valor: 'valorCentavos', menos: 'descontoIncondicionalCentavos', ...deRegra }],
  'titulo.recebido': [
    { parte: 'principal', valor: 'principalCentavos', exceto: antecipado, ...entra },
    { parte: 'principal_antecipado', valor: 'principalCentavos', quando: antecipado, ...entra },
    { parte: 'desconto', valor: 'descontoCentavos', exceto: antecipado, ...deRegra },
    { parte: 'desconto_antecipado', valor: 'descontoCentavos', quando: antecipado, ...deRegra },
    { parte: 'juros', valor: 'jurosCentavos', ...entra },
    { parte: 'multa', valor: 'multaCentavos', ...entra },
  ],
  'titulo.renegociado': [{ parte: 'valor', ...deRegra }],
  'titulo.coberto': [{ parte: 'valor', ...deRegra }],
  'acordo.parcela_encerrada': [{ parte: 'valor', ...deRegra }],
  'desconto.revogado': [{ parte: 'valor', valor: 'descontoCentavos', ...deRegra }],
  'credito.recebido': [{ parte: 'valor', ...entra }],
  'credito.utilizado': [{ parte: 'valor', ...sai }],
  'credito.devolvido': [{ parte: 'valor', ...sai }],
  'tarifa.bancaria': [{ parte: 'valor', ...sai }],
  'recebimento.liquidado': [
    { parte: 'liquido', valor: 'liquidoCentavos', debito: 'conta', credito: 'a_liquidar' },
    { parte: 'taxa', valor: 'taxaCentavos', debito: 'regra', credito: 'a_liquidar' },
  ],
  'caixa.recebimento': [{ parte: 'valor', ...entra }],
  'caixa.pagamento': [{ parte: 'valor', ...sai }],
  'caixa.transferencia': [{ parte: 'valor', debito: 'destino', credito: 'conta' }],
  'caixa.ajustado': [
    { parte: 'sobra', quando: { sentido: 'entrada' }, ...entra },
    { parte: 'falta', quando: { sentido: 'saida' }, ...sai },
  ],
  'pagar.lancado': [
    { parte: 'despesa', lista: 'rateio', debito: 'regra', credito: null },
    { parte: 'estoque', lista: 'estoque', debito: 'regra', credito: null },
    { parte: 'liquido', valor: 'liquidoCentavos', debito: null, credito: 'regra' },
    { parte: 'retencao', lista: 'retencoes', debito: null, credito: 'regra' },
    { parte: 'recolhimento', lista: 'recolhimentos', debito: 'regra', credito: null },
  ],
  'pagar.pago': [
    { parte: 'principal', valor: 'principalCentavos', ...sai },
    { parte: 'desconto', valor: 'descontoCentavos', ...deRegra },
    { parte: 'multa', valor: 'multaCentavos', ...sai },
    { parte: 'juros', valor: 'jurosCentavos', ...sai },
  ],
  'estoque.entrada': [{ parte: 'valor', ...deRegra }],
  'estoque.retirada': [{ parte: 'valor', ...deRegra }],
  'estoque.transferencia': [{ parte: 'valor', ...deRegra }],
  'estoque.ajuste': [
    { parte: 'sobra', quando: { sentido: 'entrada' }, ...deRegra },
    { parte: 'falta', quando: { sentido: 'saida' }, ...deRegra },
  ],
  'faturamento.reconhecido': [
    { parte: 'bruto', ...deRegra },
    { parte: 'bolsa', valor: 'bolsaCentavos', ...deRegra },
    { parte: 'gratuidade', valor: 'bolsaCentavos', ...deRegra },
    { parte: 'desconto', valor: 'descontoCentavos', ...deRegra },
    { parte: 'antecipado', valor: 'antecipadoCentavos', ...deRegra },
  ],
};

const origensDeTitulo = ['contrato', 'manual', 'taxa', 'acordo'] as const;
const tiposDeImposto = ['ir', 'pis_cofins_csll', 'inss', 'iss'] as const;
const entradasNoEstoque = ['manual', 'nota_fiscal'] as const;
/** Where what a fact tells of comes from, or the kind of its tax: what a rule may ask besides what has a register. */
export const variantes = [...new Set([...origensDeTitulo, ...tiposDeImposto, ...entradasNoEstoque])] as const;
const deTitulos = [
  'titulo.emitido',
  'titulo.cancelado',
  'titulo.recebido',
  'titulo.renegociado',
  'titulo.coberto',
  'acordo.parcela_encerrada',
  'desconto.revogado',
  'faturamento.reconhecido',
];
/** Those that the facts of a part have; of the others a rule that asks for one would never serve. */
export function variantesDe(evento: string, parte: string): readonly (typeof variantes)[number][] {
  if (deTitulos.includes(evento)) return origensDeTitulo;
  if (evento === 'estoque.entrada') return entradasNoEstoque;
  return evento === 'pagar.lancado' && (parte === 'retencao' || parte === 'recolhimento') ? tiposDeImposto : [];
}

/** Which account of the books the money of an account stands on: a rule of its own, which has one side. */
export const DINHEIRO = 'dinheiro';
export const partesDoDinheiro = ['disponivel', 'a_liquidar'] as const;
/** What such a rule never asks: an account holds the money of every fact. */
export const foraDoDinheiro = ['variante', 'segmentacaoId', 'cursoId', 'categoriaId', 'grupoProdutoId'] as const;

/** Every event that rules are made for. */
export const eventosComRegra = [DINHEIRO, ...(Object.keys(partesDosEventos) as (keyof typeof partesDosEventos)[])] as const;
export type EventoComRegra = (typeof eventosComRegra)[number];
export const isEventoComRegra = (evento: string): evento is EventoComRegra => (eventosComRegra as readonly string[]).includes(evento);

/** A part of an event, or null when the event has none of that name. The account of money stands on the debit. */
export function parteDe(evento: string, parte: string): Pick<Parte, 'debito' | 'credito'> | null {
  if (evento === DINHEIRO) return (partesDoDinheiro as readonly string[]).includes(parte) ? { debito: 'regra', credito: null } : null;
  return isEventoComRegra(evento) && evento !== DINHEIRO ? (partesDosEventos[evento].find((p) => p.parte === parte) ?? null) : null;
}
/** The parts of an event, in their order. */
export const partesDe = (evento: EventoComRegra): readonly string[] =>
  evento === DINHEIRO ? partesDoDinheiro : partesDosEventos[evento].map(({ parte }) => parte);
