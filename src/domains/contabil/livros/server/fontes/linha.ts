import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { LinhaDaArvore, Recorte } from '../../arvore.ts';
import type { recorte } from '../../definicoes/comum.ts';
import type { ContaDoLivro } from '../saldos.ts';

/** Which accounts a filter asks for. */
export const recorteDe = (f: ValoresDe<typeof recorte>): Recorte => ({
  ateNivel: f.Nivel === 'todos' ? null : Number(f.Nivel),
  zeradas: f.Zeradas === true,
  texto: f.Nome,
});

/** A line of a report of accounts: the account, its figures, and the same figures again where nothing above holds them. */
export function linhaDaConta(
  { conta, raiz }: Pick<LinhaDaArvore<ContaDoLivro>, 'conta' | 'raiz'>,
  figuras: Readonly<Record<string, number>>,
): LinhaDeRelatorio {
  const { id, codigo, nome, nivel, tipo, codigoReferencial } = conta;
  return {
    contaId: id,
    codigo,
    nome,
    nivel,
    codigoReferencial,
    sintetica: tipo === 'sintetica',
    ...Object.fromEntries(
      Object.entries(figuras).flatMap(([chave, valor]) => [
        [`${chave}Centavos`, valor],
        [`${chave}DaRaiz`, raiz ? valor : 0],
      ]),
    ),
  };
}

/** Figures of the whole stand with its first line: they are summed as any other. */
export const comFiguras = (linhas: readonly LinhaDeRelatorio[], doTodo: Readonly<Record<string, number>>): LinhaDeRelatorio[] =>
  linhas.map((linha, i) => (i === 0 ? { ...linha, ...doTodo } : linha));

export const soma = <T>(itens: readonly T[], valor: (item: T) => number): number => itens.reduce((total, item) => total + valor(item), 0);

/** The analytic accounts that the lines of a report hold, themselves or beneath. */
export function folhasDe(contas: readonly ContaDoLivro[], linhas: readonly LinhaDaArvore<ContaDoLivro>[]): ContaDoLivro[] {
  const codigos = linhas.filter(({ raiz }) => raiz).map(({ conta }) => conta.codigo);
  const dentro = (codigo: string): boolean => codigos.some((raiz) => codigo === raiz || codigo.startsWith(`${raiz}.`));
  return contas.filter(({ tipo, codigo }) => tipo === 'analitica' && dentro(codigo));
}

/** A balance after an interval, of its three figures that begin at `de`. */
export const saldoDe = (figuras: readonly number[], de = 0): number => (figuras[de] ?? 0) + (figuras[de + 1] ?? 0) - (figuras[de + 2] ?? 0);
