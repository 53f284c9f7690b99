import { defineErros } from '#shared/erros.ts';

export const errosPrivacidade = defineErros({
  GUARDA_ESCOLAR_PERMANENTE: {
    status: 409,
    br: 'A vida escolar é de guarda permanente: não tem prazo para acabar.',
    en: 'The school record is kept for ever: it has no years to run out.',
  },
});
