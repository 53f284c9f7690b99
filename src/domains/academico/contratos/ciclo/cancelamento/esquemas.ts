import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const multaEsquema = z
  .discriminatedUnion('forma', [
    z.strictObject({ forma: z.literal('valor'), valorCentavos: campo.centavos({ min: 1 }), dataVencimento: campo.dataCivil() }),
    z.strictObject({
      forma: z.literal('percentual'),
      percentual: campo.taxa({ min: '0.0001', max: '100' }),
      dataVencimento: campo.dataCivil(),
    }),
  ])
  .nullable()
  .default(null);

const cancelamento = {
  /** What was renegotiated stays owed in its agreements, though it was due after the date. */
  manterAcordos: z.boolean().default(false),
  dataEfeito: campo.dataCivil.opcional(),
  motivo: campo.textoOpcional(500),
  multa: multaEsquema,
};

export const cancelamentoEsquema = z.strictObject({ versao: campo.versao(), ...cancelamento });

export const cancelamentosEsquema = z.strictObject({ ids: z.array(campo.id()).min(1).max(5000), ...cancelamento });
