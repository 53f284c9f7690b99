import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

/** The state of a sending, as `v_assinatura` derives it. */
export const rotulosAssinatura = definirLista(
  { valor: 'aberta', br: 'Aguardando assinaturas', en: 'Awaiting signatures' },
  { valor: 'vencida', br: 'Prazo vencido', en: 'Time is up' },
  { valor: 'assinada', br: 'Assinada por todos, falta a escola', en: 'Signed by all, the school is missing' },
  { valor: 'concluida', br: 'Concluída', en: 'Concluded' },
  { valor: 'revogada', br: 'Revogada', en: 'Revoked' },
  { valor: 'sem_efeito', br: 'Sem efeito: o documento mudou', en: 'Void: the paper changed' },
);
export const situacoesAssinatura = valoresDaLista(rotulosAssinatura);
export type SituacaoAssinatura = (typeof rotulosAssinatura)[number]['valor'];

/** Those that still wait for somebody. */
export const assinaturasEmCurso: readonly SituacaoAssinatura[] = ['aberta', 'vencida', 'assinada'];

export const papeis = definirLista(
  { valor: 'pagador', br: 'Responsável financeiro', en: 'Financial guardian' },
  { valor: 'testemunha', br: 'Testemunha', en: 'Witness' },
);
export const valoresDePapel = valoresDaLista(papeis);

/** Days after the sending on which who has not signed is reminded. */
export const degrausDoLembrete = [3, 7, 14] as const;
