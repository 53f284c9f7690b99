import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** The code by which a standing title is paid, typed later; none takes it off. */
export const codigoDoTitulo = z.strictObject({ codigo: campo.textoOpcional(600), versao: campo.versao() });

/** Another due date of a standing title, and why. */
export const vencimentoDoTitulo = z.strictObject({
  dataVencimento: campo.dataCivil(),
  motivo: campo.texto({ min: 3, max: 300 }),
  versao: campo.versao(),
});
