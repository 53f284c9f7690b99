import { defineTextos } from '#shared/textos.ts';

/** Words that the screens of the storeroom share. */
export const textosEstoque = defineTextos({
  produto: { br: 'Produto', en: 'Product' },
  produtos: { br: 'Produtos', en: 'Products' },
  codigo: { br: 'Código', en: 'Code' },
  nome: { br: 'Nome', en: 'Name' },
  grupo: { br: 'Grupo', en: 'Group' },
  grupos: { br: 'Grupos', en: 'Groups' },
  unidade: { br: 'Unidade', en: 'Unit' },
  situacao: { br: 'Situação', en: 'State' },
  ativo: { br: 'Ativo', en: 'Active' },
  inativo: { br: 'Inativo', en: 'Inactive' },
  sim: { br: 'Sim', en: 'Yes' },
  nao: { br: 'Não', en: 'No' },
  deposito: { br: 'Depósito', en: 'Warehouse' },
  quantidade: { br: 'Quantidade', en: 'Quantity' },
  minimo: { br: 'Mínimo', en: 'Minimum' },
  saldo: { br: 'Saldo', en: 'Balance' },
  custoMedio: { br: 'Custo médio', en: 'Average cost' },
  valor: { br: 'Valor', en: 'Value' },
  data: { br: 'Data', en: 'Date' },
  centroCusto: { br: 'Centro de custo', en: 'Cost centre' },
  buscarProduto: { br: 'Buscar por nome, código ou código de barras', en: 'Search by name, code or barcode' },
  partes: { br: 'Partes da tela', en: 'Parts of the screen' },
});
