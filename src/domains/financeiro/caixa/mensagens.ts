import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
definirMensagensDeCampo({
  PERIODO_FINANCEIRO_INVERTIDO: {
    br: 'A data inicial não pode ser maior que a data final',
    en: 'The start date cannot exceed the end date',
  },
  LANCAMENTO_SEM_CATEGORIA: { br: 'Escolha a categoria', en: 'Choose the category' },
  TRANSFERENCIA_SEM_DESTINO: { br: 'Escolha a conta que recebe', en: 'Choose the receiving account' },
  TRANSFERENCIA_MESMA_CONTA: { br: 'A conta que recebe deve ser outra', en: 'The receiving account must be another one' },
  FLUXO_LONGO: {
    br: 'O intervalo é longo demais para este agrupamento: no máximo {dias} dias. Agrupe por semana ou mês.',
    en: 'The interval is too long for this grouping: at most {dias} days. Group by week or month.',
  },
});
