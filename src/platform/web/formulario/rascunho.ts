import { z } from 'zod';
import { copiarLocal, guardarLocal, lerLocal } from '../armazem.ts';
import { chaveDeRascunho, isRascunhoDe } from '../chave-de-rascunho.ts';
import { escreverInstante } from '../fuso.ts';

const rascunhoSchema = z.object({ em: z.iso.datetime(), valores: z.record(z.string(), z.unknown()) });
export type Rascunho = z.output<typeof rascunhoSchema>;

const VALIDADE_MS = 7 * 24 * 60 * 60 * 1000;

/** The draft kept for a user under a key; null when there is none, it is older than a week, or it cannot be read. */
export function lerRascunho(usuario: string, chave: string, agora: Date): Rascunho | null {
  return entender(lerLocal(chaveDeRascunho(usuario, chave)), agora);
}

function entender(bruto: string | null, agora: Date): Rascunho | null {
  if (bruto === null) return null;
  try {
    const lido = rascunhoSchema.safeParse(JSON.parse(bruto));
    return lido.success && agora.getTime() - Date.parse(lido.data.em) < VALIDADE_MS ? lido.data : null;
  } catch (erro) {
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

/** The drafts of the forms that are open on this page, which ask for themselves before they are left. */
const abertos = new Set<string>();

/** Notes that a form with a draft is open on this page. Gives how to undo it. */
export function marcarAberto(usuario: string, chave: string): () => void {
  abertos.add(chaveDeRascunho(usuario, chave));
  return () => void abertos.delete(chaveDeRascunho(usuario, chave));
}

/** How many forms of this user that are not open on this page hold something unsaved: in another tab, or left behind. */
export function contarRascunhosDeFora(usuario: string, agora: Date): number {
  return copiarLocal((chave) => isRascunhoDe(usuario, chave) && !abertos.has(chave)).filter(([, bruto]) => entender(bruto, agora) !== null)
    .length;
}

/** Keeps what is typed so far. `ocultos` are fields that never go to the disk (passwords). */
export function guardarRascunho(
  usuario: string,
  chave: string,
  valores: Readonly<Record<string, unknown>>,
  ocultos: readonly string[],
  agora: Date,
): void {
  const visiveis = Object.fromEntries(Object.entries(valores).filter(([nome]) => !ocultos.includes(nome)));
  guardarLocal(chaveDeRascunho(usuario, chave), JSON.stringify({ em: agora.toISOString(), valores: visiveis }));
}

/** Forgets a draft: saved, discarded. */
export function apagarRascunho(usuario: string, chave: string): void {
  guardarLocal(chaveDeRascunho(usuario, chave), null);
}

/** Day and time of an instant at the school, whatever zone this computer keeps. */
const naEscola = (instante: Date) => escreverInstante(instante.toISOString()).split(' ') as [dia: string, hora: string];

/** When something happened: '14:32' today, '19/11/2026 14:32' before. */
export function quandoFoi(instante: Date, agora = new Date()): string {
  const [dia, horas] = naEscola(instante);
  return dia === naEscola(agora)[0] ? horas : `${dia} ${horas}`;
}
