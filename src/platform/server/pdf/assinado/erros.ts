import { defineErros } from '#shared/erros.ts';

/** Why a signed PDF is not accepted. */
export const errosDoPdfAssinado = defineErros({
  PDF_SEM_ASSINATURA: {
    status: 400,
    br: 'Este PDF não tem assinatura digital. Envie o arquivo que o gov.br ou o seu assinador devolveu, sem imprimir nem salvar de novo.',
    en: 'This PDF has no digital signature. Send the file that gov.br or your signing program gave back, without printing or saving it again.',
  },
  PDF_ASSINATURA_ILEGIVEL: {
    status: 400,
    br: 'A assinatura deste PDF não pôde ser lida ou usa um algoritmo que não é mais aceito.',
    en: 'The signature of this PDF could not be read or uses an algorithm that is no longer accepted.',
  },
  PDF_ALTERADO: {
    status: 400,
    br: 'O conteúdo deste PDF mudou depois de assinado.',
    en: 'The content of this PDF changed after it was signed.',
  },
  PDF_ACRESCENTADO: {
    status: 400,
    br: 'Há conteúdo neste PDF que a assinatura não cobre. Envie o arquivo como o assinador o devolveu.',
    en: 'There is content in this PDF that the signature does not cover. Send the file as the signing program gave it back.',
  },
  PDF_DE_OUTRO_DOCUMENTO: {
    status: 400,
    br: 'Este PDF não é o documento que a escola enviou: baixe-o de novo pelo link, assine esse arquivo e envie-o.',
    en: 'This PDF is not the paper that the school sent: download it again by the link, sign that file and send it.',
  },
  CERTIFICADO_DE_OUTRA_PESSOA: {
    status: 400,
    br: 'O certificado é de {nome}, com outro CPF: quem assina é {esperado}.',
    en: 'The certificate is of {nome}, with another CPF: the signer is {esperado}.',
  },
  CERTIFICADO_SEM_CPF: {
    status: 400,
    br: 'O certificado de {nome} não diz um CPF: assine com uma conta gov.br ou um e-CPF da ICP-Brasil.',
    en: 'The certificate of {nome} names no CPF: sign with a gov.br account or an e-CPF of ICP-Brasil.',
  },
  CADEIA_DESCONHECIDA: {
    status: 400,
    br: 'O certificado de {nome} não leva a uma autoridade em que a escola confia. Se é do gov.br ou da ICP-Brasil, atualize as cadeias de certificados.',
    en: 'The certificate of {nome} does not lead to an authority that the school trusts. If it is of gov.br or ICP-Brasil, update the certificate chains.',
  },
  CADEIA_VENCIDA: {
    status: 400,
    br: 'O certificado de {nome}, ou um dos que o emitiram, está fora da validade.',
    en: 'The certificate of {nome}, or one of those that issued it, is out of its validity.',
  },
});
