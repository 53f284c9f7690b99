import { defineErros } from '../erros.ts';
import type { Bloco, Condicao, ConteudoDoPapel, Paragrafo, Tabela } from './esquema.ts';
import { isDaPagina } from './guia.ts';
import { comLetrasDoPapel } from './letras.ts';
import { percorrer } from './percorrer.ts';
import { type Marcas, marcasDe, type Trecho, type TrechoDeTermo } from './trechos.ts';

/** The value of each term, written; and the items of each list, each with the values of its own. */
export type Valores = {
  campos: Record<string, string>;
  listas: Record<string, Record<string, string>[]>;
  /** What a term that is more than a line stands for: paragraphs, tables, codes. */
  blocos?: Record<string, Bloco[]>;
};
export type PapelPreenchido = { papel: ConteudoDoPapel; vazios: string[] };

/** A paper that goes through its lists so often that it has no end. */
export const errosDoPreenchimento = defineErros({
  PAPEL_SEM_FIM: {
    status: 400,
    br: 'As repetições (“para cada”) fazem um papel grande demais. Ponha menos dentro delas, e nenhuma dentro de outra.',
    en: 'The repetitions (“for each”) make a paper that is too large. Put less inside of them, and none inside of another.',
  },
});

/** More blocks than any paper has: a list is never so long that the paper has no end. */
export const BLOCOS_MAXIMO = 20_000;

type Andamento = { valores: Valores; item: Readonly<Record<string, string>>; vazios: Set<string>; quantos: { n: number } };

/**
 * A paper with the values of one person in the place of its terms: conditions judged, lists gone through. What is left holds no term but those
 * that each page answers for itself, and is what is frozen. Tells also which terms had no value and nothing to stand for it;
 * what an item of a list lacks is no such blank, but a cell that is often empty.
 */
export function preencher(papel: ConteudoDoPapel, valores: Valores): PapelPreenchido {
  const andamento: Andamento = { valores, item: {}, vazios: new Set(), quantos: { n: 0 } };
  const faixa = (paragrafos: readonly Paragrafo[]): Paragrafo[] =>
    paragrafos.map((p) => ({ ...p, trechos: trechos(p.trechos, andamento) }));
  const preenchido: ConteudoDoPapel = {
    pagina: papel.pagina,
    cabecalho: faixa(papel.cabecalho),
    rodape: faixa(papel.rodape),
    blocos: emBlocos(papel.blocos, andamento),
  };
  return { papel: preenchido, vazios: [...andamento.vazios].toSorted() };
}

const emBlocos = (blocos: readonly Bloco[], a: Andamento): Bloco[] => blocos.flatMap((bloco) => emBloco(bloco, a));

function emBloco(bloco: Bloco, a: Andamento): Bloco[] {
  a.quantos.n += 1;
  if (a.quantos.n > BLOCOS_MAXIMO) throw errosDoPreenchimento.PAPEL_SEM_FIM({}, { campos: ['conteudo.blocos'] });
  switch (bloco.tipo) {
    case 'paragrafo':
      return inteiro(bloco, a) ?? [{ ...bloco, trechos: trechos(bloco.trechos, a) }];
    case 'titulo':
    case 'assinatura':
      return [{ ...bloco, trechos: trechos(bloco.trechos, a) }];
    case 'lista':
      return [{ ...bloco, itens: bloco.itens.map((item) => ({ trechos: trechos(item.trechos, a) })) }];
    case 'tabela':
      return emTabela(bloco, a);
    case 'junto': {
      const blocos = emBlocos(bloco.blocos, a);
      return blocos.length === 0 ? [] : [{ tipo: 'junto', blocos }];
    }
    case 'se':
      return vale(bloco.condicao, a) ? emBlocos(bloco.blocos, a) : [];
    case 'paraCada':
      return (a.valores.listas[bloco.lista] ?? []).flatMap((item) => emBlocos(bloco.blocos, { ...a, item }));
    default:
      return [bloco];
  }
}

/** The blocks of the term that a paragraph consists of; null where it is words. */
function inteiro({ trechos: escritos }: Paragrafo, { valores: { blocos = {} } }: Andamento): Bloco[] | null {
  const [termo] = escritos.filter((um) => um.tipo === 'termo');
  return termo && Object.hasOwn(blocos, termo.termo) ? (blocos[termo.termo] ?? []) : null;
}

/** A table that goes through lists and found nothing in them says nothing, whatever its headings and totals; so does one of headings alone. */
function emTabela(bloco: Tabela, a: Andamento): Bloco[] {
  const linhas = bloco.linhas.flatMap((linha) => {
    const itens = linha.paraCada === null ? [a.item] : (a.valores.listas[linha.paraCada] ?? []);
    a.quantos.n += itens.length;
    return itens.map((item) => ({
      ...linha,
      paraCada: null,
      celulas: linha.celulas.map((celula) => ({ ...celula, trechos: trechos(celula.trechos, { ...a, item }) })),
    }));
  });
  const listadas = bloco.linhas.flatMap(({ paraCada }) => (paraCada === null ? [] : [(a.valores.listas[paraCada] ?? []).length]));
  const diz = listadas.length === 0 || listadas.some((n) => n > 0);
  return diz ? [{ ...bloco, linhas }] : [];
}

const valorDe = (termo: string, { item, valores }: Andamento): string => item[termo] ?? valores.campos[termo] ?? '';

function vale({ termo, quando, valor }: Condicao, a: Andamento): boolean {
  const lista = a.valores.listas[termo];
  const tem = lista ? (lista.length > 0 ? String(lista.length) : '') : valorDe(termo, a);
  const igual = tem.localeCompare(valor.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
  return { preenchido: tem !== '', vazio: tem === '', igual, diferente: !igual }[quando];
}

function trechos(escritos: readonly Trecho[], a: Andamento): Trecho[] {
  return escritos.flatMap((trecho) => {
    if (trecho.tipo === 'termo') return isDaPagina(trecho.termo) ? [trecho] : doTermo(trecho, a);
    return trecho.tipo === 'texto' ? escrever(comLetrasDoPapel(trecho.texto), trecho) : [trecho];
  });
}

function doTermo(trecho: TrechoDeTermo, a: Andamento): Trecho[] {
  const valor = valorDe(trecho.termo, a);
  const supre = trecho.vazio !== undefined || trecho.antes !== undefined || trecho.depois !== undefined;
  if (valor === '' && !supre && !Object.hasOwn(a.item, trecho.termo)) a.vazios.add(trecho.termo);
  const [antes, depois, vazio] = [trecho.antes, trecho.depois, trecho.vazio].map((um) => comLetrasDoPapel(um ?? ''));
  return escrever(valor === '' ? (vazio ?? '') : `${antes ?? ''}${valor}${depois ?? ''}`, trecho);
}

const escrever = (escrito: string, com: Marcas): Trecho[] => (escrito === '' ? [] : [{ tipo: 'texto', texto: escrito, ...marcasDe(com) }]);

/** Whether the text of a paper that was filled in says or shows anything. */
export const dizAlgo = ({ blocos }: Pick<ConteudoDoPapel, 'blocos'>): boolean =>
  blocos.some((bloco) => ('blocos' in bloco ? dizAlgo(bloco) : bloco.tipo === 'imagem' || bloco.tipo === 'codigos')) ||
  [...percorrer({ cabecalho: [], blocos, rodape: [] })].some((achado) => achado.tipo === 'texto' && achado.texto.trim() !== '');
