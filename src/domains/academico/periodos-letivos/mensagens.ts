import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Messages of the rules of an academic period, the same in the browser and in the server's answer. */
export const mensagensPeriodo = definirMensagensDeCampo({
  ANO_INVALIDO: { br: 'Informe um ano entre 1990 e 2100', en: 'Enter a year between 1990 and 2100' },
  PERIODO_INICIO_APOS_FIM: { br: 'A data de início não pode ser depois da data de fim', en: 'The start date cannot exceed the end date' },
  PERIODO_MUITO_LONGO: { br: 'Um período letivo tem no máximo 400 dias', en: 'An academic period has at most 400 days' },
  PERIODO_FORA_DO_ANO: { br: 'O período deve começar no ano letivo {ano}', en: 'The period must start in the academic year {ano}' },
  PERIODO_SEM_SEGMENTACAO: { br: 'Escolha pelo menos uma segmentação', en: 'Choose at least one segment' },
  SEGMENTACAO_REPETIDA: { br: 'Esta segmentação já está no período', en: 'This segment is already in the period' },
  ETAPA_INICIO_APOS_FIM: { br: 'O início da etapa não pode ser depois do fim', en: 'The start of the term cannot exceed its end' },
  ETAPA_FORA_DO_PERIODO: { br: 'A etapa deve ficar entre {de} e {ate}', en: 'The term must lie between {de} and {ate}' },
  PERIODO_COMECOU: {
    br: 'O período começou em {data}, com {usos}: o início não pode ir para depois',
    en: 'The period began on {data}, with {usos}: its start cannot move to a later day',
  },
  ETAPA_COMECOU: {
    br: 'A etapa começou em {data}, com {usos}: o início dela não muda',
    en: 'The term began on {data}, with {usos}: its start does not change',
  },
  ETAPAS_SOBREPOSTAS: { br: 'Esta etapa começa antes de a anterior terminar', en: 'This term starts before the previous one ends' },
  ETAPA_PESO_ZERO: { br: 'O peso da etapa deve ser maior que zero', en: 'The weight of the term must be greater than zero' },
});
