import { defineErros } from '#shared/erros.ts';

/** Refusals of holding a class council. */
export const errosConselho = defineErros({
  CONSELHO_JA_ABERTO: {
    status: 409,
    br: '{turma} já tem conselho de classe ({etapa}).',
    en: '{turma} already has a class council ({etapa}).',
  },
  CONSELHO_DE_ANO_FECHADO: {
    status: 409,
    br: 'O ano de {turma} está fechado, e o que o conselho disse fica como está. Reabra o ano da turma antes, em Fechamento de cursos e turmas.',
    en: 'The year of {turma} is closed, and what the council said stays as it is. Reopen the year of the class first, under Course and class closing.',
  },
  CONSELHO_DE_OUTRA_ETAPA: { status: 400, br: 'A turma não tem esta etapa.', en: 'The class does not have this term.' },
  CONSELHO_ANTES_DA_ETAPA: {
    status: 400,
    br: 'A data do conselho não pode vir antes de {inicio}, quando começa {etapa}.',
    en: 'The date of the council cannot come before {inicio}, when {etapa} begins.',
  },
  CONSELHO_COM_ATA: {
    status: 409,
    br: 'A ata deste conselho já foi lavrada. Para mudar algo, reabra o conselho com o motivo.',
    en: 'The minutes of this council are drawn up already. To change something, reopen the council with the reason.',
  },
  CONSELHO_SEM_ATA: {
    status: 409,
    br: 'Este conselho não tem ata: ele já está aberto.',
    en: 'This council has no minutes: it is open already.',
  },
  CONSELHO_PARADO: {
    status: 409,
    br: 'Este conselho foi cancelado. Abra outro para a turma.',
    en: 'This council was cancelled. Open another one for the class.',
  },
  ALUNO_DE_OUTRO_CONSELHO: {
    status: 409,
    br: 'O aluno não está na turma deste conselho. Registre no conselho da turma dele.',
    en: 'The student is not in the class of this council. Record it in the council of their class.',
  },
  DECISAO_EM_CONSELHO_DE_ETAPA: {
    status: 409,
    br: 'O conselho de uma etapa não decide o ano. Registre observações e encaminhamentos, e decida no conselho do ano.',
    en: 'The council of a term does not decide the year. Record remarks and referrals, and decide in the council of the year.',
  },
  DECISAO_NAO_CABE: {
    status: 409,
    br: '{aluno} está com o resultado “{resultado}”. O conselho só decide sobre reprovação por nota, com as etapas fechadas e os exames lançados.',
    en: '{aluno} has the result “{resultado}”. The council only decides on failure by grade, with the terms closed and the exams entered.',
  },
  DECISAO_ALEM_DO_LIMITE: {
    status: 409,
    br: '{aluno} está reprovado em {n} disciplinas ({disciplinas}), e neste curso o conselho aprova em até {limite}. Mantenha o resultado, ou mude o critério do curso.',
    en: '{aluno} failed {n} subjects ({disciplinas}), and in this course the council passes in up to {limite}. Uphold the result, or change the criterion of the course.',
  },
  ATA_SEM_ESCOLA: {
    status: 409,
    br: 'Preencha o nome da escola, na tela inicial, antes de lavrar a ata.',
    en: 'Fill in the name of the school, on the home screen, before drawing up the minutes.',
  },
  ATA_SEM_PARTICIPANTES: {
    status: 409,
    br: 'Diga quem participou do conselho antes de lavrar a ata.',
    en: 'Say who took part in the council before drawing up the minutes.',
  },
  ATA_ANTES_DO_CONSELHO: {
    status: 409,
    br: 'O conselho é de {data}: a ata se lavra depois que ele acontece.',
    en: 'The council is on {data}: its minutes are drawn up after it was held.',
  },
  ATA_SEM_RESULTADOS: {
    status: 409,
    br: 'Ainda sem resultado final: {alunos}. Feche as etapas e lance os exames antes de lavrar a ata do ano.',
    en: 'Still without a final result: {alunos}. Close the terms and enter the exams before drawing up the minutes of the year.',
  },
  ATA_SEM_DECISOES: {
    status: 409,
    br: 'O conselho ainda não decidiu sobre {alunos}.',
    en: 'The council has not decided yet about {alunos}.',
  },
  ATA_COM_DECISAO_SEM_EFEITO: {
    status: 409,
    br: 'O resultado mudou depois da decisão, que já não cabe: {alunos}. Retire a decisão antes de lavrar a ata.',
    en: 'The result changed after the decision, which does not apply any more: {alunos}. Take the decision away before drawing up the minutes.',
  },
});
