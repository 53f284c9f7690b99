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
