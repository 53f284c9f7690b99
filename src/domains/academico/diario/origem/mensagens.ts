import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  ORIGEM_REPETIDA: { br: 'Este valor veio duas vezes.', en: 'This value came twice.' },
  ORIGEM_SEM_DADAS: { br: 'Digite também quantas foram dadas.', en: 'Type how many were given, too.' },
  ORIGEM_SEM_FALTAS: { br: 'Digite também as faltas; sem nenhuma, 0.', en: 'Type the absences, too; 0 for none.' },
  ORIGEM_FALTAS_DEMAIS: { br: 'As faltas não passam das {dadas} dadas.', en: 'The absences are at most the {dadas} given.' },
  ORIGEM_SEM_ESCOLA: {
    br: 'Diga de qual escola vieram as notas e a frequência.',
    en: 'Say from which school the marks and the attendance came.',
  },
});
