import { defineErros } from '#shared/erros.ts';

/** Refusals of letters about averages. */
export const errosCarta = defineErros({
  CARTA_JA_FEITA: {
    status: 409,
    br: '{aluno} já tem a carta {numero} sobre as médias de {etapa}, preparada por {por} em {em}. Abra-a para registrar envios.',
    en: '{aluno} already has the letter {numero} about the averages of {etapa}, prepared by {por} on {em}. Open it to record what is sent.',
  },
  CARTA_SEM_MEDIA_ABAIXO: {
    status: 409,
    br: '{aluno} não tem média abaixo da que aprova em {etapa}: não há o que comunicar.',
    en: '{aluno} has no average below what passes in {etapa}: there is nothing to tell.',
  },
  CARTA_SEM_RESPONSAVEL: {
    status: 409,
    br: '{aluno} não tem responsável pedagógico vivo no cadastro. Acrescente um na matrícula, e tente de novo.',
    en: '{aluno} has no living pedagogical guardian on record. Add one to the enrollment, and try again.',
  },
  CARTA_DE_OUTRA_ETAPA: {
    status: 409,
    br: '{etapa} não é uma etapa da turma de {aluno}. Escolha uma etapa dela.',
    en: '{etapa} is no term of the class of {aluno}. Choose one of its terms.',
  },
});
