import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { layouts } from '../codigos/cobranca.ts';

const id = z.number();
const texto = z.string();

export const previaDaRemessa = z.object({
  contaNome: texto,
  nsa: z.number(),
  entradas: z.number(),
  totalCentavos: dinheiro,
  baixas: z.number(),
  /** Slips whose new due date the bank is told. */
  vencimentos: z.number(),
  /** The bank knows the company by a code that the account lacks: no file can be made. */
  faltaCodigo: z.boolean(),
  /** What the slips of the file were printed with, when the account says something else since: they go in a file of their own. */
  dadosAnteriores: z.object({ agencia: texto, conta: texto, carteira: texto, convenio: texto }).nullable(),
  /** Slips that go in files after this one. */
  restam: z.number(),
  /** Slips that were never sent and whose titles are no longer open: they end here. */
  descartados: z.number(),
});

export const itemRemessa = z.object({
  id,
  contaNome: texto,
  nsa: z.number(),
  layout: z.enum(layouts),
  nomeArquivo: texto,
  entradas: z.number(),
  baixas: z.number(),
  vencimentos: z.number(),
  totalCentavos: dinheiro,
  usuarioNome: texto,
  em: texto,
});
