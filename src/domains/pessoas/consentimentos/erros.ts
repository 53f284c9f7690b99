import { defineErros } from '#shared/erros.ts';

export const errosConsentimento = defineErros({
  CONSENTIMENTO_SEM_VINCULO: {
    status: 409,
    br: 'Só responde por um aluno quem é responsável em alguma matrícula dele. Confira os responsáveis na matrícula.',
    en: 'Only a guardian in an enrollment of a student answers for them. Check the guardians on the enrollment.',
  },
  CONSENTIMENTO_DE_MENOR: {
    status: 409,
    br: '{nome} não tinha 18 anos em {dia}: quem consente é um responsável, e o aluno é por quem ele responde.',
    en: '{nome} was under age on {dia}: a guardian consents, and the student is who they answer for.',
  },
  CONSENTIMENTO_ANTES_DA_RETIRADA: {
    status: 409,
    br: '{nome} retirou este consentimento em {dia}: um dado antes disso não vale mais. Peça-o de novo, se for o caso.',
    en: '{nome} took this consent back on {dia}: one given before that is no longer good. Ask for it again if need be.',
  },
  RETIRADA_ANTES_DO_CONSENTIMENTO: {
    status: 409,
    br: 'O consentimento é de {dia}: não pode ter sido retirado antes.',
    en: 'The consent is of {dia}: it cannot have been taken back before.',
  },
  CONSENTIMENTO_REVOGADO: {
    status: 409,
    br: 'Este consentimento já foi retirado.',
    en: 'This consent was taken back already.',
  },
  CONSENTIMENTO_EM_VIGOR: {
    status: 409,
    br: 'Já há consentimento em vigor desta pessoa para esta finalidade. Retire-o antes de registrar outro.',
    en: 'This person has a consent in force for this purpose already. Take it back before recording another.',
  },
  FINALIDADE_REPETIDA: { status: 409, br: 'Já existe uma finalidade com este nome.', en: 'A purpose with this name exists already.' },
});
