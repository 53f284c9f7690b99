import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import '../mensagens.ts';

export const esquemaCopiaDeAno = z
  .strictObject({
    origemAnoLetivoId: campo.id(),
    destinoAnoLetivoId: campo.id(),
    disciplinas: z.boolean().default(true),
    docentes: z.boolean().default(false),
  })
  .check(
    regra((copia, ctx) => {
      if (copia.origemAnoLetivoId === copia.destinoAnoLetivoId) ctx.addIssue(recusa('COPIA_ANOS_IGUAIS', {}, ['destinoAnoLetivoId']));
    }),
  );
