import { defineErros } from '#shared/erros.ts';

export const errosConsentimento = defineErros({
  CONSENTIMENTO_SEM_VINCULO: {
    status: 409,
    br: 'Só responde por um aluno quem é responsável em alguma matrícula dele. Confira os responsáveis na matrícula.',
    en: 'Only a guardian in an enrollment of a student answers for them. Check the guardians on the enrollment.',
  },
  CONSENTIMENTO_DE_MENOR: {
    status: 409,
    br: '{nome} é menor de idade: quem consente é um responsável, e o aluno é por quem ele responde.',
    en: '{nome} is under age: a guardian consents, and the student is who they answer for.',
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
