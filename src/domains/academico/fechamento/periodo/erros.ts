import { defineErros } from '#shared/erros.ts';

/** Refusals of closing an etapa or a period for a whole segmentação. */
export const errosFechamentoDoPeriodo = defineErros({
  ETAPA_COM_TURMAS_ABERTAS: {
    status: 409,
    br: '{etapa} de {segmentacao} ainda não pode fechar. Turmas que não a fecharam ({n}): {turmas}.',
    en: '{etapa} of {segmentacao} cannot close yet. Classes that have not closed it ({n}): {turmas}.',
  },
  SEGMENTACAO_COM_ETAPAS_ABERTAS: {
    status: 409,
    br: '{segmentacao} ainda não pode fechar em {periodo}: etapas abertas ({etapas}).',
    en: '{segmentacao} cannot close in {periodo} yet: open terms ({etapas}).',
  },
  SEGMENTACAO_COM_TURMAS_ABERTAS: {
    status: 409,
    br: '{segmentacao} ainda não pode fechar em {periodo}. Turmas abertas ({n}): {turmas}.',
    en: '{segmentacao} cannot close in {periodo} yet. Open classes ({n}): {turmas}.',
  },
  ETAPA_EM_SEGMENTACAO_FECHADA: {
    status: 409,
    br: '{segmentacao} está fechada em {periodo}: reabra a segmentação antes da etapa.',
    en: '{segmentacao} is closed in {periodo}: reopen the segment before the term.',
  },
});
