import { z } from 'zod';

const problema = z.object({
  /** Of the part that was not taken: a cell, a roll. */
  id: z.string(),
  rotulo: z.string(),
  digitado: z.string(),
  /** What stands instead, in words, and whose it is; null where nothing stands in the way but a rule. */
  atual: z.string().nullable(),
  por: z.string().nullable(),
  motivo: z.string(),
  /** Over which version it may be sent again; null: what was typed was refused, and stays so. */
  versao: z.number().nullable(),
});
/** A part of a write that the server did not take, as a person has to see it. */
export type Problema = z.output<typeof problema>;

export const esquemaEnvio = z.object({
  id: z.string(),
  tipo: z.string(),
  titulo: z.string(),
  /** The screen that it was typed on. */
  href: z.string(),
  /** When it was begun: the order of the queue. */
  em: z.string(),
  chave: z.string(),
  corpo: z.unknown(),
  problemas: z.array(problema),
});
/** A write that waits for the server. */
export type Envio = z.output<typeof esquemaEnvio>;
export type NovoEnvio = Pick<Envio, 'id' | 'tipo' | 'titulo' | 'href' | 'corpo'>;

/** What is left of a write after an answer: the parts that were not taken, each with its problem. Null: all was taken. */
export type Resto = { corpo: unknown; problemas: Problema[] } | null;
/** How a kind of write is sent, and what a choice makes of it. */
export type TipoDeEnvio = {
  /** The beginnings of paths that it makes old (`envelhecer`). */
  envelhece: readonly string[];
  /** `anotar` keeps the body as it stands once a part of it is settled, whatever becomes of the rest. */
  enviar(corpo: unknown, chave: string, anotar: (corpo: unknown) => void): Promise<Resto>;
  /** The body with a part over the version that stands now. */
  insistir(corpo: unknown, problema: Problema): unknown;
  /** The body without a part; null when nothing is left. */
  largar(corpo: unknown, problema: Problema): unknown;
};
export type Escolha = 'minha' | 'atual';
/** The problem of a write that was refused whole. */
export const INTEIRO = '';

/** Typed again, it takes the place of the one before, in its turn: another write with another key, whatever stood against the old one. */
export function substituir(anterior: Envio | null, novo: NovoEnvio, { chave, agora }: { chave: string; agora: string }): Envio {
  return { ...novo, chave, em: anterior?.em ?? agora, problemas: [] };
}

export const emOrdem = (envios: readonly Envio[]): Envio[] =>
  envios.toSorted((a, b) => a.em.localeCompare(b.em) || a.id.localeCompare(b.id));

/** Those that may be sent: what waits for a choice waits, and what comes after it goes on. */
export const aEnviar = (envios: readonly Envio[]): Envio[] => emOrdem(envios).filter(({ problemas }) => problemas.length === 0);

/** After an answer. Null: nothing is left to send. */
export const depoisDaResposta = (envio: Envio, resto: Resto, chave: string): Envio | null =>
  resto === null ? null : { ...envio, corpo: resto.corpo, problemas: resto.problemas, chave };

/** Refused whole, by a rule: every part of it stays as it was typed. */
export const recusado = (envio: Envio, motivo: string, chave: string): Envio => ({
  ...envio,
  chave,
  problemas: [{ id: INTEIRO, rotulo: envio.titulo, digitado: '', atual: null, por: null, motivo, versao: null }],
});

/** A choice about one problem. Null: the write is settled, and nothing of it is sent. */
export function decidir(envio: Envio, id: string, escolha: Escolha, tipo: TipoDeEnvio, chave: string): Envio | null {
  const escolhido = envio.problemas.find((cada) => cada.id === id);
  if (!escolhido) return envio;
  const problemas = envio.problemas.filter((cada) => cada.id !== id);
  // Of the whole write: it goes again as it was, or not at all.
  if (id === INTEIRO) return escolha === 'minha' ? { ...envio, problemas, chave } : null;
  const corpo = escolha === 'minha' ? tipo.insistir(envio.corpo, escolhido) : tipo.largar(envio.corpo, escolhido);
  return corpo === null ? null : { ...envio, corpo, problemas, chave };
}
