import { defineErros } from '#shared/erros.ts';

export const errosDossie = defineErros({
  DOSSIE_NAO_PRONTO: {
    status: 409,
    br: 'O dossiê ainda está sendo preparado. Espere a tarefa terminar.',
    en: 'The dossier is still being prepared. Wait for the job to end.',
  },
});
