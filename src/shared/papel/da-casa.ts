import type { Textos } from '../erros.ts';
import type { Achados } from '../regra.ts';
import { definirMensagensDeCampo, recusa } from '../validacao.ts';
import type { Bloco, ConteudoDoPapel } from './esquema.ts';
import type { Guia } from './guia.ts';
import { percorrer } from './percorrer.ts';
import type { Valores } from './preencher.ts';
import { guiaDos, type Inteiros, type Listas, type Termo, type Termos, valoresDos } from './termos.ts';

definirMensagensDeCampo({
  CLAUSULA_OBRIGATORIA: {
    br: 'Este papel não pode ficar sem: {oQue}. Ponha de volta no texto, fora de “só aparece quando”: {termos}.',
    en: 'This paper cannot be without: {what}. Put back into the text, outside of “stands only when”: {termos}.',
  },
});

/**
 * A term or a list that the law asks a paper for: the text may not be without it, whatever the facts. `itens`: what must be said of each item of a
 * list; where nothing is told, something of it.
 */
export type Exigencia = { nome: string; oQue: Textos; itens?: readonly string[] };
const especiesDaCasa = ['contrato', 'carta', 'declaracao', 'ata', 'outro'] as const;

/**
 * A paper that the product issues by itself: what it may say (terms and lists of its own), what it must say, the text that comes with the product, and
 * facts to show it by. The school's own text takes the place of the delivered one. `D`: what it is filled in with.
 */
export type PapelDaCasa<D> = {
  chave: string;
  nome: Textos;
  especie: (typeof especiesDaCasa)[number];
  guia: Guia;
  exigencias: readonly Exigencia[];
  conteudo: ConteudoDoPapel;
  exemplo: () => Valores;
  valores: (de: D) => Valores;
  /** It has no code by which it is checked: it is signed by hand, or a letter. */
  semSelo?: true;
  /** What more stands against a text of it. */
  conferir?: (conteudo: ConteudoDoPapel, achados: Achados) => void;
};
type Definicao<D> = Omit<PapelDaCasa<D>, 'guia' | 'exemplo' | 'valores'> & {
  termos: Termos<D>;
  listas: Listas<D>;
  inteiros?: Inteiros<D>;
  exemplo: () => D;
};

export const definirPapel = <D>({ termos, listas, inteiros = {}, exemplo, ...papel }: Definicao<D>): PapelDaCasa<D> => ({
  ...papel,
  guia: guiaDos(termos, listas, inteiros),
  exemplo: () => valoresDos(termos, listas, exemplo(), inteiros),
  valores: (de) => valoresDos(termos, listas, de, inteiros),
});

/** A clause that the law asks for, word by word: a term that always says the same. The school puts it where it wants, and cannot change it. */
export const comoNaLei = <D>({ br, en }: Textos, texto: string): Termo<D> => ({
  significado: { br: `Cláusula: ${br}`, en: `Clause: ${en}` },
  valor: () => texto,
});

type Ditos = { soltos: ReadonlySet<string>; daLista: ReadonlyMap<string, ReadonlySet<string>> };
/** What a paper says whatever the facts: what stands outside of conditions; the terms of each list that it goes through by themselves. */
function sempreDitos(blocos: readonly Bloco[]): Ditos {
  const semCondicoes = (quais: readonly Bloco[]): Bloco[] =>
    quais.flatMap((bloco): Bloco[] =>
      bloco.tipo === 'se' ? [] : 'blocos' in bloco ? [{ ...bloco, blocos: semCondicoes(bloco.blocos) }] : [bloco],
    );
  const achados = percorrer({ cabecalho: [], rodape: [], blocos: semCondicoes(blocos) });
  const termos = [...achados].flatMap((um) => (um.tipo === 'termo' ? [{ nome: um.nome, lista: um.lugar.lista }] : []));
  const porLista = Map.groupBy(termos, ({ lista }) => lista);
  const nomes = (lista: string | null) => new Set(porLista.get(lista)?.map(({ nome }) => nome));
  return {
    soltos: nomes(null),
    daLista: new Map([...porLista.keys()].flatMap((lista) => (lista === null ? [] : [[lista, nomes(lista)]]))),
  };
}

function isDita({ nome, itens = [] }: Exigencia, { soltos, daLista }: Ditos): boolean {
  const ditos = daLista.get(nome);
  return soltos.has(nome) || (ditos !== undefined && itens.every((um) => ditos.has(um)));
}
const comoSeDiz = ({ nome, itens = [] }: Exigencia): string =>
  [`{{${nome}}}`, ...(itens.length === 0 ? [] : [itens.map((um) => `{{${um}}}`).join(', ')])].join(', com ');

/** Whether a text of one of the product's papers says what the law asks it for; all that it lacks is told in one refusal. */
export function conferirExigencias(
  { blocos }: Pick<ConteudoDoPapel, 'blocos'>,
  { exigencias }: Pick<PapelDaCasa<never>, 'exigencias'>,
  achados: Achados,
): void {
  const ditos = sempreDitos(blocos);
  const faltam = exigencias.filter((uma) => !isDita(uma, ditos));
  if (faltam.length === 0) return;
  const params = {
    termos: faltam.map(comoSeDiz).join('; '),
    oQue: faltam.map(({ oQue }) => oQue.br).join('; '),
    what: faltam.map(({ oQue }) => oQue.en).join('; '),
  };
  achados.addIssue(recusa('CLAUSULA_OBRIGATORIA', params, ['blocos']));
}
