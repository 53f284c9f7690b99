import { defineErros } from '#shared/erros.ts';

/** Refusals of notices: of absences, and what they share with those of averages. */
export const errosNotificacao = defineErros({
  NOTIFICACAO_JA_FEITA: {
    status: 409,
    br: '{aluno} já tem a notificação {numero}, preparada por {por} em {em}. Abra-a para registrar envios.',
    en: '{aluno} already has the notice {numero}, prepared by {por} on {em}. Open it to record what is sent.',
  },
  NOTIFICACAO_REPETIDA: {
    status: 409,
    br: 'Alguém preparou esta notificação agora mesmo. Recarregue o radar para vê-la.',
    en: 'Somebody prepared this notice just now. Load the radar again to see it.',
  },
  NOTIFICACAO_ABAIXO_DO_LIMITE: {
    status: 409,
    br: '{aluno} não passou de 30% das faltas que o ano admite: não há o que notificar.',
    en: '{aluno} is not over 30% of the absences that the year allows: there is nothing to give notice of.',
  },
  NOTIFICACAO_SEM_PREVISTO: {
    status: 409,
    br: 'Ninguém informou quanto o ano da turma {turma} tem. Preencha a carga horária das disciplinas ou do curso, ou o calendário, e tente de novo.',
    en: 'Nobody said how long the year of the class {turma} is. Fill in the workload of its subjects or course, or the calendar, and try again.',
  },
  NOTIFICACAO_FORA_DE_TURMA: {
    status: 409,
    br: 'A matrícula {codigo} não está ativa em uma turma: só se notifica de quem está.',
    en: 'The enrollment {codigo} is not active in a class: notice is given only of those that are.',
  },
  NOTIFICACAO_CANCELADA: {
    status: 409,
    br: 'A notificação {numero} foi cancelada. Prepare outra, se for o caso.',
    en: 'The notice {numero} was cancelled. Prepare another one if need be.',
  },
  NOTIFICACAO_JA_ENVIADA: {
    status: 409,
    br: 'A notificação {numero} já foi enviada e não se cancela: ela fica como foi dada.',
    en: 'The notice {numero} was sent already and is not cancelled: it stays as it was given.',
  },
  ENVIO_JA_REGISTRADO: {
    status: 409,
    br: 'A notificação {numero} já foi enviada a {quem}, por {por} em {em}.',
    en: 'The notice {numero} was sent to {quem} already, by {por} on {em}.',
  },
  ENVIO_REPETIDO: {
    status: 409,
    br: 'Alguém registrou este envio agora mesmo. Recarregue a notificação para vê-lo.',
    en: 'Somebody recorded this just now. Load the notice again to see it.',
  },
  ENVIO_DE_OUTRO_RESPONSAVEL: {
    status: 409,
    br: 'Esta pessoa não é um dos responsáveis a quem a notificação {numero} se dirige.',
    en: 'This person is none of the guardians to whom the notice {numero} is addressed.',
  },
  ENVIO_SEM_EMAIL: {
    status: 409,
    br: '{quem} não tem e-mail no cadastro. Acrescente um na ficha da pessoa, ou entregue a carta impressa.',
    en: '{quem} has no mail address on record. Add one to the person, or deliver the printed letter.',
  },
  NOTIFICACAO_DE_OUTRO_ALUNO: {
    status: 409,
    br: 'A notificação não é do aluno, do curso e do ano desta matrícula.',
    en: 'The notice is not of the student, course and year of this enrollment.',
  },
  ENVIO_SO_A_FAMILIA: {
    status: 409,
    br: 'A notificação {numero} fala de médias, e vai só aos responsáveis. Ao Conselho Tutelar vão as de faltas.',
    en: 'The notice {numero} speaks of averages, and goes to the guardians alone. Notices of absences go to the Conselho Tutelar.',
  },
});
