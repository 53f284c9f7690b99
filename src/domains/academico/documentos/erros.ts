import { defineErros } from '#shared/erros.ts';

export const errosDocumento = defineErros({
  DOCUMENTO_NAO_CABE: {
    status: 409,
    br: 'A matrícula {codigo} está {movimento}: este documento não pode ser emitido.',
    en: 'The enrollment {codigo} is {movimento}: this document cannot be issued.',
  },
  DOCUMENTO_DE_NUNCA_ATIVA: {
    status: 409,
    br: 'A matrícula {codigo} nunca chegou a estar ativa: não há o que declarar para outra escola.',
    en: 'The enrollment {codigo} never was active: there is nothing to declare to another school.',
  },
  DOCUMENTO_JA_CANCELADO: {
    status: 409,
    br: 'O documento {numero} já foi cancelado.',
    en: 'The document {numero} was already cancelled.',
  },
  ESCOLA_SEM_DADOS: {
    status: 409,
    br: 'Preencha o nome da escola, na tela inicial, antes de emitir documentos.',
    en: 'Fill in the name of the school, on the home screen, before issuing documents.',
  },
  PERIODO_DE_FREQUENCIA_INVALIDO: {
    status: 409,
    br: 'O período da frequência deve ficar entre {de} e {ate}.',
    en: 'The period of the attendance must lie between {de} and {ate}.',
  },
  FREQUENCIA_DE_ORIGEM_INTEIRA: {
    status: 409,
    br: 'A frequência da escola de origem é de todo o ano até a entrada: comece o período em {inicio}, ou em {entrada} para declarar só a desta escola.',
    en: 'The attendance of the school of origin is of all the year until the student came: begin the period on {inicio}, or on {entrada} to declare that of this school alone.',
  },
  FREQUENCIA_FORA_DO_PERIODO_LETIVO: {
    status: 409,
    br: 'A frequência é de dias de aula de {ano}: o período deve ficar entre {de} e {ate}, as datas do período letivo.',
    en: 'The attendance is of school days of {ano}: the period must lie between {de} and {ate}, the dates of the academic period.',
  },
  FREQUENCIA_SEM_PERIODO_LETIVO: {
    status: 409,
    br: 'O ano de {ano} não tem período letivo de {segmentacao}: não há aulas de que declarar a frequência.',
    en: 'The year {ano} has no academic period of {segmentacao}: there are no lessons to declare attendance of.',
  },
  FREQUENCIA_FORA_DA_TURMA: {
    status: 409,
    br: 'O período da frequência deve ficar dentro dos dias em que o aluno esteve em turma: {dias}.',
    en: 'The period of the attendance must lie within the days on which the student was in a class: {dias}.',
  },
  FREQUENCIA_SEM_CHAMADA: {
    status: 409,
    br: 'Nenhuma chamada do portal tem o aluno de {de} a {ate}. Informe o percentual que a secretaria apurou, ou escolha outro período.',
    en: 'No roll of the portal has the student from {de} to {ate}. Enter the percentage that the office counted, or choose another period.',
  },
  FREQUENCIA_DO_DIARIO: {
    status: 409,
    br: 'De {de} a {ate} o diário diz {percentual}%, e é o que a declaração conta. Deixe o percentual em branco; se o número está errado, corrija as chamadas em Frequências.',
    en: 'From {de} to {ate} the diary says {percentual}%, and that is what the declaration tells. Leave the percentage blank; if the figure is wrong, correct the rolls under Attendance.',
  },
  DOCUMENTO_DE_OUTRO_ALUNO: {
    status: 409,
    br: 'O documento não é do aluno desta matrícula.',
    en: 'The document is not of the student of this enrollment.',
  },
  CODIGO_NAO_CONFERE: {
    status: 404,
    br: 'Nenhum documento desta escola tem este código. Confira as letras e os números.',
    en: 'No document of this school has this code. Check the letters and the numbers.',
  },
});
