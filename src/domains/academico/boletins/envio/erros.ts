import { defineErros } from '#shared/erros.ts';

/** Refusals of sending report cards; those of a row of the job too. */
export const errosEnvioDeBoletim = defineErros({
  CONSENTIMENTO_DE_OUTRO: {
    status: 409,
    br: 'Só responsáveis pedagógicos do aluno consentem. Confira os responsáveis na matrícula.',
    en: 'Only guardians for school matters of the student agree to it. Check the guardians on the enrollment.',
  },
  CONSENTIMENTO_INEXISTENTE: {
    status: 409,
    br: 'Este responsável não tem consentimento em vigor.',
    en: 'This guardian has no consent in force.',
  },
  BOLETIM_NAO_ENVIADO_ALUNO_FALECIDO: { status: 409, br: 'O aluno faleceu.', en: 'The student died.' },
  BOLETIM_NAO_ENVIADO_RESPONSAVEL_FALECIDO: { status: 409, br: 'O responsável faleceu.', en: 'The guardian died.' },
  BOLETIM_NAO_ENVIADO_SEM_ETAPA: {
    status: 409,
    br: 'O ano da turma não tem esta etapa.',
    en: 'The year of the class has no such term.',
  },
  BOLETIM_NAO_ENVIADO_ETAPA_FUTURA: { status: 409, br: 'A etapa ainda não começou.', en: 'The term has not begun.' },
  BOLETIM_NAO_ENVIADO_SEM_CONSENTIMENTO: {
    status: 409,
    br: 'Nenhum responsável pedagógico consentiu em receber boletins por e-mail: registre o consentimento, ou imprima.',
    en: 'No guardian for school matters agreed to get report cards by mail: record the consent, or print.',
  },
  BOLETIM_NAO_ENVIADO_SEM_EMAIL: {
    status: 409,
    br: 'Quem consentiu não tem e-mail: acrescente no cadastro da pessoa, ou imprima.',
    en: 'Who agreed has no mail address: add one to the person, or print.',
  },
  BOLETIM_NAO_ENVIADO_SEM_RESPONSAVEL: {
    status: 409,
    br: 'A matrícula não tem responsável pedagógico.',
    en: 'The enrollment has no guardian for school matters.',
  },
});
