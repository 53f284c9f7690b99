import { definirLista } from '#shared/listas/opcao.ts';
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

const grupos = definirLista(
  { valor: 'receita', br: 'Receitas', en: 'Revenues' },
  { valor: 'despesa', br: 'Custos e despesas', en: 'Costs and expenses' },
  { valor: 'apuracao', br: 'Apuração do resultado', en: 'Gathering of the result' },
);

/** The statement of results. */
export const dre = defineRelatorio({
  nome: 'dre',
  tela: 'contabil-balancete',
  aba: { chave: 'dre', rotulo: { br: 'DRE', en: 'Results' } },
  sobre: {
    br: 'A demonstração do resultado: o que cada conta de receita trouxe (positivo) e cada custo e despesa levou (negativo) nos períodos, sem os lançamentos que encerram o ano; ao lado, outros tantos meses que terminam no período da comparação. O total é o resultado: superávit ou lucro quando positivo.',
    en: 'The statement of results: what each revenue brought (positive) and each cost and expense took (negative) in the periods, without the entries that close the year; beside it, as many months that end with the period compared with. The total is the result: a surplus when positive.',
  },
  filtros: { ...deEAte, ...compararCom, ...recorte, ...centroDeCusto },
  colunas: [
    { chave: 'grupo', titulo: { br: 'Grupo', en: 'Group' }, tipo: 'opcao', opcoes: grupos },
    codigo,
    nome(dentroDaConta),
    valor('resultadoCentavos', ['Nos períodos', 'In the periods'], { total: daRaiz('resultado'), principal: true }),
    valor('comparadoCentavos', ['Comparado', 'Compared'], { total: daRaiz('comparado') }),
    valor('variacaoCentavos', ['Variação', 'Change'], { total: daRaiz('variacao') }),
    { chave: 'variacaoPercentual', titulo: { br: 'Variação', en: 'Change' }, tipo: 'percentual', peso: 0.8 },
    { chave: 'parteDaReceita', titulo: { br: 'Da receita', en: 'Of revenue' }, tipo: 'percentual', peso: 0.8 },
  ],
  tambem: ['contaId'],
  grupos: [{ chave: 'grupo', rotulo: 'grupo' }],
  arvore,
  numeros: [
    { rotulo: { br: 'Receitas', en: 'Revenues' }, valor: { soma: 'receitas' }, tipo: 'dinheiro', tom: 'sucesso' },
    { rotulo: { br: 'Custos e despesas', en: 'Costs and expenses' }, valor: { soma: 'despesas' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Resultado', en: 'Result' }, valor: daRaiz('resultado'), tipo: 'dinheiro' },
  ],
  vazio: semLancamentos,
});
