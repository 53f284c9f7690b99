import { defineErros } from '#shared/erros.ts';

/** Refusals of academic years and periods; those of the form's fields are in `mensagens.ts`. */
export const errosPeriodoLetivo = defineErros({
  PERIODO_LETIVO_INVALIDO: { status: 400, br: 'Confira o período letivo.', en: 'Check the academic period.' },
  PERIODO_LETIVO_DUPLICADO: {
    status: 409,
    br: 'Já existe um período letivo com este nome neste ano.',
    en: 'An academic period with this name already exists in this year.',
  },
  ANO_LETIVO_DUPLICADO: { status: 409, br: 'Este ano letivo já existe.', en: 'This academic year already exists.' },
  SEGMENTACAO_INEXISTENTE_NO_PERIODO: { status: 400, br: 'Escolha uma segmentação que exista.', en: 'Choose a segment that exists.' },
  PERIODOS_SOBREPOSTOS: {
    status: 409,
    br: 'O período {outro} ({de} a {ate}) já atende {segmentacao} nestes dias.',
    en: 'The period {outro} ({de} to {ate}) already serves {segmentacao} on these days.',
  },
  SEGMENTACAO_FECHADA_NO_PERIODO: {
    status: 409,
    br: '{segmentacao} está fechada neste período: reabra antes de mudar suas datas ou etapas.',
    en: '{segmentacao} is closed in this period: reopen it before changing its dates or terms.',
  },
  SEGMENTACAO_EM_USO_NO_PERIODO: {
    status: 409,
    br: '{segmentacao} não pode sair do período {periodo} de {ano}, porque está em uso nele: {usos}.',
    en: '{segmentacao} cannot leave the period {periodo} of {ano}, because it is in use there: {usos}.',
  },
  ETAPA_EM_USO: {
    status: 409,
    br: 'A etapa {etapa} de {segmentacao} já começou e não pode ser excluída: {usos} nela. O fim dela pode mudar.',
    en: 'The term {etapa} of {segmentacao} has begun and cannot be deleted: {usos} in it. Its end may change.',
  },
  PERIODO_JA_COMECOU: {
    status: 409,
    br: 'O período {periodo} de {ano} já começou e tem matrículas: o que já começou não muda de início. Confira os campos destacados.',
    en: 'The period {periodo} of {ano} has begun and has enrollments: what has begun keeps its first day. Check the highlighted fields.',
  },
  DATAS_FORA_DO_PERIODO: {
    status: 409,
    br: 'Com estas datas, {segmentacao} iria de {de} a {ate} e deixaria de fora: {usos}. Corrija antes as datas: a de uma matrícula na página dela, em Movimentar; as de disciplinas e docentes na turma.',
    en: 'With these dates, {segmentacao} would go from {de} to {ate} and leave out: {usos}. Correct the dates first: that of an enrollment on its page, under Move; those of subjects and teachers in the class.',
  },
  // Only when somebody enrolls or creates a class meanwhile: the service says it with figures first.
  PERIODO_EM_USO: {
    status: 409,
    br: 'Há turmas ou matrículas neste período: ele não pode deixar de atender a segmentação delas.',
    en: 'There are classes or enrollments in this period: it cannot stop serving their segment.',
  },
  ETAPA_FECHADA: {
    status: 409,
    br: 'A etapa {etapa} de {segmentacao} está fechada e não pode mudar.',
    en: 'The term {etapa} of {segmentacao} is closed and cannot change.',
  },
});
