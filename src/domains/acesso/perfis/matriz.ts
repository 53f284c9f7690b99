import { type Acao, type ChavePermissao, type Secao, secoes, type Tela, telas, type TelaId } from '#catalog/telas.ts';
import type { Idioma } from '#shared/erros.ts';
import { combinaComBusca } from '#shared/palavras/busca.ts';

export type LinhaDaMatriz = { id: TelaId; titulo: string; acoes: readonly Acao[] };
export type SecaoDaMatriz = { secao: Secao; linhas: LinhaDaMatriz[] };
export type Marcas = ReadonlySet<ChavePermissao>;

/**
 * The screens whose permissions a profile grants, by section, in the order of the menu; of one that restricts, what the restriction
 * reaches. Forms that inherit have no row.
 */
export function secoesDaMatriz(idioma: Idioma, busca = '', restrito = false): SecaoDaMatriz[] {
  const linhaDe = ({ id, titulo, acoes: lista, escopo = [] }: Tela): LinhaDaMatriz => ({
    id,
    titulo: titulo[idioma],
    acoes: restrito ? escopo : lista,
  });
  return secoes
    .map((secao) => ({
      secao,
      linhas: telas
        .filter((tela) => tela.secao === secao)
        .map(linhaDe)
        .filter(({ titulo, acoes: lista }) => lista.length > 0 && combinaComBusca(titulo, busca)),
    }))
    .filter(({ linhas }) => linhas.length > 0);
}

const chave = (tela: TelaId, acao: Acao): ChavePermissao => `${tela}:${acao}`;

/** A list without its screen, or writing without seeing, opens nothing: marking brings along what the mark needs. */
const precisa: Record<Acao, readonly Acao[]> = {
  visualizar: ['listar'],
  listar: ['visualizar'],
  criar: ['visualizar', 'listar'],
  editar: ['visualizar', 'listar'],
  excluir: ['visualizar', 'listar'],
};

/** The marks after setting one cell. Clearing `visualizar` clears the row; clearing anything else clears only itself. */
export function comCelula(marcas: Marcas, { id, acoes: possiveis }: LinhaDaMatriz, acao: Acao, marcada: boolean): Set<ChavePermissao> {
  const novas = new Set(marcas);
  if (!possiveis.includes(acao)) return novas;
  const alvo = marcada ? [acao, ...precisa[acao].filter((outra) => possiveis.includes(outra))] : acao === 'visualizar' ? possiveis : [acao];
  for (const cada of alvo) {
    if (marcada) novas.add(chave(id, cada));
    else novas.delete(chave(id, cada));
  }
  return novas;
}

/** The marks after a row's own toggle: all, or none when all were there. */
export function comLinha(marcas: Marcas, linha: LinhaDaMatriz): Set<ChavePermissao> {
  const todas = linha.acoes.every((acao) => marcas.has(chave(linha.id, acao)));
  const novas = new Set(marcas);
  for (const acao of linha.acoes) {
    if (todas) novas.delete(chave(linha.id, acao));
    else novas.add(chave(linha.id, acao));
  }
  return novas;
}

/** The marks after the toggle of an action in a section: every row that has it, or none when all had it. */
export function comColuna(marcas: Marcas, linhas: readonly LinhaDaMatriz[], acao: Acao): Set<ChavePermissao> {
  const comAcao = linhas.filter(({ acoes: lista }) => lista.includes(acao));
  const todas = comAcao.every(({ id }) => marcas.has(chave(id, acao)));
  return comAcao.reduce<Set<ChavePermissao>>((atual, linha) => comCelula(atual, linha, acao, !todas), new Set(marcas));
}

/** The marks after the toggle of a whole section: all, or none when all were there. */
export function comSecao(marcas: Marcas, linhas: readonly LinhaDaMatriz[]): Set<ChavePermissao> {
  const cheia = linhas.every(({ id, acoes: lista }) => lista.every((acao) => marcas.has(chave(id, acao))));
  return linhas.reduce<Set<ChavePermissao>>((atual, linha) => {
    const inteira = linha.acoes.every((acao) => atual.has(chave(linha.id, acao)));
    return inteira === cheia ? comLinha(atual, linha) : atual;
  }, new Set(marcas));
}
