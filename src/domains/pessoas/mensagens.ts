import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
export const mensagensDePessoa = definirMensagensDeCampo({
  NASCIMENTO_NO_FUTURO: { br: 'A data de nascimento não pode ser posterior a hoje', en: 'The birth date cannot be after today' },
  FALECIMENTO_ANTES_DO_NASCIMENTO: {
    br: 'O falecimento não pode ser anterior ao nascimento',
    en: 'The death date cannot be before the birth date',
  },
  FALECIMENTO_NO_FUTURO: { br: 'A data de falecimento não pode ser posterior a hoje', en: 'The death date cannot be after today' },
  EMISSAO_ANTES_DO_NASCIMENTO: {
    br: 'A emissão do RG não pode ser anterior ao nascimento',
    en: 'The RG cannot have been issued before the birth date',
  },
  EMISSAO_NO_FUTURO: { br: 'A emissão do RG não pode ser posterior a hoje', en: 'The RG issue date cannot be after today' },
  PREENCHIDO_PELO_SISTEMA: {
    br: 'O sistema preenche este campo: deixe-o vazio em um cadastro novo',
    en: 'The system fills in this field: leave it empty in a new record',
  },
  PRINCIPAL_REPETIDO: { br: 'Marque só um como principal', en: 'Mark only one as main' },
  PARTE_DE_OUTRA_PESSOA: { br: 'Este item não pertence a esta pessoa', en: 'This item does not belong to this person' },
  FILIACAO_DE_SI_MESMO: { br: 'A pessoa não pode ser filiação de si mesma', en: 'A person cannot be their own parent' },
  PESSOA_INEXISTENTE: { br: 'A pessoa indicada não foi encontrada', en: 'The person pointed at was not found' },
  ZONA_OU_SECAO_INVALIDA: { br: 'Informe de um a quatro algarismos', en: 'Enter one to four digits' },
  UF_NO_EXTERIOR: { br: 'Endereço no exterior não tem UF', en: 'An address abroad has no Brazilian state' },
  IBGE_INVALIDO: { br: 'O código do IBGE tem sete algarismos', en: 'The IBGE code has seven digits' },
  DEFICIENCIA_SEM_DESCRICAO: { br: 'Informe a descrição ou o CID', en: 'Enter the description or the CID' },
  CID_INVALIDO: { br: 'CID inválido. Exemplos: H90.3, 6A02', en: 'Invalid CID. Examples: H90.3, 6A02' },
  DECLARACAO_NECESSARIA: { br: 'Confirme a declaração para salvar a ficha', en: 'Confirm the declaration to save the form' },
  MOTIVO_NECESSARIO: { br: 'Informe o motivo para ver esta ficha', en: 'Enter the reason to see this form' },
  IMPORTACAO_SEM_NOME: { br: 'Diga qual coluna tem o nome do aluno', en: 'Say which column has the student name' },
  SITE_INVALIDO: { br: 'Endereço de site inválido', en: 'Invalid website address' },
  PERIODO_INVERTIDO: { br: 'A data inicial não pode ser maior que a data final', en: 'The start date cannot exceed the end date' },
});
