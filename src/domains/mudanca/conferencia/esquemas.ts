import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { tiposDaMudanca } from '../tipos.ts';

export const grupoDaConferencia = z.enum(valoresDaLista(tiposDaMudanca));

/** What the old system adds up to, whole. */
export const totaisAntigos = z.strictObject({
  versao: campo.versao(),
  totais: z
    .array(
      z.strictObject({
        grupo: grupoDaConferencia,
        chave: z.string().trim().max(120),
        quantidade: campo.inteiro({ min: 0, max: 9_999_999 }).nullable(),
        valorCentavos: campo.centavos.opcional(),
      }),
    )
    .max(1_000),
});
export const assinaturaDaConferencia = z.strictObject({
  versao: campo.versao(),
  observacao: campo.textoOpcional(1_000, { multilinha: true }),
});
