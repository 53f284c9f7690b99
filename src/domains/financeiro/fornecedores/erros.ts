import { defineErros } from '#shared/erros.ts';

/** Refusals of suppliers. */
export const errosFornecedor = defineErros({
  FORNECEDOR_NAO_ENCONTRADO: { status: 404, br: 'O fornecedor não foi encontrado.', en: 'The supplier was not found.' },
  FORNECEDOR_REPETIDO: {
    status: 409,
    br: '{nome} já tem este documento. Use o cadastro que existe, ou reative-o se estiver inativo.',
    en: '{nome} already has this document. Use the registration that exists, or make it active again.',
  },
  FORNECEDOR_INATIVO: {
    status: 409,
    br: 'O fornecedor {nome} está inativo. Reative o cadastro ou escolha outro.',
    en: 'Supplier {nome} is inactive. Make it active again or choose another one.',
  },
  DOCUMENTO_COM_HISTORICO: {
    status: 409,
    br: 'O documento de {nome} não muda mais, porque já há contas a pagar em seu nome. Cadastre outro fornecedor.',
    en: 'The document of {nome} no longer changes, because there are payables in its name. Register another supplier.',
  },
  CATEGORIA_DA_PLANILHA: {
    status: 400,
    br: 'Não há categoria de saída ativa chamada {categoria}. Cadastre-a primeiro ou deixe a célula vazia.',
    en: 'There is no outgoing category in use called {categoria}. Register it first or leave the cell empty.',
  },
  CONTATO_SEM_NOME: {
    status: 400,
    br: 'O contato tem telefone mas não tem nome.',
    en: 'The contact has a phone but no name.',
  },
  REFERENCIA_DO_FORNECEDOR: {
    status: 400,
    br: 'O cadastro escolhido não existe mais ou está inativo. Escolha outro.',
    en: 'The chosen record no longer exists or is inactive. Choose another one.',
  },
});
