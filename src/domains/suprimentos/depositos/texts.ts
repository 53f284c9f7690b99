import { defineTextos } from '#shared/textos.ts';

/** Texts of the register of warehouses. */
export const textosDeposito = defineTextos({
  novoDeposito: { br: 'Novo depósito', en: 'New warehouse' },
  responsavel: { br: 'Responsável', en: 'Keeper' },
  produtosGuardados: { br: 'Produtos', en: 'Products' },
  vazio: { br: 'Nenhum depósito ainda', en: 'No warehouses yet' },
  vazioTexto: {
    br: 'Cadastre onde os produtos ficam: almoxarifado, cozinha, manutenção.',
    en: 'Register where products are kept: storeroom, kitchen, maintenance.',
  },
  nMinimos: {
    br: { one: '{n} mínimo de produto', other: '{n} mínimos de produto' },
    en: { one: '{n} minimum of a product', other: '{n} minimums of products' },
  },
  nOperacoes: {
    br: { one: '{n} operação de estoque', other: '{n} operações de estoque' },
    en: { one: '{n} stock operation', other: '{n} stock operations' },
  },
});
