import { defineTextos } from '#shared/textos.ts';

/** The page of whoever signs by a link. The paper itself is in Portuguese, as it is signed. */
export const textosDeQuemAssina = defineTextos({
  titulo: { br: 'Assinar documento', en: 'Sign a paper' },
  carregando: { br: 'Abrindo o documento…', en: 'Opening the paper…' },
  contrato: { br: 'Contrato {numero}', en: 'Contract {numero}' },
  aditivo: { br: 'Aditivo {numero}', en: 'Addendum {numero}' },
  ola: {
    br: '{nome}, {escola} pede a sua assinatura como {papel}. Leia o texto até o fim.',
    en: '{nome}, {escola} asks for your signature as {papel}. Read the text to its end.',
  },
  emPortugues: { br: 'Este é o texto que será assinado.', en: 'The paper is in Portuguese: this is the text that is signed.' },
  imagem: { br: 'Imagem do documento', en: 'Image of the paper' },
  semImagem: {
    br: 'O documento tem aqui uma imagem que não abriu: ela está no PDF.',
    en: 'The paper has an image here that did not open: it is in the PDF.',
  },
  baixar: { br: 'Baixar em PDF', en: 'Download as PDF' },
  assinaGov: {
    br: 'Se preferir, baixe o PDF, assine-o no gov.br ou com certificado ICP-Brasil e devolva o arquivo à escola.',
    en: 'If you prefer, download the PDF, sign it on gov.br or by an ICP-Brasil certificate and send the file back to the school.',
  },
  perguntar: { br: 'Perguntar à escola', en: 'Ask the school' },
  suaPergunta: { br: 'Sua pergunta', en: 'Your question' },
  enviarPergunta: { br: 'Enviar pergunta', en: 'Send question' },
  perguntaEnviada: {
    br: 'Pergunta enviada. A resposta chega por e-mail e aparece aqui.',
    en: 'Question sent. The answer comes by e-mail and stands here.',
  },
  semResposta: { br: 'A escola ainda não respondeu.', en: 'The school has not answered yet.' },
  li: { br: 'Li o documento inteiro e concordo com ele.', en: 'I have read the whole paper and agree with it.' },
  pedirCodigo: { br: 'Receber código por e-mail', en: 'Get a code by e-mail' },
  codigoEnviado: {
    br: 'Enviamos um código para {email}. Ele vale por 10 minutos.',
    en: 'We sent a code to {email}. It is good for 10 minutes.',
  },
  codigo: { br: 'Código de 6 números', en: 'Code of 6 digits' },
  outroCodigo: { br: 'Enviar outro código', en: 'Send another code' },
  assinar: { br: 'Assinar', en: 'Sign' },
  assinado: { br: 'Você assinou este documento em {em}.', en: 'You signed this paper on {em}.' },
  depois: {
    br: 'Quando todos tiverem assinado, e a escola também, o documento assinado chega no seu e-mail, e este endereço deixa de abrir.',
    en: 'Once all signed, and the school too, the signed paper comes by e-mail, and this address opens no more.',
  },
  faltam: { br: 'Quem também assina', en: 'Who signs too' },
  jaAssinou: { br: 'já assinou', en: 'signed' },
  aindaNao: { br: 'ainda não', en: 'not yet' },
  prazo: { br: 'Assine até {em}.', en: 'Sign until {em}.' },
  vencido: { br: 'O prazo terminou: peça outro link à escola.', en: 'Time is up: ask the school for another link.' },
  contato: { br: 'Fale com a escola: {contato}', en: 'Talk to the school: {contato}' },
  registro: {
    br: 'Ficam registrados: seu nome, CPF e e-mail, a hora, o endereço (IP) e o navegador, e o resumo do texto.',
    en: 'On record: your name, CPF and e-mail, the time, the address (IP) and browser, and the hash of the text.',
  },
});
