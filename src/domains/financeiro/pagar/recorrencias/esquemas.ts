import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const aPartirDe = campo.dataCivil();
const motivo = campo.texto({ min: 3, max: 300 });
export const ajusteEsquema = z.strictObject({ aPartirDe, valorCentavos: campo.centavos({ min: 1 }), motivo });
export const encerramentoEsquema = z.strictObject({ aPartirDe, motivo });
