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
  FORMULA_CARACTERE: {
    br: 'No caractere {posicao}: “{trecho}” não se usa em fórmulas. O que uma função recebe é separado por ponto e vírgula',
    en: 'At character {posicao}: “{trecho}” is not used in formulas. What a function takes is separated by semicolons',
  },
  FORMULA_NUMERO_LONGO: {
    br: 'No caractere {posicao}: {trecho} tem algarismos demais; são até 6 inteiros e 4 decimais',
    en: 'At character {posicao}: {trecho} has too many digits; up to 6 before and 4 after the comma',
  },
  FORMULA_NOME_DESCONHECIDO: {
    br: 'No caractere {posicao}: “{trecho}” não é um nome que se possa usar aqui',
    en: 'At character {posicao}: “{trecho}” is not a name that can be used here',
  },
  FORMULA_FUNCAO_SEM_PARENTESES: {
    br: 'No caractere {posicao}: abra parênteses depois do nome da função',
    en: 'At character {posicao}: open a bracket after the name of the function',
  },
  FORMULA_SEM_FECHAR: {
    br: 'No caractere {posicao}: falta fechar o parêntese antes de “{trecho}”',
    en: 'At character {posicao}: the bracket is not closed before “{trecho}”',
  },
  FORMULA_SEM_VALOR: {
    br: 'No caractere {posicao}: esperava um número, um nome ou um parêntese, e não “{trecho}”',
    en: 'At character {posicao}: expected a number, a name or a bracket, not “{trecho}”',
  },
  FORMULA_ACABA_ANTES: {
    br: 'A fórmula acaba antes da hora, no caractere {posicao}',
    en: 'The formula ends too early, at character {posicao}',
  },
  FORMULA_SOBRA: {
    br: 'No caractere {posicao}: “{trecho}” sobra; faltou um sinal ou há um parêntese a mais',
    en: 'At character {posicao}: “{trecho}” is left over; a sign is missing or there is a bracket too many',
  },
  FORMULA_SEM_RECUPERACAO_FINAL: {
    br: 'Rc é a nota da recuperação final: ligue a recuperação final para usá-la',
    en: 'Rc is the mark of the final recovery: switch the final recovery on to use it',
  },
  TIPO_SEM_CURSO: { br: 'Escolha pelo menos um curso, ou todos', en: 'Choose at least one course, or all' },
  VIGENCIA_INICIO_APOS_FIM: { br: 'A data de início não pode ser depois da data de fim', en: 'The start date cannot exceed the end date' },
  COPIA_ANOS_IGUAIS: { br: 'Os anos de origem e de destino precisam ser diferentes', en: 'The source and destination years must differ' },
});
