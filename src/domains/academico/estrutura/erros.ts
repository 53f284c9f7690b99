import { defineErros } from '#shared/erros.ts';

/** Refusals of segmentações, cursos, grupos de turma and turmas. */
export const errosEstrutura = defineErros({
  SEGMENTACAO_DUPLICADA: { status: 409, br: 'Já existe uma segmentação com este nome.', en: 'A segment with this name already exists.' },
  CURSO_DUPLICADO: {
    status: 409,
    br: 'Já existe um curso com este nome nesta segmentação.',
    en: 'A course with this name already exists in this segment.',
  },
  GRUPO_TURMA_DUPLICADO: {
    status: 409,
    br: 'Já existe um grupo de turma com este nome.',
    en: 'A class group with this name already exists.',
  },
  TURMA_DUPLICADA: {
    status: 409,
    br: 'Já existe uma turma com este nome neste curso e ano letivo.',
    en: 'A class with this name already exists in this course and year.',
  },
  SEGMENTACAO_INEXISTENTE: { status: 400, br: 'Escolha uma segmentação que exista.', en: 'Choose a segment that exists.' },
  CURSO_INEXISTENTE: { status: 400, br: 'Escolha um curso que exista.', en: 'Choose a course that exists.' },
  GRUPO_TURMA_INEXISTENTE: { status: 400, br: 'Escolha um grupo de turma que exista.', en: 'Choose a class group that exists.' },
  ANO_LETIVO_INEXISTENTE: { status: 400, br: 'Escolha um ano letivo que exista.', en: 'Choose an academic year that exists.' },
  CURSO_INATIVO: {
    status: 409,
    br: 'O curso {curso} está inativo: reative-o antes de criar turmas.',
    en: 'The course {curso} is inactive: activate it before creating classes.',
  },
  PROXIMO_CURSO_EM_CICLO: {
    status: 409,
    br: 'O próximo curso não pode levar de volta a este: {caminho}.',
    en: 'The next course cannot lead back to this one: {caminho}.',
  },
  VAGAS_ABAIXO_DOS_MATRICULADOS: {
    status: 409,
    br: 'A turma {turma} tem {ocupadas} alunos matriculados: informe pelo menos {ocupadas} vagas.',
    en: 'The class {turma} has {ocupadas} enrolled students: enter at least {ocupadas} places.',
  },
  // Only when another save slipped in between: the database knows the number, the name was read before.
  VAGAS_OCUPADAS_AGORA: {
    status: 409,
    br: 'Outra matrícula entrou nesta turma agora: as vagas não podem ficar abaixo dos matriculados. Confira e salve de novo.',
    en: 'Another enrollment just entered this class: its places cannot be fewer than its students. Check and save again.',
  },
  TURMA_COM_ALUNOS: {
    status: 409,
    br: 'A turma {turma} já teve {alunos} alunos: curso e ano letivo não podem mudar.',
    en: 'The class {turma} already had {alunos} students: its course and year cannot change.',
  },
  TURMA_FECHADA_NAO_EDITAVEL: {
    status: 409,
    br: 'A turma {turma} está fechada e não pode ser alterada.',
    en: 'The class {turma} is closed and cannot be changed.',
  },
});
