import type { z } from 'zod';
import type { Preenchido } from '#platform/web/formulario/index.ts';
import type { aditivoDaTurmaEsquema, novoAditivoEsquema, TermoDaTurma, TermoPedido } from '../esquemas.ts';

/** A term of one contract names its price line by place; one of a class, by description. */
type TermoNo = {
  contrato: z.input<typeof novoAditivoEsquema>['termos'][number];
  turma: z.input<typeof aditivoDaTurmaEsquema>['termos'][number];
};
export type ModoDeTermo = keyof TermoNo;
export type TermoNoForm = TermoNo[ModoDeTermo];
/** A term while it is typed: the fields of its kind, perhaps still empty. */
export type TermoDigitado<M extends ModoDeTermo = ModoDeTermo> = Preenchido<TermoNo[M]>;
export type TipoDeTermo = TermoPedido['tipo'];
export const tiposDe = (modo: ModoDeTermo): readonly TipoDeTermo[] =>
  modo === 'contrato'
    ? ['valor', 'incluir_desconto', 'remover_desconto', 'vencimento', 'pagadores']
    : ['valor', 'incluir_desconto', 'remover_desconto', 'vencimento'];

/** A term of a kind as the form starts it: exactly the fields of its kind, from the next open installment on. */
export function termoNovo<M extends ModoDeTermo>(modo: M, tipo: TipoDeTermo, parcelaDe: number): TermoDigitado<M>;
export function termoNovo(modo: ModoDeTermo, tipo: TipoDeTermo, parcelaDe: number): TermoDigitado {
  const alcance = { parcelaDe, parcelaAte: null, ...(modo === 'contrato' ? { precoIndice: null } : { preco: null }) };
  if (tipo === 'valor') return { tipo, ...alcance, valorCentavos: null, percentual: null };
  if (tipo === 'vencimento') return { tipo, ...alcance, diaVencimento: null };
  if (tipo === 'pagadores') return { tipo, ...alcance, pagadores: [{ pessoaId: null, percentual: '100.0000' }] };
  if (tipo === 'remover_desconto') return { tipo, parcelaDe, ...(modo === 'contrato' ? { chave: '' } : { desconto: '' }) };
  return {
    tipo,
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

export type TermoQualquer = TermoPedido | TermoDaTurma;
