import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** The code by which a standing title is paid, typed later; none takes it off. */
export const codigoDoTitulo = z.strictObject({ codigo: campo.textoOpcional(600), versao: campo.versao() });
