import { definirLista } from '#shared/listas/opcao.ts';
import type { Efeito } from './cnab/retorno.ts';

/**
 * The states of a slip, apart from its title's, in the order in which they outweigh each other. A state only climbs: whatever
 * the order in which the bank's lines arrive, and however often, a slip ends at the highest one that was told.
 */
export const situacoesBoleto = ['gerada', 'enviada', 'rejeitada', 'registrada', 'baixada', 'paga'] as const;
export type SituacaoBoleto = (typeof situacoesBoleto)[number];

/** Whether the slip can still be paid: its title needs no other one. */
export const isVivo = (situacao: SituacaoBoleto): boolean => situacao === 'gerada' || situacao === 'enviada' || situacao === 'registrada';

/** The higher of two states. */
export const maiorSituacao = (a: SituacaoBoleto, b: SituacaoBoleto): SituacaoBoleto =>
  situacoesBoleto.indexOf(b) > situacoesBoleto.indexOf(a) ? b : a;

const dizDoBanco: Readonly<Partial<Record<Efeito, SituacaoBoleto>>> = {
  registrada: 'registrada',
  rejeitada: 'rejeitada',
  paga: 'paga',
  baixada: 'baixada',
};

/** Where a line of the bank takes a slip. */
export function aposRetorno(atual: SituacaoBoleto, efeito: Efeito): SituacaoBoleto {
  const dita = dizDoBanco[efeito];
  return dita === undefined ? atual : maiorSituacao(atual, dita);
}

/** How people call the states. */
export const rotulosSituacaoBoleto = definirLista(
  { valor: 'gerada', br: 'Gerado', en: 'Issued' },
  { valor: 'enviada', br: 'Enviado', en: 'Sent' },
  { valor: 'rejeitada', br: 'Rejeitado', en: 'Rejected' },
  { valor: 'registrada', br: 'Registrado', en: 'Registered' },
  { valor: 'baixada', br: 'Baixado no banco', en: 'Written off' },
  { valor: 'paga', br: 'Pago', en: 'Paid' },
);

/** Whether a text names a state. */
export const isSituacaoBoleto = (texto: string): texto is SituacaoBoleto => (situacoesBoleto as readonly string[]).includes(texto);

/** What a person may decide about a line of the queue of returns. */
export const decisoes = ['baixada', 'creditada', 'ignorada', 'reaberta', 'aplicada', 'repetida'] as const;
