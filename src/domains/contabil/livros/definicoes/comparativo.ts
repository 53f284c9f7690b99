import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import {
  arvore,
  centroDeCusto,
  codigo,
  compararCom,
  daRaiz,
  deEAte,
  dentroDaConta,
  nome,
  recorte,
  semLancamentos,
  valor,
} from './comum.ts';

/** The trial balance beside that of another período. */
export const comparativo = defineRelatorio({
  nome: 'balancete-comparativo',
  tela: 'contabil-balancete',
  aba: { chave: 'comparativo', rotulo: { br: 'Comparativo', en: 'Comparison' } },
  sobre: {
    br: 'O movimento (débitos menos créditos) e o saldo de cada conta nos períodos escolhidos, ao lado de outros tantos meses que terminam no período da comparação. A variação é o saldo atual menos o da comparação.',
    en: 'What moved (debits less credits) in each account in the chosen periods and what it holds, beside as many months that end with the period compared with. The change is the closing balance less that of the comparison.',
  },
  filtros: { ...deEAte, ...compararCom, ...recorte, ...centroDeCusto },
  colunas: [
    codigo,
    nome(dentroDaConta),
    valor('movimentoCentavos', ['Movimento', 'Movement'], { tipo: 'saldo', total: daRaiz('movimento') }),
    valor('movimentoComparadoCentavos', ['Movimento comparado', 'Compared movement'], {
      tipo: 'saldo',
      total: daRaiz('movimentoComparado'),
    }),
    valor('atualCentavos', ['Saldo', 'Balance'], { tipo: 'saldo', total: daRaiz('atual'), principal: true }),
    valor('comparadoCentavos', ['Saldo comparado', 'Compared balance'], { tipo: 'saldo', total: daRaiz('comparado') }),
    valor('variacaoCentavos', ['Variação', 'Change'], { tipo: 'saldo', total: daRaiz('variacao') }),
    { chave: 'variacaoPercentual', titulo: { br: 'Variação', en: 'Change' }, tipo: 'percentual', peso: 0.8 },
  ],
  tambem: ['contaId'],
  arvore,
  vazio: semLancamentos,
});
