import { z } from 'zod';
import { type Trecho, nomeDeTermo, trechos } from './trechos.ts';

/** The form in which a paper is kept: our own, strict and bounded, so that it outlives whatever program edits it. It holds no markup. */
export const alinhamentos = ['esquerda', 'centro', 'direita', 'justificado'] as const;
const alinhamento = z.enum(alinhamentos);
export type Alinhamento = z.output<typeof alinhamento>;
export const condicoes = ['preenchido', 'vazio', 'igual', 'diferente'] as const;

const paragrafo = z.strictObject({ tipo: z.literal('paragrafo'), alinhamento, trechos });
const titulo = z.strictObject({
  tipo: z.literal('titulo'),
  nivel: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  alinhamento,
  trechos,
});
/** How many a block may have, and how many blocks stand beside each other: `conferirPapel` tells of more by where the block stands. What is ten times as much is refused as it is read. */
export const MAXIMOS = { colunas: 10, linhas: 100, itens: 100, blocos: 400 } as const;
const lista = z.strictObject({
  tipo: z.literal('lista'),
  ordenada: z.boolean(),
  itens: z
    .array(z.strictObject({ trechos }))
    .min(1)
    .max(10 * MAXIMOS.itens),
});
const celula = z.strictObject({ alinhamento, trechos });
const tabela = z.strictObject({
  tipo: z.literal('tabela'),
  /** Shares of the width. */
  colunas: z
    .array(z.number().min(1).max(100))
    .min(1)
    .max(10 * MAXIMOS.colunas),
  linhas: z
    .array(
      z.strictObject({
        /** Heads the table on every page that it goes on over. */
        cabecalho: z.boolean(),
        /** Comes once for each item of a list; null: once. */
        paraCada: nomeDeTermo.nullable(),
        celulas: z
          .array(celula)
          .min(1)
          .max(10 * MAXIMOS.colunas),
      }),
    )
    .min(1)
    .max(10 * MAXIMOS.linhas),
});
const imagem = z.strictObject({
  tipo: z.literal('imagem'),
  imagemId: z.number().int().positive(),
  /** Percent of the width of the text. */
  largura: z.number().int().min(5).max(100),
  alinhamento: z.enum(['esquerda', 'centro', 'direita']),
});
const assinatura = z.strictObject({ tipo: z.literal('assinatura'), trechos });
const regua = z.strictObject({ tipo: z.literal('regua') });
const quebraDePagina = z.strictObject({ tipo: z.literal('quebraDePagina') });

const simples = [paragrafo, titulo, lista, tabela, imagem, assinatura, regua, quebraDePagina] as const;
type Simples = z.output<(typeof simples)[number]>;
/**
 * A way to pay, with its codes drawn and never cut: lines and bars below each other, the QR code at the right. Only the product makes it, so that no
 * template holds one.
 */
export type Codigos = { tipo: 'codigos'; partes: ParteDosCodigos[]; qr: string | null };
/** `corrido`: written in one run without a break, as small as that takes. Bars and the spaces between them are widths, bar first. */
export type ParteDosCodigos = { texto: string; tamanho: number; negrito?: true; corrido?: true } | { barras: number[] };
export type Condicao = { termo: string; quando: (typeof condicoes)[number]; valor: string };
/** A block of a paper. Those that hold others: stays on one page, stands only when, comes for each. */
export type Bloco =
  | Simples
  | Codigos
  | { tipo: 'junto'; blocos: Bloco[] }
  | { tipo: 'se'; condicao: Condicao; blocos: Bloco[] }
  | { tipo: 'paraCada'; lista: string; blocos: Bloco[] };
export type Tabela = z.output<typeof tabela>;
export type BlocoDe<T extends Bloco['tipo']> = Extract<Bloco, { tipo: T }>;

/** Blocks in blocks, as deep as a person can follow. */
export const NIVEIS = 4;
const BLOCOS = 10 * MAXIMOS.blocos;
const condicao = z.strictObject({ termo: nomeDeTermo, quando: z.enum(condicoes), valor: z.string().max(200) });
function blocosAte(niveis: number): z.ZodType<Bloco[], Bloco[]> {
  if (niveis === 0) return z.array(z.discriminatedUnion('tipo', [...simples])).max(BLOCOS);
  const blocos = blocosAte(niveis - 1);
  return z
    .array(
      z.discriminatedUnion('tipo', [
        ...simples,
        z.strictObject({ tipo: z.literal('junto'), blocos }),
        z.strictObject({ tipo: z.literal('se'), condicao, blocos }),
        z.strictObject({ tipo: z.literal('paraCada'), lista: nomeDeTermo, blocos }),
      ]),
    )
    .max(BLOCOS);
}

const faixa = z.array(paragrafo).max(10);
const milimetros = z.number().int().min(5).max(60);
const pagina = z.strictObject({
  orientacao: z.enum(['retrato', 'paisagem']),
  margens: z.strictObject({ topo: milimetros, direita: milimetros, base: milimetros, esquerda: milimetros }),
  /** Size of the running text, in points. */
  letra: z.number().int().min(8).max(14),
  /** The data of the school above the header. */
  timbre: z.boolean(),
  /** An image under the text of every page, to its edges. Versions of before say nothing of it. */
  fundo: z.number().int().positive().nullish(),
});

export const conteudoDoPapel = z.strictObject({ pagina, cabecalho: faixa, rodape: faixa, blocos: blocosAte(NIVEIS) });
export type ConteudoDoPapel = { pagina: z.output<typeof pagina>; cabecalho: Paragrafo[]; rodape: Paragrafo[]; blocos: Bloco[] };
export type Paragrafo = z.output<typeof paragrafo>;

/** What a whole template may weigh, in characters. */
export const TAMANHO_MAXIMO = 400_000;

/** A sheet that nothing was written on. */
export const papelEmBranco = (): ConteudoDoPapel => ({
  pagina: { orientacao: 'retrato', margens: { topo: 20, direita: 20, base: 20, esquerda: 20 }, letra: 11, timbre: true },
  cabecalho: [],
  rodape: [
    {
      tipo: 'paragrafo',
      alinhamento: 'direita',
      trechos: [
        { tipo: 'texto', texto: 'Página ' },
        { tipo: 'termo', termo: 'pagina.numero' },
        { tipo: 'texto', texto: ' de ' },
        { tipo: 'termo', termo: 'pagina.total' },
      ],
    },
  ],
  blocos: [],
});

export const texto = (escrito: string, marcas: { negrito?: true; italico?: true } = {}): Trecho => ({
  tipo: 'texto',
  texto: escrito,
  ...marcas,
});
