import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

export const errosEnvioDeDocumento = defineErros({
  DOCUMENTO_SEM_EMAIL: semNoCadastro('email', 'enviar'),
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
