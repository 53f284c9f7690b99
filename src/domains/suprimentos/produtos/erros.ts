import { defineErros } from '#shared/erros.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Refusals of the register of products. */
export const errosProduto = defineErros({
  PRODUTO_NAO_ENCONTRADO: { status: 404, br: 'O produto não foi encontrado.', en: 'The product was not found.' },
  PRODUTO_CODIGO_REPETIDO: { status: 409, br: 'Já existe um produto com este código.', en: 'A product with this code already exists.' },
  PRODUTO_NOME_REPETIDO: { status: 409, br: 'Já existe um produto com este nome.', en: 'A product with this name already exists.' },
  GRUPO_REPETIDO: { status: 409, br: 'Já existe um grupo com este nome.', en: 'A group with this name already exists.' },
  GRUPO_DESCONHECIDO: { status: 400, br: 'O grupo indicado não foi encontrado.', en: 'The group was not found.' },
  DEPOSITO_DO_MINIMO_DESCONHECIDO: {
    status: 400,
    br: 'O depósito do mínimo não foi encontrado.',
    en: 'The warehouse of the minimum was not found.',
  },
  GTIN_REPETIDO: {
    status: 409,
    br: 'Este código de barras já é de outro produto ou embalagem.',
    en: 'This barcode already belongs to another product or package.',
  },
  EMBALAGEM_REPETIDA: {
    status: 400,
    br: 'Este produto já tem uma embalagem com este nome.',
    en: 'This product already has a package with this name.',
  },
  DEPOSITO_DA_PLANILHA: {
    status: 400,
    br: 'O depósito {deposito} está inativo, ou não existe e você não pode criá-lo. Acerte-o em Depósitos primeiro.',
    en: 'Warehouse {deposito} is inactive, or does not exist and you may not create it. See to it in Warehouses first.',
  },
  SALDO_SEM_PERMISSAO: {
    status: 403,
    br: 'Para dar entrada do saldo inicial é preciso a permissão Criar em Estoques.',
    en: 'Entering the opening balance takes the permission Create in Stock.',
  },
  LINHAS_DIVERGENTES: {
    status: 400,
    br: 'A linha {linha} tem este código com outro produto, grupo, unidade ou código de barras.',
    en: 'Line {linha} has this code with another product, group, unit or barcode.',
  },
  DEPOSITO_REPETIDO_NA_PLANILHA: {
    status: 400,
    br: 'Este produto já tem uma linha deste depósito acima.',
    en: 'This product already has a line of this warehouse above.',
  },
  MINIMO_REPETIDO: { status: 400, br: 'Este depósito já tem um mínimo acima.', en: 'This warehouse already has a minimum above.' },
});

definirMensagensDeCampo({
  GTIN_INVALIDO: {
    br: 'O código de barras não confere: são 8, 12, 13 ou 14 dígitos, e o último depende dos outros',
    en: 'The barcode does not match: it has 8, 12, 13 or 14 digits, and the last one follows from the others',
  },
  GTIN_REPETIDO: { br: 'Este código de barras já está acima', en: 'This barcode is already above' },
  EMBALAGEM_REPETIDA: { br: 'Já há uma embalagem com este nome', en: 'There is already a package with this name' },
  MINIMO_REPETIDO: { br: 'Este depósito já tem um mínimo acima', en: 'This warehouse already has a minimum above' },
  UNIDADE_INVALIDA: { br: 'Use até 6 letras ou números: UN, KG, L, PCT', en: 'Use up to 6 letters or digits: UN, KG, L, PCT' },
});
