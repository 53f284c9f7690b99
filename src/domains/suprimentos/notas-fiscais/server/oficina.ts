import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { edicaoNotaFiscal, novaNotaFiscal } from '../esquemas.ts';
import { criarNotaFiscal as criar, editarNotaFiscal as editar } from './salvar.ts';

// What the demo school and tests do as the endpoints do.
export { estornarNotaFiscal } from './estornar.ts';
export { excluirNotaFiscal } from './excluir.ts';
export { gerarNotaFiscal } from './gerar.ts';

/** Enters a draft with what the form takes. Throws ZodError, and what the form's endpoint throws. */
export const criarNotaFiscal = (ato: Ato<Pessoa>, dados: z.input<typeof novaNotaFiscal>): ReturnType<typeof criar> =>
  criar(ato, novaNotaFiscal.parse(dados));
/** Changes a draft with what the form takes. */
export const editarNotaFiscal = (ato: Ato<Pessoa>, dados: z.input<typeof edicaoNotaFiscal>): ReturnType<typeof editar> =>
  editar(ato, edicaoNotaFiscal.parse(dados));
