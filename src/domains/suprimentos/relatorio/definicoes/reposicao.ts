import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { codigo, deposito, filtrosDoEstoque, produto, tela, unidade } from './filtros.ts';

/** What each minimum lacks, as a list to buy by. */
export const reposicaoDeEstoque = defineRelatorio({
  nome: 'estoque-reposicao',
  tela,
  aba: { chave: 'reposicao', rotulo: { br: 'Abaixo do mínimo', en: 'Below minimum' } },
  sobre: {
    br: 'O que está abaixo do mínimo hoje e a compra que o repõe: o que falta para o mínimo, em embalagens inteiras da menor embalagem de compra, do fornecedor e ao custo da última compra.',
    en: 'What is below its minimum today and the purchase that restores it: what the minimum lacks, in whole packages of the smallest purchase package, from the supplier and at the cost of the last purchase.',
  },
  filtros: filtrosDoEstoque,
  colunas: [
    { chave: 'fornecedorNome', titulo: { br: 'Fornecedor', en: 'Supplier' }, tipo: 'texto', peso: 1.8 },
    { ...codigo, soArquivo: true },
    produto,
    deposito,
    { chave: 'saldo', titulo: { br: 'Saldo', en: 'Balance' }, tipo: 'decimal', peso: 0.8 },
    { chave: 'minimo', titulo: { br: 'Mínimo', en: 'Minimum' }, tipo: 'decimal', peso: 0.8 },
    { chave: 'comprar', titulo: { br: 'Comprar', en: 'Buy' }, tipo: 'decimal', peso: 0.8, principal: true },
    unidade,
    { chave: 'embalagens', titulo: { br: 'Embalagens', en: 'Packages' }, tipo: 'texto', peso: 1.3 },
    { chave: 'ultimaCompra', titulo: { br: 'Última compra', en: 'Last purchase' }, tipo: 'data' },
    { chave: 'custoUnitario', titulo: { br: 'Custo unitário', en: 'Unit cost' }, tipo: 'decimal', inteira: true },
    { chave: 'custoCentavos', titulo: { br: 'Custo estimado', en: 'Estimated cost' }, tipo: 'dinheiro', total: true },
  ],
  tambem: ['produtoId', 'depositoId', 'fornecedorId'],
  grupos: [{ chave: 'fornecedorId', rotulo: 'fornecedorNome' }],
  numeros: [
    {
      rotulo: { br: 'Abaixo do mínimo', en: 'Below minimum' },
      valor: 'linhas',
      tipo: 'inteiro',
      tom: 'alerta',
      elo: () => ({ tela: 'estoques', search: { minimo: 'true' } }),
    },
    { rotulo: { br: 'Custo estimado', en: 'Estimated cost' }, valor: { soma: 'custoCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Sem compra anterior', en: 'Never bought before' }, valor: { soma: 'semCompra' }, tipo: 'inteiro' },
  ],
  vazio: {
    titulo: { br: 'Nada abaixo do mínimo', en: 'Nothing below minimum' },
    texto: {
      br: 'Todo produto ativo tem ao menos o mínimo do seu depósito. O mínimo se diz no cadastro do produto.',
      en: 'Every active product has at least the minimum of its warehouse. The minimum is set in the register of products.',
    },
    elo: { rotulo: { br: 'Abrir produtos', en: 'Open products' }, destino: { tela: 'produtos' } },
  },
});
