import { defineErros } from '#shared/erros.ts';

export const errosDeSaida = defineErros({
  CONTRATO_DA_NOVA_EM_VIGOR: {
    status: 409,
    br: 'A matrícula criada pela reclassificação já tem o contrato {numero} em vigor: cancele-o antes de desfazer.',
    en: 'The enrollment made by the reclassification already has the contract {numero} in force: cancel it before undoing.',
  },
});
