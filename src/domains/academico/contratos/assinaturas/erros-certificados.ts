import { defineErros } from '#shared/erros.ts';

/** Refusals of certificates that the school brings in. */
export const errosCertificado = defineErros({
  CERTIFICADO_ILEGIVEL: {
    status: 400,
    br: 'Este arquivo não traz certificados em PEM ou DER (.pem, .crt, .cer) nem uma cadeia deles (.p7b).',
    en: 'This file holds no certificates in PEM or DER (.pem, .crt, .cer) and no chain of them (.p7b).',
  },
  CERTIFICADO_NAO_E_DE_AUTORIDADE: {
    status: 400,
    br: 'O certificado "{nome}" não é de uma autoridade certificadora: traga a cadeia, não o certificado de uma pessoa.',
    en: 'Certificate "{nome}" is not of a certification authority: bring the chain, not the certificate of a person.',
  },
  CERTIFICADOS_DEMAIS: {
    status: 400,
    br: 'Traga no máximo {max} certificados de cada vez.',
    en: 'Bring at most {max} certificates at a time.',
  },
});
