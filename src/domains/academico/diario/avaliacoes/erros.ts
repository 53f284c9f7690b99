import { defineErros } from '#shared/erros.ts';

/** Refusals of evaluations. */
export const errosAvaliacao = defineErros({
  AVALIACAO_FORA_DA_ETAPA: {
    status: 400,
    br: 'A data deve ficar dentro da etapa {etapa}, de {de} a {ate}.',
    en: 'The date must lie inside the term {etapa}, from {de} to {ate}.',
  },
  AVALIACAO_FORA_DO_ANO: {
    status: 400,
    br: 'A data deve ficar dentro do ano letivo da turma, de {de} a {ate}.',
    en: "The date must lie inside the class's academic year, from {de} to {ate}.",
  },
  AVALIACAO_PAPEL_SEM_CRITERIO: {
    status: 409,
    br: 'O critério de {curso} não usa {papel}: a nota não contaria. Se o curso passou a usar, mude antes o critério dele.',
    en: 'The criterion of {curso} does not use {papel}: the mark would not count. If the course now does, change its criterion first.',
  },
  AVALIACAO_ORIGINAL_INVALIDA: {
    status: 400,
    br: 'Escolha uma avaliação desta etapa para substituir.',
    en: 'Choose an evaluation of this term to replace.',
  },
  AVALIACAO_ANTES_DA_ORIGINAL: {
    status: 400,
    br: 'Esta data não pode ser antes da de {original}, em {data}.',
    en: 'This date cannot be before that of {original}, on {data}.',
  },
  AVALIACAO_DEPOIS_DE_QUEM_A_SUBSTITUI: {
    status: 400,
    br: 'Esta data não pode ser depois da de {outra}, que a substitui, em {data}. Mude antes a data de {outra}.',
    en: 'This date cannot be after that of {outra}, which replaces it, on {data}. Change the date of {outra} first.',
  },
  AVALIACAO_PRESA_A_QUEM_A_SUBSTITUI: {
    status: 409,
    br: '{outra} a substitui nesta etapa: para mudar a etapa ou o papel dela, exclua {outra} antes.',
    en: '{outra} replaces it in this term: to change its term or role, delete {outra} first.',
  },
  AVALIACAO_TIPO_INEXISTENTE: {
    status: 400,
    br: 'Escolha um tipo de avaliação que o curso use.',
    en: 'Choose a kind of evaluation that the course uses.',
  },
  AVALIACAO_REPETIDA: {
    status: 409,
    br: 'Já existe uma assim: a segunda chamada é uma só para cada avaliação, e o exame e a recuperação final são um só no ano.',
    en: 'There already is one: each evaluation has one second call, and the year one exam and one final recovery.',
  },
  AVALIACAO_COM_NOTAS: {
    status: 409,
    br: '{avaliacao} tem {notas} {notas:nota lançada|notas lançadas}. Limpe as notas dela na grade antes de excluí-la.',
    en: '{avaliacao} has {notas} {notas:mark|marks}. Clear its marks in the grid before deleting it.',
  },
  AVALIACAO_SUBSTITUIDA: {
    status: 409,
    br: '{avaliacao} é substituída por {outras}. Exclua antes o que a substitui.',
    en: '{avaliacao} is replaced by {outras}. Delete what replaces it first.',
  },
  MAXIMO_ABAIXO_DAS_NOTAS: {
    status: 409,
    br: '{avaliacao} já tem nota {nota}: o valor máximo não pode ficar abaixo dela. Corrija a nota antes.',
    en: '{avaliacao} already has a mark of {nota}: the maximum cannot be below it. Correct the mark first.',
  },
  DATA_SEM_QUEM_TEM_NOTA: {
    status: 409,
    br: 'Em {data}, {aluno} não estava na turma e tem nota nesta avaliação. Escolha um dia em que todos os que têm nota estavam.',
    en: 'On {data}, {aluno} was not in the class and has a mark in this evaluation. Choose a day on which all who have marks were.',
  },
  AVALIACAO_PRESA_AS_NOTAS: {
    status: 409,
    br: '{avaliacao} já tem notas: tipo, etapa e o que ela substitui não mudam mais. Crie outra avaliação.',
    en: '{avaliacao} already has marks: its kind, term and what it replaces do not change any more. Create another evaluation.',
  },
  // Only when somebody typed or moved something in between: the service says it with names.
  AVALIACAO_MUDOU: {
    status: 409,
    br: 'Notas desta avaliação mudaram enquanto você a alterava. Confira e salve de novo.',
    en: 'Marks of this evaluation changed while you were changing it. Check and save again.',
  },
  ORDEM_DE_AVALIACOES_INCOMPLETA: {
    status: 409,
    br: 'As avaliações mudaram enquanto você ordenava. Confira e ordene de novo.',
    en: 'The evaluations changed while you were ordering. Check and order again.',
  },
  COPIA_DE_AVALIACOES_SEM_DESTINO: {
    status: 400,
    br: 'Escolha turmas do mesmo curso que tenham esta disciplina.',
    en: 'Choose classes of the same course that have this subject.',
  },
});
