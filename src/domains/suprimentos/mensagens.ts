import { definirMensagensDeCampo } from '#shared/validacao.ts';
import './erros.ts';

// What fields of the storeroom are refused by.
definirMensagensDeCampo({
  PRODUTO_REPETIDO_NA_OPERACAO: {
    br: 'Este produto já está em outra linha: some as quantidades',
    en: 'This product is on another line: add the quantities up',
  },
  MESMO_DEPOSITO: { br: 'O depósito de destino deve ser outro', en: 'The destination must be another warehouse' },
});
