import type { TermoDaTurma, TermoPedido } from '../esquemas.ts';

/** A term of one contract names its price line by place; one of a class, by description. */
export type ModoDeTermo = 'contrato' | 'turma';
export type TipoDeTermo = TermoPedido['tipo'];
export const tiposDe = (modo: ModoDeTermo): readonly TipoDeTermo[] =>
  modo === 'contrato'
    ? ['valor', 'incluir_desconto', 'remover_desconto', 'vencimento', 'pagadores']
    : ['valor', 'incluir_desconto', 'remover_desconto', 'vencimento'];

/** A term of a kind as the form starts it: exactly the fields of its kind, from the next open installment on. */
export function termoNovo(modo: ModoDeTermo, tipo: TipoDeTermo, parcelaDe: number): TermoDigitado {
  const alcance = { tipo, parcelaDe, parcelaAte: null, ...(modo === 'contrato' ? { precoIndice: null } : { preco: null }) };
  if (tipo === 'valor') return { ...alcance, valorCentavos: null, percentual: null };
  if (tipo === 'vencimento') return { ...alcance, diaVencimento: null };
  if (tipo === 'pagadores') return { ...alcance, pagadores: [{ pessoaId: null, percentual: '100.0000' }] };
  if (tipo === 'remover_desconto') return { tipo, parcelaDe, ...(modo === 'contrato' ? { chave: '' } : { desconto: '' }) };
  return {
    ...alcance,
    descontoId: null,
    descricao: '',
    forma: 'percentual',
    percentual: null,
    valorCentavos: null,
    limiteCentavos: null,
    condicional: false,
    sobreValorCheio: false,
    prioridade: 100,
  };
}

/** A term while it is typed: the fields of its kind, perhaps still empty. */
export type TermoDigitado = { tipo: TipoDeTermo; parcelaDe: number | null } & Record<string, unknown>;
export type TermoQualquer = TermoPedido | TermoDaTurma;
