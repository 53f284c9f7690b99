import { buscaCom } from '#shared/relatorios/busca.ts';
import { basesDaPosicao } from '#shared/relatorios/bases.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';

export const tela = 'relatorio-estoque' as const;

/** Filters that every report of stock has, by wire name. */
export const filtrosDoEstoque = {
  DepositoId: { tipo: 'id', fonte: 'depositos', chave: 'deposito', rotulo: { br: 'Depósito', en: 'Warehouse' }, fixo: true },
  GrupoId: { tipo: 'id', fonte: 'gruposDeProduto', chave: 'grupo', rotulo: { br: 'Grupo', en: 'Group' }, fixo: true },
  ProdutoId: { tipo: 'id', fonte: 'produto', chave: 'produto', rotulo: { br: 'Produto', en: 'Product' }, porElo: true },
  Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar produto ou código', en: 'Search product or code' } },
} as const;

export const filtrosDaPosicao = {
  Data: { tipo: 'data', padrao: 'hoje', obrigatorio: true, chave: 'data', rotulo: { br: 'Posição em', en: 'Position on' }, fixo: true },
  Base: {
    tipo: 'opcao',
    lista: basesDaPosicao,
    padrao: 'datas',
    obrigatorio: true,
    fixo: true,
    chave: 'base',
    rotulo: { br: 'Contar por', en: 'Count by' },
  },
  ...filtrosDoEstoque,
} as const;

const comuns = { deposito: 'DepositoId', grupo: 'GrupoId', produto: 'ProdutoId', q: 'Nome' };
/** The position behind a figure. */
export const posicaoDe = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela,
  search: buscaCom(f, { data: 'Data', base: 'Base', ...comuns }, mais),
});
/** The movements of one product, in one warehouse or in all. */
export const movimentosDe = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela,
  search: { aba: 'movimentos', ...buscaCom(f, { periodo: 'Periodo', deposito: 'DepositoId' }, mais) },
});

export const codigo: ColunaDeRelatorio = { chave: 'codigo', titulo: { br: 'Código', en: 'Code' }, tipo: 'texto', peso: 0.8 };
export const produto: ColunaDeRelatorio = {
  chave: 'produtoNome',
  titulo: { br: 'Produto', en: 'Product' },
  tipo: 'texto',
  peso: 2,
  principal: true,
  elo: ({ produtoId, depositoId }, f) => movimentosDe(f, { produto: Number(produtoId), deposito: Number(depositoId) }),
};
export const grupo: ColunaDeRelatorio = { chave: 'grupoNome', titulo: { br: 'Grupo', en: 'Group' }, tipo: 'texto' };
export const deposito: ColunaDeRelatorio = { chave: 'depositoNome', titulo: { br: 'Depósito', en: 'Warehouse' }, tipo: 'texto' };
export const unidade: ColunaDeRelatorio = { chave: 'unidade', titulo: { br: 'Unidade', en: 'Unit' }, tipo: 'texto', peso: 0.6 };
export const custoMedio: ColunaDeRelatorio = {
  chave: 'custoMedio',
  titulo: { br: 'Custo médio', en: 'Average cost' },
  tipo: 'decimal',
  inteira: true,
  peso: 0.9,
  // Why it is that: the movements of the product in the warehouse, each with its reckoning.
  elo: ({ produtoId, depositoId }) => ({ tela: 'estoques', search: { aberto: `${String(produtoId)}-${String(depositoId)}` } }),
};
