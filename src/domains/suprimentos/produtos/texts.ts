import { defineTextos } from '#shared/textos.ts';

/** Texts of the register of products. */
export const textosProduto = defineTextos({
  novoProduto: { br: 'Novo produto', en: 'New product' },
  novoGrupo: { br: 'Novo grupo', en: 'New group' },
  gtin: { br: 'Código de barras da unidade', en: 'Barcode of the unit' },
  embalagens: { br: 'Embalagens de compra', en: 'Purchase packages' },
  embalagem: { br: 'Embalagem', en: 'Package' },
  embalagemN: { br: 'Embalagem {n}', en: 'Package {n}' },
  embalagemDica: { br: 'Caixa de 12', en: 'Box of 12' },
  adicionarEmbalagem: { br: 'Adicionar embalagem', en: 'Add package' },
  fator: { br: 'Traz quantas unidades', en: 'Brings how many units' },
  gtinDaEmbalagem: { br: 'Código de barras', en: 'Barcode' },
  minimos: { br: 'Mínimo por depósito', en: 'Minimum by warehouse' },
  minimoN: { br: 'Mínimo {n}', en: 'Minimum {n}' },
  adicionarMinimo: { br: 'Adicionar mínimo', en: 'Add minimum' },
  importar: { br: 'Importar produtos', en: 'Import products' },
  importarTexto: {
    br: 'Uma linha por produto: código, nome, grupo, unidade, código de barras. Com depósito, também o mínimo, o saldo inicial e o custo unitário; o produto guardado em vários depósitos tem uma linha para cada um, com o mesmo código. O saldo entra com a data de hoje. Grupos que faltam são criados.',
    en: 'One line a product: code, name, group, unit, barcode. With a warehouse also the minimum, the opening balance and the unit cost; a product kept in several warehouses has a line for each, with the same code. The balance is entered dated today. Groups that are missing are made.',
  },
  vazio: { br: 'Nenhum produto ainda', en: 'No products yet' },
  vazioTexto: {
    br: 'Crie um grupo (limpeza, papelaria, cozinha) e cadastre o primeiro produto.',
    en: 'Create a group (cleaning, paper, kitchen) and register the first product.',
  },
  'aba.produtos': { br: 'Produtos', en: 'Products' },
  'aba.grupos': { br: 'Grupos', en: 'Groups' },
  semGrupos: { br: 'Nenhum grupo ainda', en: 'No groups yet' },
  semGruposTexto: { br: 'Os grupos reúnem os produtos nas listas e nas contagens.', en: 'Groups gather products in lists and counts.' },
  produtosNoGrupo: { br: 'Produtos', en: 'Products' },
});

/** What hangs on a record of this room, told when it is to be deleted. */
export const textosUsosDeProduto = defineTextos({
  nMovimentos: { br: { one: '{n} movimento', other: '{n} movimentos' }, en: { one: '{n} movement', other: '{n} movements' } },
  nContagens: { br: { one: '{n} contagem', other: '{n} contagens' }, en: { one: '{n} count', other: '{n} counts' } },
  nNotas: { br: { one: '{n} nota fiscal', other: '{n} notas fiscais' }, en: { one: '{n} invoice', other: '{n} invoices' } },
  nProdutos: { br: { one: '{n} produto', other: '{n} produtos' }, en: { one: '{n} product', other: '{n} products' } },
});
