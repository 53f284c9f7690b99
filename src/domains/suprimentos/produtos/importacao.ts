import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { endpointsDeImportacao } from '#shared/importacao/api.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { gtin, unidade } from './esquemas.ts';

export type CampoDoProduto = 'codigo' | 'nome' | 'grupo' | 'unidade' | 'gtin' | 'deposito' | 'minimo' | 'saldo' | 'custo';

const valores = ['custo', 'valor', 'preco', 'cost', 'price'];
/** What a description may be of, besides the product, and what else is told of one. */
const naoNomeia = [
  ...valores,
  ...`saldo estoque peso data foto barras stock date
  codigo grupo categoria tipo unidade medida fornecedor deposito local marca ncm quantidade
  code group category type unit supplier warehouse brand`.split(/\s+/),
];
const embalagens = ['embalagem', 'caixa', 'fardo', 'pacote', 'box', 'package'];

/** What a sheet of products may bring. A product kept in several warehouses has a line for each, with the same code. */
// biome-ignore format: one member a line is how this list is read.
export const camposDoProduto: readonly CampoDePlanilha<CampoDoProduto>[] = [
  { chave: 'codigo', br: 'Código', en: 'Code', nomes: ['codigo', 'sku', 'referencia', 'code'], menos: ['barras', 'ean', 'gtin', 'grupo', 'fornecedor', 'ncm'], exemplo: 'LIM-010' },
  { chave: 'nome', br: 'Produto', en: 'Product', nomes: ['nome do produto', 'descricao do produto', 'nome do item', 'descricao do item', 'nome do material', 'produto', 'produtos', 'nome', 'descricao …', 'material …', 'materiais', 'especificacao …', 'discriminacao …', 'desc …', 'product', 'name', 'description …', 'itens', 'item', 'items'], menos: naoNomeia, exemplo: 'Detergente 500 ml' },
  { chave: 'grupo', br: 'Grupo', en: 'Group', nomes: ['grupo', 'categoria', 'group', 'category'], menos: ['codigo', 'code'], exemplo: 'Limpeza' },
  { chave: 'unidade', br: 'Unidade', en: 'Unit', nomes: ['unidade', 'un', 'um', 'und', 'unid', 'medida', 'unit'], menos: [...valores, 'quantidade', 'saldo', 'estoque'], exemplo: 'UN' },
  { chave: 'gtin', br: 'Código de barras', en: 'Barcode', nomes: ['codigo de barras', 'ean', 'gtin', 'barras', 'barcode'], exemplo: '' },
  { chave: 'deposito', br: 'Depósito', en: 'Warehouse', nomes: ['deposito', 'almoxarifado', 'local', 'warehouse'], exemplo: '' },
  { chave: 'minimo', br: 'Mínimo', en: 'Minimum', nomes: ['minimo', 'estoque minimo', 'estoque de seguranca', 'seguranca', 'quantidade minima', 'minimum'], numero: true, exemplo: '' },
  { chave: 'saldo', br: 'Saldo inicial', en: 'Opening balance', nomes: ['saldo atual', 'estoque atual', 'est atual', 'quantidade atual', 'saldo final', 'estoque final', 'est final', 'quantidade final', 'quantidade em estoque', 'saldo quantidade', 'saldo …', 'estoque …', 'quantidade …', 'closing balance', 'balance …', 'quantity …', 'saldo inicial', 'estoque inicial', 'quantidade inicial', 'opening balance'], menos: [...valores, ...embalagens, 'reais', 'entrada', 'saida', 'pedida', 'pedido', 'comprada', 'vendida', 'inicial', 'opening', 'ordered', 'minimo', 'minima', 'maximo', 'maxima', 'seguranca', 'ideal', 'anterior', 'minimum', 'maximum'], numero: true, exemplo: '' },
  { chave: 'custo', br: 'Custo unitário', en: 'Unit cost', nomes: ['custo unitario', 'custo unit', 'custo un', 'custo medio', 'preco de custo', 'custo', 'valor unitario', 'valor unit', 'preco unitario', 'preco unit', 'preco', 'unit cost', 'cost'], menos: [...embalagens, 'venda', 'total', 'sale', 'selling'], numero: true, exemplo: '' },
];

const quantidade = () => campo.taxa.opcional({ min: '0', max: '9999999.9999' });
/** One line of the sheet. */
export const linhaDeProduto = z
  .strictObject({
    codigo: campo.texto({ max: 20 }),
    nome: campo.texto({ max: 100 }),
    grupo: campo.texto({ max: 60 }),
    unidade,
    gtin,
    deposito: campo.textoOpcional(60),
    minimo: quantidade(),
    saldo: quantidade(),
    custo: quantidade(),
  })
  .check(
    regra((l: { deposito: string | null; minimo: string | null; saldo: string | null; custo: string | null }, ctx: Achados) => {
      if (l.deposito === null && (acimaDeZero(l.minimo) || acimaDeZero(l.saldo))) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['deposito']));
      if (acimaDeZero(l.saldo) && l.custo === null) ctx.addIssue(recusa('CAMPO_REQUERIDO', {}, ['custo']));
    }),
  );
export type LinhaDeProduto = z.output<typeof linhaDeProduto>;

/** Whether a quantity of a sheet says anything. */
export const acimaDeZero = (quanto: string | null): quanto is string => quanto !== null && /[1-9]/.test(quanto);

export const importacaoDeProdutosApi = endpointsDeImportacao({ nome: 'Produto', tela: 'produtos', campos: camposDoProduto });
