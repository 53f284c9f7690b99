import { documentosEmissao } from '#domains/academico/documentos/emissao/server/routes.ts';
import { documentosEnvio } from '#domains/academico/documentos/envio/server/routes.ts';
import { documentosPadrao } from '#domains/academico/documentos/padrao/server/routes.ts';
import { documentos } from '#domains/academico/documentos/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What the school declares and writes on paper. */
export const salasDosDocumentos: readonly Sala[] = [documentos, documentosEmissao, documentosEnvio, documentosPadrao];
