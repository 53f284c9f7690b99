import type { z } from 'zod';
import { type Caminho, camposDe } from '#platform/web/formulario/index.ts';
import type { novaNotaFiscal } from '#domains/suprimentos/notas-fiscais/esquemas.ts';

/** The fields of an invoice, and of one of its lines. */
export const campo = camposDe<typeof novaNotaFiscal>();
export type CaminhoDoItem = Caminho<z.input<typeof novaNotaFiscal>['itens'][number]>;
