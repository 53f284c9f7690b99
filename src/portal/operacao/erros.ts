import { defineErros } from '#shared/erros.ts';

/** Refusals about backups and what a restore holds back. */
export const errosOperacao = defineErros({
  NADA_RETIDO: {
    status: 409,
    br: 'Nada espera por você: os e-mails e as tarefas já foram retomados.',
    en: 'Nothing waits for you: mail and jobs were let go already.',
  },
  COPIA_COM_TUDO_RETIDO: {
    status: 409,
    br: 'As tarefas estão retidas desde a volta da cópia. Retome-as primeiro, ou peça a quem cuida do servidor para rodar npm run backup.',
    en: 'Jobs are held back since the restore. Let them go on first, or ask whoever runs the server for npm run backup.',
  },
});
