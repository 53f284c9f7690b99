import { definirLista } from '#shared/listas/opcao.ts';

/** Why a fact stays out of the books. */
export const motivosDeFora = definirLista(
  { valor: 'antes_do_inicio', br: 'Antes do início', en: 'Before the start' },
  { valor: 'regra', br: 'Por regra', en: 'By a rule' },
  { valor: 'sem_valor', br: 'Sem valor', en: 'Worth nothing' },
  { valor: 'recusado', br: 'Recusado', en: 'Refused' },
);
