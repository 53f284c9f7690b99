import { defineTextos } from '#shared/textos.ts';

/** Words of sending report cards by mail. */
export const textosEnvioDeBoletins = defineTextos({
  enviar: { br: 'Enviar por e-mail', en: 'Send by mail' },
  titulo: { br: 'Enviar boletins por e-mail', en: 'Send report cards by mail' },
  etapa: { br: 'Boletim até', en: 'Report card up to' },
  vao: {
    br: { one: '{n} responsável recebe', other: '{n} responsáveis recebem' },
    en: { one: '{n} guardian gets it', other: '{n} guardians get it' },
  },
  nenhum: { br: 'Ninguém recebe.', en: 'Nobody gets it.' },
  jaForam: {
    br: { one: '{n} já recebeu este boletim', other: '{n} já receberam este boletim' },
    en: { one: '{n} got this report card already', other: '{n} got this report card already' },
  },
  deNovo: { br: 'Enviar de novo a quem já recebeu', en: 'Send again to who got it already' },
  enviadoEm: { br: 'enviado em {quando} por {quem}', en: 'sent on {quando} by {quem}' },
  recebem: { br: 'Quem recebe', en: 'Who gets it' },
  fora: { br: { one: '{n} fica de fora', other: '{n} ficam de fora' }, en: { one: '{n} is left out', other: '{n} are left out' } },
  aluno: { br: 'Aluno', en: 'Student' },
  turma: { br: 'Turma', en: 'Class' },
  responsavel: { br: 'Responsável', en: 'Guardian' },
  email: { br: 'E-mail', en: 'Mail address' },
  antes: { br: 'Já enviado', en: 'Sent before' },
  motivo: { br: 'Motivo', en: 'Reason' },
  consentir: { br: 'Registrar consentimento', en: 'Record consent' },
  consentirN: {
    br: { one: 'Registrar consentimento de {n}', other: 'Registrar consentimento de {n}' },
    en: { one: 'Record consent of {n}', other: 'Record consent of {n}' },
  },
  consentirTexto: {
    br: {
      one: 'Fica registrado, em seu nome, que este responsável consentiu em receber boletins por e-mail, pelo texto que valia no dia dito abaixo.',
      other:
        'Fica registrado, em seu nome, que {n} responsáveis consentiram em receber boletins por e-mail, pelo texto que valia no dia dito abaixo.',
    },
    en: {
      one: 'It is recorded, in your name, that this guardian agreed to get report cards by mail, to the text that was in force on the day below.',
      other:
        'It is recorded, in your name, that {n} guardians agreed to get report cards by mail, to the text that was in force on the day below.',
    },
  },
  registrados: {
    br: { one: '{n} consentimento registrado', other: '{n} consentimentos registrados' },
    en: { one: '{n} consent recorded', other: '{n} consents recorded' },
  },
  revogar: { br: 'Retirar', en: 'Take back' },
  revogarDe: { br: 'Retirar consentimento de {nome}', en: 'Take back the consent of {nome}' },
  revogado: { br: 'Consentimento retirado: nada mais será enviado.', en: 'Consent taken back: nothing more will be sent.' },
  destinatarios: { br: 'Envio aos responsáveis', en: 'Sending to guardians' },
  consentimento: { br: 'Consentimento', en: 'Consent' },
  consentiuEm: { br: '{origem}, em {dia}; registrado em {quando} por {quem}', en: '{origem}, on {dia}; recorded on {quando} by {quem}' },
  semConsentimento: { br: 'Sem consentimento', en: 'No consent' },
  semEmail: { br: 'sem e-mail no cadastro', en: 'no mail address on record' },
  envios: { br: 'O que foi enviado', en: 'What was sent' },
  semEnvios: { br: 'Nada foi enviado ainda.', en: 'Nothing was sent yet.' },
  anoTodo: { br: 'Ano todo', en: 'Whole year' },
  parcial: { br: 'parcial', en: 'partial' },
  situacao_no_correio: { br: 'No correio', en: 'In the mail' },
  situacao_enviado: { br: 'Enviado', en: 'Sent' },
  situacao_falhou: { br: 'Não saiu', en: 'Did not leave' },
  quando: { br: 'Quando', en: 'When' },
  para: { br: 'Para', en: 'To' },
  qual: { br: 'Boletim', en: 'Report card' },
  situacao: { br: 'Situação', en: 'Status' },
});
