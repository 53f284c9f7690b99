import { type Acao, acoes, type ChavePermissao, type TelaId } from '#catalog/telas.ts';
import type { LerValor, LinhaGravada, Mudanca, Valor } from '#platform/web/grade/index.ts';
import { comCelula, type LinhaDaMatriz, type Marcas, secoesDaMatriz } from '../matriz.ts';

// The rows are the same in both languages: only their names are not.
const linhas = secoesDaMatriz('br').flatMap((secao) => secao.linhas);
const porId = new Map<string, LinhaDaMatriz>(linhas.map((linha) => [linha.id, linha]));
const chaves = linhas.flatMap(({ id, acoes: lista }) => lista.map((acao): [TelaId, Acao] => [id, acao]));

const valorDe = (marcada: boolean): Valor => (marcada ? 'sim' : 'nao');
const isAcao = (coluna: string): coluna is Acao => (acoes as readonly string[]).includes(coluna);

/** The marks of a profile as rows of the grid. */
export const linhasGravadas = (marcas: Marcas, versao: number): LinhaGravada[] =>
  linhas.map(({ id, acoes: lista }) => ({
    id,
    versao,
    valores: Object.fromEntries(lista.map((acao) => [acao, valorDe(marcas.has(`${id}:${acao}`))])),
  }));

/** The marks that stand in the grid. */
export const marcasDaGrade = (ler: LerValor): Set<ChavePermissao> =>
  new Set(chaves.flatMap(([id, acao]): ChavePermissao[] => (ler(id, acao) === 'sim' ? [`${id}:${acao}`] : [])));

/** What to change in the grid for it to hold other marks. */
export const mudancasPara = (marcas: Marcas, ler: LerValor): Mudanca[] =>
  chaves
    .filter(([id, acao]) => marcas.has(`${id}:${acao}`) !== (ler(id, acao) === 'sim'))
    .map(([id, acao]) => ({ linha: id, coluna: acao, entrada: { valor: valorDe(marcas.has(`${id}:${acao}`)) } }));

/** Entries with what they bring along: writing needs viewing. What cannot be read passes as it is. */
export function comConsequencias(mudancas: readonly Mudanca[], ler: LerValor): Mudanca[] {
  const marcas = mudancas.reduce<Marcas>((atuais, { linha, coluna, entrada }) => {
    const dona = porId.get(linha);
    return dona && isAcao(coluna) && 'valor' in entrada ? comCelula(atuais, dona, coluna, entrada.valor === 'sim') : atuais;
  }, marcasDaGrade(ler));
  const emSi = new Set<string>(marcas);
  // Those asked for stay even where they change no mark: they take away what was pasted and is none.
  const pedidas = mudancas.map(
    (mudanca): Mudanca =>
      'erro' in mudanca.entrada ? mudanca : { ...mudanca, entrada: { valor: valorDe(emSi.has(`${mudanca.linha}:${mudanca.coluna}`)) } },
  );
  return [...pedidas, ...mudancasPara(marcas, ler)];
}

/** How much of some cells is marked, as a mark shows it. */
export function valorDeVarias(ler: LerValor, quais: readonly (readonly [TelaId, Acao])[]): Valor {
  const marcadas = quais.filter(([id, acao]) => ler(id, acao) === 'sim').length;
  return marcadas === 0 ? 'nao' : marcadas === quais.length ? 'sim' : 'parte';
}
