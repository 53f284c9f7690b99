import { defineErros } from '#shared/erros.ts';

/** Refusals of other institutions, their subjects and their classes. */
export const errosHistorico = defineErros({
  INSTITUICAO_INEP_DUPLICADO: {
    status: 409,
    br: 'O código INEP já é de outra instituição do cadastro. Abra a existente em vez de criar outra.',
    en: 'Another institution of the register already has this INEP code. Open that one instead of creating another.',
  },
  INSTITUICAO_DUPLICADA: {
    status: 409,
    br: 'Já existe uma instituição com este nome nesta cidade.',
    en: 'An institution with this name already exists in this city.',
  },
  INSTITUICAO_INEXISTENTE: { status: 400, br: 'Escolha uma instituição que exista.', en: 'Choose an institution that exists.' },
  INSTITUICAO_INATIVA: {
    status: 409,
    br: '{nome} está inativa: reative-a antes de incluir disciplinas ou turmas.',
    en: '{nome} is inactive: activate it before adding subjects or classes.',
  },
  INSTITUICAO_EM_USO: {
    status: 409,
    br: '{nome} não pode ser excluída: ainda tem {usos}. Exclua-os antes, ou marque a instituição como inativa.',
    en: '{nome} cannot be deleted: it still has {usos}. Delete them first, or mark the institution as inactive.',
  },
  PARTE_EM_USO: {
    status: 409,
    br: '{nome} não pode ser excluída: aparece em {usos}. Marque-a como inativa.',
    en: '{nome} cannot be deleted: it appears in {usos}. Mark it as inactive.',
  },
  DISCIPLINA_DA_INSTITUICAO_DUPLICADA: {
    status: 409,
    br: 'Esta instituição já tem uma disciplina com este nome.',
    en: 'This institution already has a subject with this name.',
  },
  DISCIPLINA_NOSSA_INEXISTENTE: {
    status: 400,
    br: 'Escolha uma disciplina nossa que exista.',
    en: 'Choose a subject of ours that exists.',
  },
  TURMA_DA_INSTITUICAO_DUPLICADA: {
    status: 409,
    br: 'Esta instituição já tem uma turma com este nome nesta série e neste ano.',
    en: 'This institution already has a class with this name in this grade and year.',
  },
  CURSO_NOSSO_INEXISTENTE: { status: 400, br: 'Escolha um curso nosso que exista.', en: 'Choose a course of ours that exists.' },
});
