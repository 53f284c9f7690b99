import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosDeclaracao = defineErros({
  DECLARACAO_NAO_ENCONTRADA: { status: 404, br: 'A declaração não foi encontrada.', en: 'The statement was not found.' },
  LOTE_DE_DECLARACOES_NAO_ENCONTRADO: {
    status: 404,
    br: 'O lote de declarações não foi encontrado.',
    en: 'The batch of statements was not found.',
  },
  LOTE_DE_DECLARACOES_SEM_ARQUIVO: {
    status: 409,
    br: 'O PDF deste lote ainda não está pronto.',
    en: 'The PDF of this batch is not ready yet.',
  },
  DECLARACAO_JA_EMITIDA: {
    status: 409,
    br: 'Outra pessoa acabou de emitir esta declaração. Atualize para vê-la.',
    en: 'Somebody else has just issued this statement. Refresh to see it.',
  },
  SEM_RECEBIMENTOS_NO_ANO: { status: 409, br: 'Não houve pagamento deste responsável em {ano}.', en: 'This payer paid nothing in {ano}.' },
  PAGADOR_SEM_CPF: semNoCadastro('cpf', 'certificar'),
  ESCOLA_SEM_CNPJ: {
    status: 409,
    br: 'Preencha o CNPJ nos dados da escola antes de emitir.',
    en: "Fill in the CNPJ in the school's data before issuing.",
  },
  ANO_EM_CURSO: {
    status: 409,
    br: 'A declaração de quitação é de um ano encerrado: a de {ano} sai a partir de janeiro seguinte.',
    en: 'The settlement statement is of a year that is over: that of {ano} comes from the following January on.',
  },
  SEM_DEBITOS_NO_ANO: {
    status: 409,
    br: 'Não há débito com vencimento em {ano} que esta declaração possa quitar.',
    en: 'There is no debt due in {ano} that this statement could settle.',
  },
  DEBITOS_EM_ABERTO: {
    status: 409,
    br: 'Débitos de {ano} em aberto: {n} ({titulos}). A declaração só sai com todos pagos.',
    en: 'Open debts of {ano}: {n} ({titulos}). The statement comes only when all are paid.',
  },
  CONTESTACAO_NAO_ENCONTRADA: {
    status: 404,
    br: 'A contestação não foi encontrada ou já foi encerrada.',
    en: 'The dispute was not found or has ended.',
  },
  DEBITO_JA_CONTESTADO: {
    status: 409,
    br: 'Este débito já está marcado como questionado em juízo.',
    en: 'This debt is already marked as questioned in court.',
  },
  TITULO_SEM_DEBITO: {
    status: 409,
    br: 'O título não tem débito em aberto para ser questionado.',
    en: 'The title has no open debt to be questioned.',
  },
  TITULO_DESCONHECIDO: { status: 404, br: 'O título não foi encontrado.', en: 'The title was not found.' },
});
