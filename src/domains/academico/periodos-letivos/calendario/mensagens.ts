import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  DIAS_INVERTIDOS: { br: 'O último dia não pode ser antes do primeiro', en: 'The last day cannot be before the first' },
  SO_DIA_LETIVO_SEGUE: {
    br: 'Só um dia letivo segue o horário de outro dia da semana',
    en: 'Only a school day follows the timetable of another weekday',
  },
});
