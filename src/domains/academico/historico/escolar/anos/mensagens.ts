import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  HISTORICO_DISCIPLINA_VAZIA: {
    br: 'Digite ao menos um valor, ou retire a disciplina.',
    en: 'Type at least one value, or take the subject away.',
  },
  HISTORICO_DISCIPLINA_REPETIDA: { br: 'Esta disciplina já está na lista.', en: 'This subject is already in the list.' },
});
