import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of entries. */
definirMensagensDeCampo({
  LANCAMENTO_DESEQUILIBRADO: {
    br: 'Débitos ({debitos}) e créditos ({creditos}) diferem em {diferenca}',
    en: 'Debits ({debitos}) and credits ({creditos}) differ by {diferenca}',
  },
  PARTIDA_DOS_DOIS_LADOS: { br: 'Informe débito ou crédito, não os dois', en: 'Enter a debit or a credit, not both' },
  PARTIDA_SEM_VALOR: { br: 'Informe um valor maior que zero', en: 'Enter a value greater than zero' },
  DIA_DO_AJUSTE: { br: 'No período de ajustes a data é {dia}', en: 'In the adjustment period the date is {dia}' },
  PARTIDAS_MINIMO: { br: 'Um lançamento tem ao menos duas linhas', en: 'An entry has at least two lines' },
});
