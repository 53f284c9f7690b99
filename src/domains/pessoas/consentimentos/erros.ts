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
    br: 'Este consentimento foi retirado em {dia}: um papel de antes disso não vale mais. Peça-o de novo, se for o caso.',
    en: 'This consent was taken back on {dia}: a paper of before that is no longer good. Ask for it again if need be.',
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
    br: 'Já há consentimento em vigor desta pessoa para esta finalidade. Retire-o antes de registrar outro; se o dia dele está errado, retire-o com esse mesmo dia.',
    en: 'This person has a consent in force for this purpose already. Take it back before recording another; if its day is wrong, take it back with that same day.',
  },
  FINALIDADE_REPETIDA: { status: 409, br: 'Já existe uma finalidade com este nome.', en: 'A purpose with this name exists already.' },
});
