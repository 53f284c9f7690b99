import type { ConteudoDaAta } from '../conteudo.ts';

/** All that minutes may speak of: what was frozen when they were drawn up, and their number; none yet: a draft. */
export type DadosDaAta = { numero: string | null; conteudo: ConteudoDaAta };
