import type { DadosDoPapel, FatosDoPapel } from './fatos.ts';

/** What the terms of the document speak of. */
export type DoDocumento = FatosDoPapel & { papel: DadosDoPapel };
