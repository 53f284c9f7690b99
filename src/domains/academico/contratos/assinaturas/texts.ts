import { defineTextos } from '#shared/textos.ts';

/** The school's side of signing by link. */
export const textosAssinatura = defineTextos({
  assinaturas: { br: 'Assinaturas por link', en: 'Signatures by link' },
  enviarPorLink: { br: 'Enviar por link', en: 'Send by link' },
  enviarTexto: {
    br: {
      one: 'Cada responsável financeiro recebe por e-mail um endereço próprio, lê o documento e o aceita com um código.',
      other: '{n} documentos: cada responsável financeiro recebe por e-mail um endereço próprio, lê e aceita com um código.',
    },
    en: {
      one: 'Each financial guardian gets an own address by e-mail, reads the paper and accepts it with a code.',
      other: '{n} papers: each financial guardian gets an own address by e-mail, reads and accepts with a code.',
    },
  },
  oContrato: { br: 'Contrato', en: 'Contract' },
  aditivoN: { br: '{ordem}º aditivo', en: 'Addendum {ordem}' },
  dias: { br: 'Prazo em dias', en: 'Days to sign' },
  testemunha1: { br: 'Testemunha', en: 'Witness' },
  testemunha2: { br: 'Segunda testemunha', en: 'Second witness' },
  enviados: {
    br: { one: '{n} documento enviado.', other: '{n} documentos enviados.' },
    en: { one: '{n} paper sent.', other: '{n} papers sent.' },
  },
  naoEnviados: { br: 'Não foram enviados', en: 'Not sent' },
  nenhuma: { br: 'Nada foi enviado por link.', en: 'Nothing was sent by link.' },
  assinouEm: { br: 'assinou em {em}', en: 'signed on {em}' },
  assinouPorPdf: { br: 'assinou em PDF, recebido em {em}', en: 'signed in a PDF, received on {em}' },
  viuEm: { br: 'abriu em {em}, não assinou', en: 'opened on {em}, has not signed' },
  naoAbriu: { br: 'não abriu', en: 'has not opened' },
  ate: { br: 'Até {em}', en: 'Until {em}' },
  superado: {
    br: 'Não pode mais entrar em vigor como foi enviado: ninguém mais o assina.',
    en: 'It can no longer come into force as it was sent: nobody signs it any more.',
  },
  lembrar: { br: 'Lembrar', en: 'Remind' },
  lembrado: { br: 'Lembrete enviado, com um link novo.', en: 'Reminder sent, with a new link.' },
  contraAssinar: { br: 'Assinar pela escola', en: 'Sign for the school' },
  contraAssinarTexto: {
    br: 'Todos assinaram. A escola assina por último: o documento e o registro das assinaturas ficam guardados em um PDF que não muda mais, e quem assinou o recebe por e-mail. Os links se encerram.',
    en: 'All signed. The school signs last: the paper and the record of the signatures are kept in one PDF that does not change any more, and whoever signed gets it by e-mail. The links end.',
  },
  concluida: { br: 'Documento assinado por todos e pela escola.', en: 'Paper signed by all and by the school.' },
  revogar: { br: 'Revogar envio', en: 'Revoke sending' },
  revogarTexto: {
    br: 'Os links deixam de abrir. O que já foi assinado continua registrado.',
    en: 'The links open nothing any more. What was signed stays on record.',
  },
  motivo: { br: 'Motivo', en: 'Reason' },
  revogada: { br: 'Envio revogado.', en: 'Sending revoked.' },
  pdf: { br: 'PDF', en: 'PDF' },
  pdfAssinado: { br: 'PDF assinado', en: 'Signed PDF' },
  receberPdf: { br: 'Receber PDF assinado', en: 'Receive signed PDF' },
  pdfRecebido: {
    br: 'Assinatura de {nome} conferida (certificado emitido por {emissor}).',
    en: 'Signature of {nome} checked (certificate issued by {emissor}).',
  },
  perguntou: { br: '{nome} perguntou: {texto}', en: '{nome} asked: {texto}' },
  respondido: { br: 'Resposta: {resposta}', en: 'Answer: {resposta}' },
  responder: { br: 'Responder', en: 'Answer' },
  resposta: { br: 'Resposta', en: 'Answer' },
  respostaEnviada: { br: 'Resposta enviada.', en: 'Answer sent.' },
  cadeias: { br: 'Autoridades certificadoras', en: 'Certification authorities' },
  cadeiasTexto: {
    br: 'Um PDF assinado no gov.br ou com certificado ICP-Brasil é aceito quando o certificado leva a uma destas autoridades. Traga os arquivos que o ITI e o gov.br publicam e troque-os quando mudarem. A conferência é feita sem internet: revogação e carimbo do tempo não são julgados.',
    en: 'A PDF signed on gov.br or by an ICP-Brasil certificate is accepted when its certificate leads to one of these authorities. Bring the files that ITI and gov.br publish and replace them when they change. The check needs no network: revocation and time stamps are not judged.',
  },
  semCadeias: { br: 'Nenhuma autoridade: nenhum PDF assinado é aceito.', en: 'No authority: no signed PDF is accepted.' },
  incluirCadeia: { br: 'Incluir arquivo', en: 'Add file' },
  incluidos: {
    br: { one: '{n} autoridade incluída.', other: '{n} autoridades incluídas.' },
    en: { one: '{n} authority added.', other: '{n} authorities added.' },
  },
  validaAte: { br: 'válida até {em}', en: 'valid until {em}' },
  excluir: { br: 'Excluir', en: 'Delete' },
});
