import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { type ContaComFiguras, linhasDaArvore } from '../arvore.ts';
import type { LinhaImpressa } from './paginas.ts';

/** A page of what closes the daily book. */
export type Demonstracao = { titulo: string; linhas: readonly LinhaImpressa[] };
/** Where the columns of a statement stand, in points from the left of a page of A4. */
export const colunasDaDemonstracao = { conta: 40, recuo: 10, fimDoValor: 555 } as const;
const tudo = { ateNivel: null, zeradas: false, texto: undefined };

const linha = (nivel: number, texto: string, valor: string, negrito: boolean): LinhaImpressa => [
  { x: colunasDaDemonstracao.conta + (nivel - 1) * colunasDaDemonstracao.recuo, texto, ...(negrito && { negrito }) },
  { x: colunasDaDemonstracao.fimDoValor, texto: valor, direita: true, ...(negrito && { negrito }) },
];
const comLado = (valor: number): string => `${formatarValor(centavos(Math.abs(valor)))} ${valor < 0 ? 'C' : 'D'}`;
const comSinal = (valor: number): string => formatarValor(centavos(valor));

const isDoBalanco = ({ grupo }: ContaComFiguras): boolean => grupo === 'ativo' || grupo === 'passivo' || grupo === 'patrimonio';
const soma = (contas: readonly ContaComFiguras[], figura: number): number =>
  contas.reduce((total, c) => total + (c.figuras[figura] ?? 0), 0);
const linhasDe = (contas: readonly ContaComFiguras[], figura: number, escrever: (valor: number) => string): LinhaImpressa[] =>
  linhasDaArvore(contas, tudo)
    .filter(({ figuras }) => figuras[figura] !== 0)
    .map(({ conta, figuras }) =>
      linha(conta.nivel, `${conta.codigo} ${conta.nome}`, escrever(figuras[figura] ?? 0), conta.tipo === 'sintetica'),
    );

/**
 * The balance sheet at the end of a daily book and the results of its periods, in pages. Of each account the first figure is what it holds,
 * debits less credits, and the second what it brought, credits less debits, without the entries that close years. Pure.
 */
export function demonstracoesDoLivro(
  contas: readonly ContaComFiguras[],
  { fim, periodos, linhasPorPagina }: { fim: string; periodos: string; linhasPorPagina: number },
): Demonstracao[] {
  const [doBalanco, doResultado] = [contas.filter(isDoBalanco), contas.filter((c) => !isDoBalanco(c))];
  const aEncerrar = soma(doResultado, 0);
  const ativo = soma(
    doBalanco.filter(({ grupo }) => grupo === 'ativo'),
    0,
  );
  const balanco = [
    ...linhasDe(doBalanco, 0, comLado),
    ...(aEncerrar === 0 ? [] : [linha(1, 'Resultado a encerrar', comLado(aEncerrar), true)]),
    [],
    linha(1, 'Total do ativo', comLado(ativo), true),
    linha(1, 'Total do passivo e do patrimônio líquido', comLado(soma(contas, 0) - ativo), true),
  ];
  const resultado = [...linhasDe(doResultado, 1, comSinal), [], linha(1, 'Resultado dos períodos', comSinal(soma(doResultado, 1)), true)];
  return [
    ...emPaginas(`Balanço patrimonial no fim de ${fim}`, balanco, linhasPorPagina),
    ...emPaginas(`Demonstração do resultado de ${periodos}`, resultado, linhasPorPagina),
  ];
}

const emPaginas = (titulo: string, linhas: readonly LinhaImpressa[], porPagina: number): Demonstracao[] =>
  Array.from({ length: Math.ceil(linhas.length / porPagina) }, (_, i) => ({
    titulo: i === 0 ? titulo : `${titulo} (continuação)`,
    linhas: linhas.slice(i * porPagina, (i + 1) * porPagina),
  }));
