import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { maximoPorMudancaDeConta, motivo } from '../esquemas.ts';
import { escolhas } from './mudanca-de-vencimento.ts';

/** `fica` says which amount stays owed; asked for only where the new due date would make it another. */
export const vencimentoEsquema = z.strictObject({
  versao: campo.versao(),
  dataVencimento: campo.dataCivil(),
  motivo,
  fica: z.enum(escolhas).nullable().optional(),
});

/** Titles whose visibility one act changes. */
export const maximoNoPortal = 500;

export const portalEsquema = z.strictObject({ ids: z.array(campo.id()).min(1).max(maximoNoPortal), motivo: campo.textoOpcional(300) });

/** Titles that move together to another account, and by which method they are paid there. */
export const contaEsquema = z.strictObject({
  ids: z.array(campo.id()).min(1).max(maximoPorMudancaDeConta),
  contaBancariaId: campo.id(),
  formaPagamentoId: campo.id(),
});
