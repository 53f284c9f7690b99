import { defineTextos } from '#shared/textos.ts';

/** Texts of the page of the families. */
export const textosFamilia = defineTextos({
  titulo: { br: 'Confira o cadastro da família', en: 'Check the data of your family' },
  ate: { br: '{escola} recebe estas informações até {fim}.', en: '{escola} takes this information until {fim}.' },
  explica: {
    br: 'Olá, {nome}. Corrija o que estiver errado, fotografe os documentos e envie, uma pessoa de cada vez. Nada muda antes de a secretaria conferir.',
    en: 'Hello, {nome}. Correct what is wrong, photograph the documents and send, one person at a time. Nothing changes before the front office has checked it.',
  },
  voce: { br: 'Você', en: 'You' },
  aluno: { br: 'Aluno', en: 'Student' },
  dados: { br: 'Dados', en: 'Data' },
  endereco: { br: 'Endereço', en: 'Address' },
  documentos: { br: 'Documentos', en: 'Documents' },
  fotografar: { br: 'Fotografar ou escolher: {documento}', en: 'Photograph or choose: {documento}' },
  trocar: { br: 'Trocar: {documento}', en: 'Replace: {documento}' },
  pronto: { br: 'Pronto para enviar', en: 'Ready to send' },
  jaEnviado: { br: 'Enviado; a escola vai conferir', en: 'Sent; the school will check it' },
  enviandoFoto: { br: 'Guardando a foto…', en: 'Keeping the photo…' },
  fotoIlegivel: {
    br: 'Não foi possível abrir este arquivo. Fotografe de novo, ou envie um PDF.',
    en: 'This file could not be opened. Photograph it again, or send a PDF.',
  },
  fotoGrande: { br: 'O arquivo passa de 10 MB.', en: 'The file is over 10 MB.' },
  valeDesde: { br: 'A mudança vale a partir de', en: 'The change holds from' },
  valeDesdeDica: { br: 'Deixe em branco se já vale.', en: 'Leave it blank if it holds already.' },
  enviar: { br: 'Enviar', en: 'Send' },
  tudoCerto: { br: 'Está tudo certo', en: 'Everything is right' },
  enviou: { br: 'Recebido. Protocolo: {numeros}.', en: 'Received. Protocol: {numeros}.' },
  confirmou: { br: 'Recebido: não há o que mudar.', en: 'Received: there is nothing to change.' },
  ficha: { br: 'Ficha de saúde', en: 'Health form' },
  fichaTexto: {
    br: 'O que a escola já sabe não aparece aqui. Se preencher, diga tudo: esta ficha toma o lugar da anterior depois de conferida por quem cuida da saúde.',
    en: 'What the school knows already is not shown here. If you fill it in, say everything: this form takes the place of the one before, once checked by who looks after health.',
  },
  enviarFicha: { br: 'Enviar ficha de saúde', en: 'Send the health form' },
  enviados: { br: 'O que você já enviou', en: 'What you sent already' },
  situacao_aberto: { br: 'a escola vai conferir', en: 'the school will check it' },
  situacao_deferido: { br: 'aceito', en: 'accepted' },
  situacao_deferido_em_parte: { br: 'aceito em parte', en: 'accepted in part' },
  situacao_indeferido: { br: 'não aceito: fale com a secretaria', en: 'not accepted: talk to the front office' },
  semToken: {
    br: 'Abra esta página pelo link que a escola enviou por e-mail.',
    en: 'Open this page by the link that the school sent by mail.',
  },
  tentar: { br: 'Tentar de novo', en: 'Try again' },
});
