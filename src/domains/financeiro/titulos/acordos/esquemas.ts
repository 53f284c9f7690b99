import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { motivo } from '../esquemas.ts';

export const encerramentoEsquema = z.strictObject({ motivo, versao: campo.versao() });
export const regrasEsquema = z.strictObject({
  diasParaQuebra: campo.inteiro({ min: 1, max: 365 }),
  maximoParcelas: campo.inteiro({ min: 1, max: 59 }),
  entradaMinimaPercentual: campo.taxa({ max: '100' }),
  versao: campo.versao(),
});
