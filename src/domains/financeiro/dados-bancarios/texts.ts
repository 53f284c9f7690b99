import { defineTextos } from '#shared/textos.ts';

/** Texts of bank data and their changes. */
export const textosDadosBancarios = defineTextos({
  titulo: { br: 'Dados bancários', en: 'Bank data' },
  vazio: { br: 'não informado', en: 'not given' },
  mudar: { br: 'Mudar dados bancários', en: 'Change bank data' },
  comoMuda: {
    br: 'Isto diz para onde vai o dinheiro. Quem pede confirma quem é; outra pessoa confere e aprova; vale 24 horas depois. Até lá boletos e segundas vias, novos ou já emitidos, seguem com os dados de hoje.',
    en: 'This says where money goes. Whoever asks confirms who they are; another person checks and approves; it holds 24 hours later. Until then slips and second copies, new or issued, go on with the data of today.',
  },
  quemAprova: { br: 'Quem pode aprovar: {nomes}.', en: 'Who may approve: {nomes}.' },
  soVoce: {
    br: 'Só você pode mudar estes dados nesta escola: a mudança é aprovada sem uma segunda pessoa, e isso fica registrado. Para ter quem confira, dê a permissão a mais alguém.',
    en: 'Only you may change these data at this school: the change is approved without a second person, which is put on record. To have somebody check, give the permission to one more person.',
  },
  motivo: { br: 'Motivo (opcional)', en: 'Reason (optional)' },
  pedir: { br: 'Pedir a mudança', en: 'Ask for the change' },
  pedida: {
    br: 'Mudança pedida. Outra pessoa precisa conferir e aprovar.',
    en: 'Change asked for. Another person must check and approve it.',
  },
  jaAprovada: { br: 'Mudança registrada: vale a partir de {quando}.', en: 'Change recorded: it holds from {quando}.' },
  espera: { br: 'Mudança em espera', en: 'Change that waits' },
  campo: { br: 'Dado', en: 'Datum' },
  antes: { br: 'Antes', en: 'Before' },
  depois: { br: 'Depois', en: 'After' },
  pedidaPor: { br: 'Pedida por {nome} em {em}.', en: 'Asked for by {nome} on {em}.' },
  motivoDado: { br: 'Motivo: {motivo}', en: 'Reason: {motivo}' },
  aprovadaPor: { br: 'Aprovada por {nome} em {em}.', en: 'Approved by {nome} on {em}.' },
  aprovadaSo: { br: 'Sem segunda pessoa: só {nome} podia aprovar.', en: 'Without a second person: only {nome} could approve.' },
  valeEm: { br: 'Vale a partir de {quando}.', en: 'Holds from {quando}.' },
  valeDesde: { br: 'Vale desde {quando}.', en: 'Holds since {quando}.' },
  cadastradaPor: { br: 'Conta cadastrada por {nome} em {em}.', en: 'Account registered by {nome} on {em}.' },
  retiradaPor: { br: 'Retirada por {nome} em {em}: {motivo}', en: 'Withdrawn by {nome} on {em}: {motivo}' },
  aguardaOutra: {
    br: 'Quem pediu não aprova. Aguarda: {nomes}.',
    en: 'Whoever asked does not approve. Waits for: {nomes}.',
  },
  aguardaNinguem: {
    br: 'Ninguém mais pode aprovar agora: retire o pedido e peça de novo.',
    en: 'Nobody else may approve now: withdraw the request and ask again.',
  },
  aprovar: { br: 'Conferir e aprovar', en: 'Check and approve' },
  aprovarConfirmar: { br: 'Aprovar a mudança', en: 'Approve the change' },
  aprovarTexto: {
    br: 'Confira o dado novo com o banco ou com quem pediu, por outro meio que não a mensagem que o trouxe. Vale 24 horas depois da aprovação.',
    en: 'Check the new datum with the bank or with whoever asked, by another way than the message that brought it. It holds 24 hours after the approval.',
  },
  aprovada: { br: 'Mudança aprovada: vale a partir de {quando}.', en: 'Change approved: it holds from {quando}.' },
  retirar: { br: 'Retirar', en: 'Withdraw' },
  retirarTitulo: { br: 'Retirar a mudança', en: 'Withdraw the change' },
  retirarTexto: { br: 'Continuam valendo os dados de hoje.', en: 'The data of today go on holding.' },
  retirada: { br: 'Mudança retirada.', en: 'Change withdrawn.' },
  historico: { br: 'Histórico', en: 'History' },
  semHistorico: { br: 'Nenhuma mudança até hoje.', en: 'No change until today.' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  avisos: { br: 'Dados bancários', en: 'Bank data' },
  avisoPedida: {
    br: '{nome} pediu outros dados bancários para {registro} em {em}: aguarda quem confira e aprove.',
    en: '{nome} asked for other bank data for {registro} on {em}: it awaits somebody to check and approve.',
  },
  avisoAprovada: {
    br: 'Dados bancários novos de {registro}, pedidos por {nome}, valem a partir de {quando}. Até lá podem ser retirados.',
    en: 'New bank data of {registro}, asked for by {nome}, hold from {quando}. Until then they can be withdrawn.',
  },
  avisoEmVigor: {
    br: 'Dados bancários de {registro}, pedidos por {nome}, valem desde {quando}.',
    en: 'Bank data of {registro}, asked for by {nome}, hold since {quando}.',
  },
  avisoAberta: { br: '{nome} cadastrou a conta {registro} em {quando}.', en: '{nome} registered the account {registro} on {quando}.' },
  avisoSo: { br: 'Sem segunda pessoa.', en: 'Without a second person.' },
  ver: { br: 'Conferir', en: 'Look' },
});
