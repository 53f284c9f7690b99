import { defineErros } from '#shared/erros.ts';

export const errosEnvioDeDocumento = defineErros({
  DOCUMENTO_SEM_EMAIL: {
    status: 409,
    br: 'Nenhum responsável a quem este documento vai tem e-mail no cadastro: o que fala de valores vai aos financeiros, o resto aos pedagógicos. Preencha um na ficha da pessoa.',
    en: 'No guardian whom this document goes to has a mail address in the register: what speaks of money goes to the financial ones, the rest to those for school matters. Fill one in on the record of the person.',
  },
  DOCUMENTO_DE_FALECIDO: {
    status: 409,
    br: 'O aluno faleceu: documentos dele não vão por e-mail. Imprima e entregue o documento à família.',
    en: 'The student died: documents about them are not mailed. Print the document and hand it to the family.',
  },
  DOCUMENTO_NAO_VALE_MAIS: {
    status: 409,
    br: 'O documento foi cancelado: ele não é enviado.',
    en: 'The document was cancelled: it is not sent.',
  },
});
