import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
export const mensagensDeRh = definirMensagensDeCampo({
  DEMISSAO_ANTES_DA_ADMISSAO: { br: 'A demissão não pode ser anterior à admissão', en: 'The dismissal cannot be before the admission' },
  DADOS_BANCARIOS_INCOMPLETOS: {
    br: 'Informe banco, agência e conta, ou deixe os três vazios',
    en: 'Enter bank, branch and account, or leave all three empty',
  },
  BANCO_INVALIDO: { br: 'O código do banco tem três algarismos', en: 'The bank code has three digits' },
  CONTA_MASCARADA: {
    br: 'Digite o número inteiro, sem as bolinhas que o escondem',
    en: 'Type the whole number, without the dots that hide it',
  },
  CAMPO_REPETIDO: { br: 'Este campo aparece duas vezes', en: 'This field appears twice' },
  CAMPO_NAO_ALTERAVEL: { br: 'Este campo não pode ser alterado por protocolo', en: 'This field cannot be changed by a protocol' },
  CAMPO_SEM_MUDANCA: { br: 'O valor proposto é igual ao atual', en: 'The proposed value is the same as the current one' },
  CAMPO_SEM_DECISAO: { br: 'Falta decidir este campo', en: 'This field still has to be decided' },
  CAMPO_FORA_DO_PROTOCOLO: { br: 'Este campo não faz parte do protocolo', en: 'This field is not part of the protocol' },
  SEM_MUDANCAS: { br: 'Mude ao menos um campo', en: 'Change at least one field' },
  MOTIVO_DA_RECUSA: { br: 'Diga por que o campo foi recusado', en: 'Say why the field was refused' },
});
