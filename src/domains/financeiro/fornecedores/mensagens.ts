import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
definirMensagensDeCampo({
  IMPOSTO_RETIDO_REPETIDO: { br: 'Este imposto aparece duas vezes', en: 'This tax appears twice' },
  CONTA_DO_FORNECEDOR_INCOMPLETA: {
    br: 'Informe banco, agência e conta, ou deixe os três vazios',
    en: 'Enter bank, branch and account, or leave all three empty',
  },
  BANCO_DO_FORNECEDOR_INVALIDO: { br: 'O código do banco tem três algarismos', en: 'The bank code has three digits' },
  CHAVE_PIX_DO_FORNECEDOR: {
    br: 'Esta não é uma chave Pix: use CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória',
    en: 'This is no Pix key: use CPF, CNPJ, e-mail, phone with +55 or a random key',
  },
});
