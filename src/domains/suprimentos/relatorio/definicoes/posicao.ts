import type { Textos } from '#shared/erros.ts';
import { defineRelatorio, type NumeroDeRelatorio } from '#shared/relatorios/definicao.ts';
import { codigo, custoMedio, deposito, filtrosDaPosicao, grupo, posicaoDe, produto, tela, unidade } from './filtros.ts';

const sobre: Textos = {
  br: 'O que havia em cada depósito no fim do dia: a quantidade, o custo médio e o valor. “Como estava registrado” ignora o que foi lançado depois com data anterior.',
  en: 'What each warehouse held when the day ended: quantity, average cost and value. “As it was recorded” ignores what was entered later with an earlier date.',
};
const numeros: readonly NumeroDeRelatorio[] = [
  {
    rotulo: { br: 'Valor na data', en: 'Value on the date' },
    valor: { soma: 'valorCentavos' },
    tipo: 'dinheiro',
    elo: (f) => posicaoDe(f),
  },
];
const vazio = {
  titulo: { br: 'Nada em estoque nesta data', en: 'Nothing in stock on this date' },
  texto: {
    br: 'Nenhum produto deste filtro tinha saldo neste dia. Escolha outra data ou dê entrada do que já está guardado.',
    en: 'No product of this filter had a balance on this day. Choose another date, or enter what is already kept.',
  },
  elo: { rotulo: { br: 'Abrir estoques', en: 'Open stock' }, destino: { tela: 'estoques' as const } },
};

/** What each warehouse held of each product when a day ended. */
export const posicaoDeEstoque = defineRelatorio({
  nome: 'estoque-posicao',
  tela,
  aba: { chave: 'posicao', rotulo: { br: 'Posição', en: 'Position' } },
  sobre,
  filtros: filtrosDaPosicao,
  colunas: [
    codigo,
    produto,
    grupo,
    deposito,
    { chave: 'quantidade', titulo: { br: 'Quantidade', en: 'Quantity' }, tipo: 'decimal' },
    unidade,
    custoMedio,
    { chave: 'valorCentavos', titulo: { br: 'Valor', en: 'Value' }, tipo: 'dinheiro', total: true, principal: true },
  ],
  tambem: ['produtoId', 'depositoId'],
  numeros: [...numeros, { rotulo: { br: 'Produtos', en: 'Products' }, valor: { distintos: 'produtoId' }, tipo: 'inteiro' }],
  vazio,
});

/** The same, by warehouse and group. */
export const valorPorDeposito = defineRelatorio({
  nome: 'estoque-depositos',
  tela,
  aba: { chave: 'depositos', rotulo: { br: 'Valor por depósito', en: 'Value by warehouse' } },
  sobre,
  filtros: filtrosDaPosicao,
  colunas: [
    deposito,
    {
      ...grupo,
      peso: 2,
      principal: true,
      elo: ({ grupoId, depositoId }, f) => posicaoDe(f, { grupo: Number(grupoId), deposito: Number(depositoId) }),
    },
    { chave: 'produtos', titulo: { br: 'Produtos', en: 'Products' }, tipo: 'inteiro', total: true },
    { chave: 'valorCentavos', titulo: { br: 'Valor', en: 'Value' }, tipo: 'dinheiro', total: true, principal: true },
    { chave: 'parte', titulo: { br: 'Parte do total', en: 'Share of the total' }, tipo: 'percentual' },
  ],
  tambem: ['depositoId', 'grupoId'],
  grupos: [{ chave: 'depositoId', rotulo: 'depositoNome' }],
  numeros,
  grafico: {
    titulo: { br: 'Valor por depósito', en: 'Value by warehouse' },
    chave: 'depositoId',
    rotulo: 'depositoNome',
    valor: { soma: 'valorCentavos' },
    tipo: 'dinheiro',
  },
  vazio,
});
