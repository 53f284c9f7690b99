import { z } from 'zod';
import { copiarLocal, guardarLocal, lerLocal } from '#platform/web/armazem.ts';
import { chaveDeRascunho, isRascunhoDe } from '#platform/web/chave-de-rascunho.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { iguais } from '../valores/alteracao.ts';

const campos = z.record(z.string(), z.unknown());
/** All that stood in the form, with the version of the record that it was typed over. */
const rascunhoSchema = z.object({ em: z.iso.datetime(), valores: campos });
type Valores = Readonly<Record<string, unknown>>;
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

/** A draft that stands in the store, with the key that it has there. */
export type RascunhoGuardado = Rascunho & { chave: string };

/** Not `randomUUID`: a school's own network may serve the portal without https, where it is missing. */
export const lugarNovo = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Each form that opens writes to a place of its own: neither another tab nor a draft that is still offered is written over. */
export const lugarDoRascunho = (chave: string, lugar: string): string => `${chave}#${lugar}`;

/** Every draft of a form, whoever of this user's tabs left it, the newest first; those past their week leave. */
export function lerRascunhos(usuario: string, chave: string, agora: Date): RascunhoGuardado[] {
  const inteira = chaveDeRascunho(usuario, chave);
  const inicio = chaveDeRascunho(usuario, '').length;
  return copiarLocal((outra) => outra === inteira || outra.startsWith(lugarDoRascunho(inteira, '')))
    .flatMap(([onde, bruto]) => {
      const rascunho = entender(bruto, agora);
      if (rascunho === null) guardarLocal(onde, null);
      return rascunho === null ? [] : [{ ...rascunho, chave: onde.slice(inicio) }];
    })
    .toSorted((a, b) => b.em.localeCompare(a.em));
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

/** Keeps what stands in a form. `ocultos` are fields that never go to the disk (passwords). */
export function guardarRascunho(usuario: string, chave: string, valores: Valores, ocultos: readonly string[], agora: Date): Rascunho {
  const visiveis = Object.entries(valores).filter(([nome]) => !ocultos.includes(nome));
  const rascunho: Rascunho = { em: agora.toISOString(), valores: Object.fromEntries(visiveis) };
  guardarLocal(chaveDeRascunho(usuario, chave), JSON.stringify(rascunho));
  return rascunho;
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

/** Whether a draft holds something that the record as it was read does not say. */
export const trazAlgo = ({ valores }: Pick<Rascunho, 'valores'>, salvos: Valores): boolean =>
  Object.keys(valores).some((nome) => nome !== 'versao' && !iguais(valores[nome], salvos[nome]));

/** Whether the record was saved by somebody since a draft of it was typed: saving the draft will ask which version stays. */
export const isDeOutraVersao = ({ valores }: Pick<Rascunho, 'valores'>, salvos: Valores): boolean =>
  'versao' in salvos && valores['versao'] !== salvos['versao'];
