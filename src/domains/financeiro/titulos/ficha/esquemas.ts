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

/** Titles that move together to another account, and by which method they are paid there. `manterComBoleto` leaves those whose slip can be paid where they are. */
export const contaEsquema = z.strictObject({
  ids: z.array(campo.id()).min(1).max(maximoPorMudancaDeConta),
  contaBancariaId: campo.id(),
  formaPagamentoId: campo.id(),
  manterComBoleto: z.boolean().optional(),
});

/** What the refusal of such a move counts: titles that a slip holds, and the others that would move without them. */
export const contagemComBoleto = z.object({ comBoleto: z.number(), outros: z.number() });
