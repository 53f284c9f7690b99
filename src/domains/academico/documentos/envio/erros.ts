import { defineErros } from '#shared/erros.ts';

export const errosEnvioDeDocumento = defineErros({
  DOCUMENTO_SEM_EMAIL: {
    status: 409,
    br: 'Nenhum responsável do aluno tem e-mail no cadastro. Preencha um na ficha da pessoa.',
    en: 'No guardian of the student has a mail address in the register. Fill one in on the record of the person.',
  },
  DOCUMENTO_NAO_VALE_MAIS: {
    status: 409,
    br: 'O documento foi cancelado: ele não é enviado.',
    en: 'The document was cancelled: it is not sent.',
  },
});
