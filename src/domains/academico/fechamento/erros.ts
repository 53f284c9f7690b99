import { defineErros } from '#shared/erros.ts';

/** Refusals of closing and reopening what the class diary came to. */
export const errosFechamento = defineErros({
  FECHAMENTO_COM_PENDENCIAS: {
    status: 409,
    br: '{turma} ainda não pode fechar {etapa}: {pendencias}.',
    en: '{turma} cannot close {etapa} yet: {pendencias}.',
  },
  FECHAMENTO_DO_ANO_COM_PENDENCIAS: {
    status: 409,
    br: '{turma} ainda não pode fechar o ano: {pendencias}.',
    en: '{turma} cannot close the year yet: {pendencias}.',
  },
  PLANO_DE_ALUNO_FECHADO: {
    status: 409,
    br: 'O aluno já tem resultados fechados na turma {turma}, julgados pelo plano que ele tem. Reabra antes, em Fechamento de cursos e turmas.',
    en: 'The student already has closed results in the class {turma}, judged by the plan that stands. Reopen them first, under Closing of courses and classes.',
  },
  FECHAMENTO_DE_OUTRA_TURMA: { status: 400, br: '{turma} não tem esta etapa.', en: '{turma} does not have this term.' },
  FECHAMENTO_JA_FEITO: {
    status: 409,
    br: '{por} já fechou {etapa} de {turma} em {em}.',
    en: '{por} closed {etapa} of {turma} on {em} already.',
  },
  FECHAMENTO_TURMA_FECHADA: { status: 409, br: 'A turma {turma} já está fechada.', en: 'The class {turma} is closed already.' },
  FECHAMENTO_PERIODO_FECHADO: {
    status: 409,
    br: '{periodo} já está fechado para {turma}. Reabra antes, em Fechamento do período letivo.',
    en: '{periodo} is closed for {turma} already. Reopen it first, under Academic period closing.',
  },
  FECHAMENTO_NAO_FEITO: { status: 409, br: 'A etapa {etapa} de {turma} não está fechada.', en: '{etapa} of {turma} is not closed.' },
  FECHAMENTO_DO_ANO_NAO_FEITO: {
    status: 409,
    br: 'O ano de {turma} não está fechado.',
    en: 'The year of {turma} is not closed.',
  },
  REABERTURA_COM_ANO_FECHADO: {
    status: 409,
    br: 'O ano de {turma} está fechado, e a etapa {etapa} faz parte dele. Reabra o ano da turma antes.',
    en: 'The year of {turma} is closed, and {etapa} is part of it. Reopen the year of the class first.',
  },
  REABERTURA_COM_ANO_EM_OUTRA_TURMA: {
    status: 409,
    br: 'Alunos de {turma} mudaram para {outra}, que já fechou o ano com {etapa} deles. Reabra o ano de {outra} antes.',
    en: 'Students of {turma} moved to {outra}, which closed the year with their {etapa}. Reopen the year of {outra} first.',
  },
  REABERTURA_COM_ETAPA_FECHADA: {
    status: 409,
    br: 'A etapa {etapa} está fechada para toda a segmentação. Reabra antes, em Fechamento do período letivo.',
    en: '{etapa} is closed for its whole segment. Reopen it first, under Academic period closing.',
  },
  REABERTURA_COM_CONCLUIDAS: {
    status: 409,
    br: '{alunos} já concluíram a matrícula em {turma}: desfaça a conclusão, na página de cada matrícula, antes de reabrir o ano.',
    en: '{alunos} have completed their enrollment in {turma}: undo the completion, on the page of each enrollment, before reopening the year.',
  },
  // Only behind the service: the marks of a student whose results stand are those by which they were made.
  DIARIO_DE_ALUNO_FECHADO: {
    status: 409,
    br: 'Esta etapa ou o ano de {aluno} já está fechado em {turma}: nada dele muda aqui. A coordenação reabre lá antes.',
    en: 'This term or the year of {aluno} is closed in {turma}: nothing of theirs changes here. The coordination reopens it there first.',
  },
  CRITERIO_DE_ANO_FECHADO: {
    status: 409,
    br: 'Por este critério {turma} já fechou etapas: ele não muda mais para o ano dela. Reabra as etapas antes, ou mude a partir do ano seguinte.',
    en: 'By this criterion {turma} has closed terms: it does not change for its year any more. Reopen the terms first, or change from the next year on.',
  },
  TURMA_FECHA_COM_RESULTADOS: {
    status: 409,
    br: '{turma} tem diário: ela fecha com os resultados dos alunos, em Fechamento de cursos e turmas.',
    en: '{turma} has a diary: it closes with the results of its students, under Course and class closing.',
  },
  TURMA_REABRE_COM_RESULTADOS: {
    status: 409,
    br: '{turma} foi fechada com os resultados dos alunos: reabra o ano dela em Fechamento de cursos e turmas.',
    en: '{turma} was closed with the results of its students: reopen its year under Course and class closing.',
  },
});
