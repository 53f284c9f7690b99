import { somar } from '#shared/dinheiro.ts';
import { fechamento } from './api.ts';
import type { z } from 'zod';

/** The closing as a person fills it in: the balance is no field of theirs, it is the sum of what was counted. */
export const fechamentoContado = fechamento.omit({ saldoInformadoCentavos: true }).required({ contagens: true });

/** The body of a closing that was counted. */
export const corpoDoFechamento = (contado: z.output<typeof fechamentoContado>): z.input<typeof fechamento> => ({
  ...contado,
  saldoInformadoCentavos: somar(contado.contagens.map((c) => c.contadoCentavos)),
});
