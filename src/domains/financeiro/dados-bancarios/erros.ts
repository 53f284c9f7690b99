import { defineErros } from '#shared/erros.ts';

/** Refusals of changes of bank data. */
export const errosDadosBancarios = defineErros({
  MUDANCA_NAO_ENCONTRADA: {
    status: 404,
    br: 'A mudança de dados bancários não foi encontrada.',
    en: 'The change of bank data was not found.',
  },
  DADOS_BANCARIOS_IGUAIS: {
    status: 400,
    br: 'Os dados são os que já valem: nada muda.',
    en: 'These are the data in force: nothing changes.',
  },
  MUDANCA_JA_ESPERA: {
    status: 409,
    br: 'Uma mudança destes dados, pedida por {por}, ainda espera. Retire-a antes de pedir outra.',
    en: 'A change of these data, asked for by {por}, still waits. Withdraw it before asking for another one.',
  },
  MUDANCA_NAO_PERMITE: {
    status: 409,
    br: 'Esta mudança está “{situacao}” e isto não é mais possível.',
    en: 'This change is “{situacao}” and this is no longer possible.',
  },
  APROVACAO_DE_OUTRA_PESSOA: {
    status: 403,
    br: 'Quem pediu a mudança não a aprova: outra pessoa que pode mudar estes dados confere e aprova. Se ninguém mais pode, retire o pedido e peça de novo.',
    en: 'Whoever asked for the change does not approve it: another person who may change these data checks and approves. If nobody else may, withdraw the request and ask again.',
  },
  DADOS_BANCARIOS_PEDEM_MUDANCA: {
    status: 409,
    br: 'Isto diz para onde vai o dinheiro e não muda por aqui: use “Mudar dados bancários”, que pede a senha, a aprovação de outra pessoa e espera 24 horas.',
    en: 'This says where money goes and does not change here: use “Change bank data”, which asks for the password and the approval of another person, and waits 24 hours.',
  },
});
