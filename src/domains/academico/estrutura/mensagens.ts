import { definirMensagensDeCampo } from '#shared/mensagens-de-campo.ts';

/** Rules of this room's forms that need no database. */
definirMensagensDeCampo({
  MINIMA_ACIMA_DA_APROVACAO: {
    br: 'A média mínima para o exame não pode passar da média de aprovação',
    en: 'The minimum for the exam cannot be above the passing average',
  },
  AVALIACAO_PESO_ZERO: { br: 'O peso precisa ser maior que zero', en: 'The weight must be greater than zero' },
  VALOR_MAXIMO_ZERO: { br: 'O valor máximo precisa ser maior que zero', en: 'The maximum must be greater than zero' },
  CONCEITOS_POUCOS: { br: 'Informe pelo menos dois conceitos', en: 'Enter at least two concepts' },
  CONCEITO_REPETIDO: { br: 'Há dois conceitos com esta sigla', en: 'Two concepts have this short name' },
  CONCEITOS_FORA_DE_ORDEM: {
    br: 'Ordene do melhor ao pior: cada conceito vale menos que o anterior',
    en: 'Order from best to worst: each concept is worth less than the one before',
  },
  TIPO_SEM_CURSO: { br: 'Escolha pelo menos um curso, ou todos', en: 'Choose at least one course, or all' },
  VIGENCIA_INICIO_APOS_FIM: { br: 'A data de início não pode ser depois da data de fim', en: 'The start date cannot exceed the end date' },
  COPIA_ANOS_IGUAIS: { br: 'Os anos de origem e de destino precisam ser diferentes', en: 'The source and destination years must differ' },
});
