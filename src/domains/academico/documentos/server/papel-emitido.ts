import type { Escola } from '#platform/server/escola.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { folha } from '#shared/papel/escrever.ts';
import { type Bloco, type ConteudoDoPapel, texto } from '#shared/papel/esquema.ts';

/** Everything that a paper issued by a template says: it is printed from this alone, today and in twenty years. */
export type ConteudoDoPapelEmitido = {
  alunoNome: string;
  titulo: string;
  escola: Escola;
  papel: ConteudoDoPapel;
  selo: NonNullable<PapelPronto['selo']>;
};

/** What declarations kept before they had templates: their paragraphs, ready. */
export type ConteudoDeAntes = {
  alunoNome: string;
  titulo: string;
  paragrafos: string[];
  observacao: string | null;
  lugarEData: string;
  assinatura: string;
  /** 'Confira este documento em …'. */
  conferencia: string;
  escola: Escola;
};

/** A declaration of before in the form of today: the same words, drawn by the one engine. */
export function papelDeAntes({ titulo, paragrafos, observacao, lugarEData, assinatura }: ConteudoDeAntes, numero: string): ConteudoDoPapel {
  const p = (escrito: string, negrito = false): Bloco => ({
    tipo: 'paragrafo',
    alinhamento: 'justificado',
    trechos: [texto(escrito, negrito ? { negrito } : {})],
  });
  return folha(
    { tipo: 'titulo', nivel: 1, alinhamento: 'centro', trechos: [texto(titulo)] },
    { ...p(`Nº ${numero}`), alinhamento: 'centro' } as Bloco,
    ...paragrafos.map((um) => p(um)),
    ...(observacao === null ? [] : [p(observacao, true)]),
    { tipo: 'junto', blocos: [p(lugarEData), { tipo: 'assinatura', trechos: [texto(assinatura)] }] },
  );
}

/** Where a declaration of before says that it is checked. */
export const enderecoDeAntes = ({ conferencia }: ConteudoDeAntes): string => conferencia.slice(conferencia.lastIndexOf(' ') + 1);
