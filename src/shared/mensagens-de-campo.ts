import type { Textos } from './erros.ts';

const registro = new Map<string, Textos>();

/**
 * Adds field messages to the catalogue that `errosDeCampo` reads; a room registers the codes of its own rules beside
 * its schemas. Throws when a code is already there with other texts: one code means one thing everywhere.
 */
export function definirMensagensDeCampo<const T extends Readonly<Record<string, Textos>>>(mensagens: T): T {
  for (const [codigo, textos] of Object.entries(mensagens)) {
    const anterior = registro.get(codigo);
    if (anterior && (anterior.br !== textos.br || anterior.en !== textos.en)) throw new Error(`field code defined twice: ${codigo}`);
    registro.set(codigo, textos);
  }
  return mensagens;
}

/** The texts of a field code, or undefined when nobody registered it. */
export function textosDoCodigo(codigo: string): Textos | undefined {
  return registro.get(codigo);
}

/** Messages that belong to no room, worded as the specification words them. */
export const mensagensComuns = definirMensagensDeCampo({
  CAMPO_REQUERIDO: { br: 'Campo requerido', en: 'Required field' },
  CAMPO_REQUERIDO_NOMEADO: { br: 'Por favor informe o campo {nome}', en: 'Please fill in the field {nome}' },
  CAMPO_DESCONHECIDO: { br: 'O campo "{campo}" não existe', en: 'The field "{campo}" does not exist' },
  INTERVALO_INVERTIDO: { br: 'A data inicial não pode ser maior que a data final', en: 'The start date cannot exceed the end date' },
  FAIXA_INVERTIDA: { br: 'O mínimo não pode ser maior que o máximo', en: 'The minimum cannot exceed the maximum' },
  FILTRO_DESCONHECIDO: {
    br: 'O filtro "{campo}" não existe. Use um destes: {permitidos}',
    en: 'The filter "{campo}" does not exist. Use one of: {permitidos}',
  },
  VALOR_INVALIDO: { br: 'Campo inválido', en: 'Invalid field' },
  FORMATO_INVALIDO: { br: 'Formato inválido', en: 'Invalid format' },
  OPCAO_INVALIDA: { br: 'Opção inválida. Use uma destas: {permitidos}', en: 'Invalid option. Use one of: {permitidos}' },
  ORDENACAO_INVALIDA: {
    br: 'Não é possível ordenar por "{campo}". Use um destes: {permitidos}',
    en: 'Cannot sort by "{campo}". Use one of: {permitidos}',
  },
  TEXTO_INVALIDO: { br: 'Informe um texto', en: 'Enter a text' },
  NUMERO_INVALIDO: { br: 'Informe um número', en: 'Enter a number' },
  NUMERO_INTEIRO: { br: 'Informe um número inteiro', en: 'Enter a whole number' },
  BOOLEANO_INVALIDO: { br: 'Informe verdadeiro (true) ou falso (false)', en: 'Enter true or false' },
  LISTA_INVALIDA: { br: 'Informe uma lista', en: 'Enter a list' },
  OBJETO_INVALIDO: { br: 'Informe um conjunto de campos', en: 'Enter a set of fields' },
  TAMANHO_MINIMO: {
    br: 'Informe no mínimo {tamanho} {tamanho:caractere|caracteres}',
    en: 'Enter at least {tamanho} {tamanho:character|characters}',
  },
  TAMANHO_MAXIMO: {
    br: 'Informe no máximo {tamanho} {tamanho:caractere|caracteres}',
    en: 'Enter at most {tamanho} {tamanho:character|characters}',
  },
  TAMANHO_EXATO: {
    br: 'Informe exatamente {tamanho} {tamanho:caractere|caracteres}',
    en: 'Enter exactly {tamanho} {tamanho:character|characters}',
  },
  LISTA_VAZIA: { br: 'Informe pelo menos um item', en: 'Enter at least one item' },
  ITENS_MINIMO: { br: 'Informe no mínimo {quantidade} {quantidade:item|itens}', en: 'Enter at least {quantidade} {quantidade:item|items}' },
  ITENS_MAXIMO: { br: 'Quantidade máxima de itens: {quantidade}', en: 'Maximum number of items: {quantidade}' },
  ITENS_EXATO: { br: 'Quantidade exata de itens: {quantidade}', en: 'Exact number of items: {quantidade}' },
  VALOR_MINIMO: { br: 'O valor deve ser no mínimo {minimo}', en: 'The value must be at least {minimo}' },
  VALOR_MAXIMO: { br: 'O valor deve ser no máximo {maximo}', en: 'The value must be at most {maximo}' },
  VALOR_MAIOR_QUE: { br: 'O valor deve ser maior que {minimo}', en: 'The value must be greater than {minimo}' },
  VALOR_MENOR_QUE: { br: 'O valor deve ser menor que {maximo}', en: 'The value must be less than {maximo}' },
  MULTIPLO_INVALIDO: { br: 'O valor deve ser múltiplo de {divisor}', en: 'The value must be a multiple of {divisor}' },
  VALOR_EM_CENTAVOS: {
    br: 'Informe o valor em centavos, como número inteiro: R$ 10,50 é 1050',
    en: 'Enter the amount in centavos, as a whole number: R$ 10,50 is 1050',
  },
  TAXA_INVALIDA: {
    br: 'Informe um número com até quatro casas decimais, como 2,5',
    en: 'Enter a number with up to four decimals, such as 2.5',
  },
  CARACTERE_INVALIDO: {
    br: 'O texto tem caracteres invisíveis ou de controle; apague-os e digite de novo',
    en: 'The text has invisible or control characters; delete them and type again',
  },
  CPF_INVALIDO: { br: 'CPF inválido', en: 'Invalid CPF' },
  CNPJ_INVALIDO: { br: 'CNPJ inválido', en: 'Invalid CNPJ' },
  PIS_INVALIDO: { br: 'PIS/PASEP inválido', en: 'Invalid PIS/PASEP' },
  TITULO_ELEITOR_INVALIDO: { br: 'Título de eleitor inválido', en: 'Invalid voter ID' },
  CERTIDAO_INVALIDA: { br: 'Matrícula da certidão inválida', en: 'Invalid certificate registration' },
  CEP_INVALIDO: { br: 'CEP inválido', en: 'Invalid ZIP code (CEP)' },
  CEP_NAO_LOCALIZADO: { br: 'Não foi possível localizar CEP', en: 'The ZIP code (CEP) could not be found' },
  UF_INVALIDA: { br: 'UF inválida', en: 'Invalid state' },
  TELEFONE_INVALIDO: { br: 'Telefone inválido', en: 'Invalid phone number' },
  CELULAR_INVALIDO: { br: 'Celular inválido', en: 'Invalid cell phone number' },
  TELEFONE_RESIDENCIAL_INVALIDO: { br: 'Telefone residencial inválido', en: 'Invalid residential phone number' },
  TELEFONE_COMERCIAL_INVALIDO: { br: 'Telefone comercial inválido', en: 'Invalid commercial phone number' },
  FAX_INVALIDO: { br: 'Fax inválido', en: 'Invalid fax number' },
  EMAIL_INVALIDO: { br: 'E-mail inválido', en: 'Invalid email' },
  DATA_INVALIDA: { br: 'Data inválida (dia, mês e ano, de 1900 a 2199)', en: 'Invalid date (day, month and year, from 1900 to 2199)' },
  ID_INVALIDO: { br: 'Identificador inválido', en: 'Invalid identifier' },
  VERSAO_INVALIDA: { br: 'Versão do registro inválida', en: 'Invalid record version' },
});
