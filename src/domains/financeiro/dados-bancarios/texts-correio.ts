import { defineTextos } from '#shared/textos.ts';

/** The mails that tell of changes of bank data. */
export const textosDoCorreio = defineTextos({
  assunto: { br: 'Dados bancários de {registro}', en: 'Bank data of {registro}' },
  pedida: {
    br: '{por} pediu para mudar os dados bancários de {registro}. A mudança só vale depois que outra pessoa conferir e aprovar no portal, e 24 horas depois disso.',
    en: '{por} asked to change the bank data of {registro}. The change holds only after another person has checked and approved it in the portal, and 24 hours after that.',
  },
  pedidaPorUnico: {
    br: '{por} mudou os dados bancários de {registro}. Ninguém mais na escola pode aprovar, e isso fica registrado. Os dados novos valem a partir de {quando}; até lá a mudança pode ser retirada.',
    en: '{por} changed the bank data of {registro}. Nobody else at the school may approve, which is on record. The new data hold from {quando}; until then the change can be withdrawn.',
  },
  aprovada: {
    br: '{por} aprovou a mudança dos dados bancários de {registro} que {pedidaPor} pediu. Os dados novos valem a partir de {quando}; até lá a mudança pode ser retirada.',
    en: '{por} approved the change of the bank data of {registro} that {pedidaPor} asked for. The new data hold from {quando}; until then the change can be withdrawn.',
  },
  retirada: {
    br: '{por} retirou a mudança dos dados bancários de {registro} que {pedidaPor} pediu. Motivo: {motivo}. Continuam valendo os dados anteriores.',
    en: '{por} withdrew the change of the bank data of {registro} that {pedidaPor} asked for. Reason: {motivo}. The earlier data go on holding.',
  },
  emVigor: {
    br: 'Os dados bancários novos de {registro}, pedidos por {pedidaPor}, já valem.',
    en: 'The new bank data of {registro}, asked for by {pedidaPor}, hold now.',
  },
  aberta: {
    br: '{por} cadastrou a conta {registro} com os dados bancários dela.',
    en: '{por} registered the account {registro} with its bank data.',
  },
  reemitidos: {
    br: '{por} reemitiu {boletos} de {registro} com a chave Pix nova, que para os outros vale a partir de {quando}.',
    en: '{por} reissued {boletos} of {registro} with the new Pix key, which for the others holds from {quando}.',
  },
  voltam: {
    br: 'Já tinham saído com os dados retirados, voltaram aos anteriores e precisam ser entregues de novo:\n{entregues}',
    en: 'These had left with the withdrawn data, went back to the earlier ones and must be handed out again:\n{entregues}',
  },
  pe: {
    br: 'Se você não esperava por isto, entre no portal agora, confira no início e retire a mudança:\n{link}',
    en: 'If you did not expect this, sign in to the portal now, look at the home screen and withdraw the change:\n{link}',
  },
  peSemVolta: {
    br: 'Se você não esperava por isto, entre no portal agora, confira os dados bancários e, se estiverem errados, peça outra mudança e não use o cadastro até lá:\n{link}',
    en: 'If you did not expect this, sign in to the portal now, check the bank data and, if they are wrong, ask for another change and do not use the record until then:\n{link}',
  },
});
