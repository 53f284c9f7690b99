import type { TelaId } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';
import { textosAbas } from './texts-abas.ts';

/** Tabs that people look for by name, as if they were screens, and the words by which they do besides it. */
export const abasDaPaleta = [
  { tela: 'financeiro-lancamentos', aba: 'conciliacao', titulo: textosAbas.conciliacao, palavras: textosAbas.extrato },
  { tela: 'impostos', aba: 'recolher', titulo: textosAbas.recolher, palavras: textosAbas.guia },
] as const satisfies readonly { tela: TelaId; aba: string; titulo: Textos; palavras: Textos }[];
