import type { z } from 'zod';
import { camposDe } from '#platform/web/formulario/index.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { esquemaDocumentoPadrao } from '#domains/academico/documentos/padrao/esquemas.ts';

/** The text is one value for its form: blocks hold blocks, and have no paths of their own. */
type Texto = Pick<ConteudoDoPapel, 'pagina'> & { cabecalho: string; rodape: string; blocos: string };
type Valores = Omit<z.input<typeof esquemaDocumentoPadrao>, 'conteudo'> & { conteudo: Texto };

/** The paths of the form of a template. */
export const campo = camposDe<Valores>();
