import { camposDe } from '#platform/web/formulario/index.ts';
import type { esquemaDocumentoPadrao } from '#domains/academico/documentos/padrao/esquemas.ts';

/** The paths of the form of a template. */
export const campo = camposDe<typeof esquemaDocumentoPadrao>();
