import { z } from 'zod';
import { comPermissao, defineEndpoint, publico } from '#shared/endpoint.ts';
import { filtroId, paginacaoQuery } from '#shared/listas/paginacao.ts';
import {
  codigoDigitado,
  conferencia,
  documentoEmitido,
  esquemaCancelamento,
  esquemaEmissao,
  frequenciaApurada,
  paginaDocumentos,
} from './esquemas.ts';
import { campo, porId } from '#shared/campos.ts';

const ver = comPermissao('matriculas:visualizar');

/** Documents of enrollments: issued, printed again, confirmed by their code. */
export const documentosApi = {
  listarDocumentos: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/obter-paginado',
    acesso: ver,
    resumo: 'Documents issued, of an enrollment when told',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['numero', 'dataEmissao'], padrao: 'numero', ascendentePadrao: false }),
      MatriculaId: filtroId(),
    }),
    output: paginaDocumentos,
  }),
  apurarFrequencia: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/frequencia',
    acesso: comPermissao('matriculas:editar'),
    resumo: 'What the diary says of the attendance of a student between two days, as the declaration would tell it',
    query: z
      .strictObject({ MatriculaId: campo.id(), De: campo.dataCivil(), Ate: campo.dataCivil() })
      .transform((q) => ({ matriculaId: q.MatriculaId, de: q.De, ate: q.Ate })),
    output: frequenciaApurada,
  }),
  emitirDocumento: defineEndpoint({
    method: 'POST',
    path: 'DocumentoEmitido',
    acesso: comPermissao('matriculas:editar'),
    resumo: 'Issues a declaration of an enrollment: numbered, with a verification code, its content frozen',
    body: esquemaEmissao,
    output: documentoEmitido,
  }),
  cancelarDocumento: defineEndpoint({
    method: 'POST',
    path: 'DocumentoEmitido/{id}/cancelamento',
    acesso: comPermissao('matriculas:excluir'),
    resumo: 'The document no longer stands, for a reason; its code says so from now on',
    params: porId,
    body: esquemaCancelamento,
    output: z.object({ id: z.number() }),
  }),
  imprimirDocumento: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/{id}/pdf',
    acesso: ver,
    resumo: 'A document exactly as it was issued',
    params: porId,
    arquivo: true,
  }),
  conferirDocumento: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/conferencia/{codigo}',
    acesso: publico('whoever holds a paper of the school checks it, without an account'),
    resumo: 'Whether a verification code is of a document or receipt of this school',
    params: z.strictObject({ codigo: codigoDigitado }),
    output: conferencia,
  }),
};
