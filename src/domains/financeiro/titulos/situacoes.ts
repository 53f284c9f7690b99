import { definirLista, emFrase } from '#shared/listas/opcao.ts';
import type { Textos } from '#shared/erros.ts';

/** The states of a receivable title. `vencido` is not one: it is open and past its last day on time, and is derived. */
export const situacoesTitulo = ['aberto', 'parcial', 'baixado', 'cancelado', 'renegociado'] as const;
export type SituacaoTitulo = (typeof situacoesTitulo)[number];

export type VerboTitulo =
  | 'baixarParte'
  | 'baixar'
  | 'estornarParte'
  | 'estornar'
  | 'cancelar'
  | 'restaurar'
  | 'renegociar'
  | 'devolver'
  | 'devolverParte';

/** From which states a verb may be applied, and where it leads: the only way `titulos_receber.situacao` changes. */
export const transicoesTitulo: Record<VerboTitulo, { de: readonly SituacaoTitulo[]; para: SituacaoTitulo }> = {
  baixarParte: { de: ['aberto', 'parcial'], para: 'parcial' },
  baixar: { de: ['aberto', 'parcial'], para: 'baixado' },
  estornarParte: { de: ['parcial', 'baixado'], para: 'parcial' },
  estornar: { de: ['parcial', 'baixado'], para: 'aberto' },
  cancelar: { de: ['aberto'], para: 'cancelado' },
  restaurar: { de: ['cancelado'], para: 'aberto' },
  renegociar: { de: ['aberto', 'parcial'], para: 'renegociado' },
  // An agreement undone or broken gives its old titles back as their amounts say.
  devolver: { de: ['renegociado'], para: 'aberto' },
  devolverParte: { de: ['renegociado'], para: 'parcial' },
};

/** Whether a verb may be applied in a state. */
export function podeTransitar(de: SituacaoTitulo, verbo: VerboTitulo): boolean {
  return transicoesTitulo[verbo].de.includes(de);
}

/** Whether the title still asks for money. */
export const isEmAberto = (situacao: SituacaoTitulo): boolean => situacao === 'aberto' || situacao === 'parcial';

/** The state that follows from what the living baixas received and covered; nobody types it. */
export function situacaoDosValores(valores: {
  liquidoCentavos: number;
  amortizadoCentavos: number;
  recebidoCentavos: number;
}): SituacaoTitulo {
  if (valores.amortizadoCentavos === valores.liquidoCentavos) return 'baixado';
  return valores.recebidoCentavos > 0 || valores.amortizadoCentavos > 0 ? 'parcial' : 'aberto';
}

/** Why the system cancelled a title, where no person gave a reason. */
export const codigosDoCancelamento = [
  'substituido_por_aditivo',
  'aditivo_revogado',
  'cancelamento_desfeito',
  'reativacao_desfeita',
] as const;
export type CodigoDoCancelamento = (typeof codigosDoCancelamento)[number];

/** How people call the states; with `vencido`, the filter of the list. */
export const rotulosSituacao = definirLista(
  { valor: 'aberto', br: 'Aberto', en: 'Open' },
  { valor: 'vencido', br: 'Vencido', en: 'Overdue' },
  { valor: 'parcial', br: 'Parcial', en: 'Partly paid' },
  { valor: 'baixado', br: 'Baixado', en: 'Settled' },
  { valor: 'cancelado', br: 'Cancelado', en: 'Cancelled' },
  { valor: 'renegociado', br: 'Renegociado', en: 'Renegotiated' },
);

/** A state as both languages say it inside a sentence. */
export const situacaoEmFrase = (situacao: SituacaoTitulo): { situacao: Textos } => ({ situacao: emFrase(rotulosSituacao, situacao) });
