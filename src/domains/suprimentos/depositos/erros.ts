import { defineErros } from '#shared/erros.ts';

/** Refusals of the register of warehouses. */
export const errosDeposito = defineErros({
  DEPOSITO_NAO_ENCONTRADO: { status: 404, br: 'O depósito não foi encontrado.', en: 'The warehouse was not found.' },
  DEPOSITO_REPETIDO: { status: 409, br: 'Já existe um depósito com este nome.', en: 'A warehouse with this name already exists.' },
  RESPONSAVEL_DESCONHECIDO: { status: 400, br: 'A pessoa indicada não foi encontrada.', en: 'The person was not found.' },
  DEPOSITO_COM_SALDO: {
    status: 409,
    br: '{deposito} ainda guarda {produtos} {produtos:produto|produtos}. Transfira ou retire o que há nele antes de desativar.',
    en: '{deposito} still holds {produtos} {produtos:product|products}. Transfer or withdraw what it has before making it inactive.',
  },
});
