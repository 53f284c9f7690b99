export { porId } from '#shared/campos.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import './mensagens.ts';

export const formato = z.enum(['csv', 'xlsx']).default('csv');
export const criado = z.object({ id: z.number() });
/** The record's own body beside its id and the version that was seen. */
export const edicao = { id: campo.id(), versao: campo.versao() };

export const semInversao = ({ dataInicio, dataFim }: { dataInicio: string | null; dataFim: string | null }, ctx: Achados): void => {
  if (dataInicio && dataFim && dataInicio > dataFim) ctx.addIssue(recusa('VIGENCIA_INICIO_APOS_FIM', {}, ['dataInicio']));
};

export const docente = z.object({
  id: z.number(),
  pessoaId: z.number(),
  nome: z.string(),
  dataInicio: z.string(),
  dataFim: z.string().nullable(),
  versao: z.number(),
});
