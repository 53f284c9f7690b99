import { defineErros } from '#shared/erros.ts';

/** Refusals of handing in a diary and giving it back. */
export const errosEntrega = defineErros({
  ENTREGA_INCOMPLETA: {
    status: 409,
    br: 'O diário de {disciplina} em {turma} ainda não pode ser entregue: {pendencias}.',
    en: 'The diary of {disciplina} in {turma} cannot be handed in yet: {pendencias}.',
  },
  ENTREGA_FORA_DA_DISCIPLINA: {
    status: 400,
    br: '{turma} não tem {disciplina} em {etapa}: não há o que entregar.',
    en: '{turma} does not have {disciplina} in {etapa}: there is nothing to hand in.',
  },
  ENTREGA_INEXISTENTE: {
    status: 409,
    br: 'O diário de {disciplina} em {turma} não está entregue.',
    en: 'The diary of {disciplina} in {turma} is not handed in.',
  },
});
