import { defineErros } from '#shared/erros.ts';

export const errosDeSaida = defineErros({
  CONTRATO_ATIVO_NA_VOLTA: {
    status: 409,
    br: 'O contrato {numero} passou a valer depois deste movimento e ficaria ativo com a matrícula {matricula} inativa: suspenda o contrato, ou desfaça a reativação dele, antes de desfazer o movimento.',
    en: 'Contract {numero} came into force after this movement and would stay active with enrollment {matricula} inactive: suspend the contract, or undo its reactivation, before undoing the movement.',
  },
  CONTRATO_DA_NOVA_COM_PAGAMENTO: {
    status: 409,
    br: 'A matrícula criada pela reclassificação já tem dinheiro recebido no título {titulo}: estorne o recebimento antes de desfazer.',
    en: 'The enrollment made by the reclassification already has money received on the title {titulo}: reverse the receipt before undoing.',
  },
  CONTRATO_DA_NOVA_EM_VIGOR: {
    status: 409,
    br: 'A matrícula criada pela reclassificação já tem o contrato {numero} em vigor: cancele-o antes de desfazer.',
    en: 'The enrollment made by the reclassification already has the contract {numero} in force: cancel it before undoing.',
  },
});
