import { defineErros } from '#shared/erros.ts';

/** Refusals of entries by hand. */
export const errosLancamento = defineErros({
  CATEGORIA_NAO_SERVE: {
    status: 400,
    br: 'A categoria {nome} é do outro sentido: escolha uma que sirva a este tipo de lançamento.',
    en: 'Category {nome} is for the other direction: choose one that fits this kind of entry.',
  },
  REFERENCIA_INATIVA: {
    status: 400,
    br: 'O cadastro indicado não existe ou está inativo.',
    en: 'The record pointed at does not exist or is inactive.',
  },
  LANCAMENTO_EM_CONTA_INATIVA: {
    status: 400,
    br: 'A conta {nome} está inativa e não recebe lançamento à mão. Escolha outra conta ou, se o dinheiro passou mesmo por esta, reative-a em Contas, lance e desative-a de novo. O que é só do banco, como tarifa e rendimento, lance pela linha do extrato, em Conciliação; o que resta nela leve para outra conta por uma transferência.',
    en: 'Account {nome} is inactive and takes no entry by hand. Choose another account or, if the money did pass through this one, reactivate it in Accounts, enter it and deactivate it again. What is of the bank alone, such as a fee or interest, is entered from the line of its statement, in Reconciliation; what is left on it goes to another account by a transfer.',
  },
  LANCAMENTO_MANUAL_NAO_ENCONTRADO: { status: 404, br: 'O lançamento não foi encontrado.', en: 'The entry was not found.' },
  LANCAMENTO_MANUAL_ESTORNADO: {
    status: 409,
    br: 'Este lançamento já foi estornado por {usuario} em {em}.',
    en: 'This entry was already reversed by {usuario} on {em}.',
  },
});
