import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaJustificativa, esquemaRevogacao, linhaJustificativa } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const ver = comPermissao('diario-frequencias:visualizar');
const editar = comPermissao('diario-frequencias:criar', 'diario-frequencias:editar');

/** Justified absences. */
export const justificativasApi = {
  listarJustificativas: defineEndpoint({
    method: 'GET',
    path: 'Justificativa/obter-paginado',
    acesso: ver,
    resumo: 'Justifications of absences: of a class, of a student, the newest first',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['dataInicio', 'aluno'], padrao: 'dataInicio', ascendentePadrao: false }),
        Nome: filtroTexto(100),
        TurmaId: filtroId(),
        MatriculaId: filtroId(),
        Situacao: z.enum(['vigente', 'revogada']).optional(),
      })
      .transform((q) => ({
        paginacao: toPaginacao(q),
        filtros: { nome: q.Nome, turmaId: q.TurmaId, matriculaId: q.MatriculaId, situacao: q.Situacao },
      })),
    output: paginaDe(linhaJustificativa),
  }),
  registrarJustificativa: defineEndpoint({
    method: 'POST',
    path: 'Justificativa',
    acesso: editar,
    resumo: 'Justifies the absences of a student between two days',
    body: esquemaJustificativa,
    output: z.object({ id: z.number() }),
  }),
  anexarDocumento: defineEndpoint({
    method: 'POST',
    path: 'Justificativa/{id}/documento',
    acesso: editar,
    resumo: 'Puts the document of a justification: PDF, JPEG or PNG up to 10 MB; images are made anew',
    params: porId,
    uploadMaxBytes: 10 * 1_048_576,
    output: z.object({ id: z.number(), documento: z.string() }),
  }),
  baixarDocumento: defineEndpoint({
    method: 'GET',
    path: 'Justificativa/{id}/documento',
    acesso: editar,
    resumo: 'The document of a justification; each reading is recorded',
    params: porId,
    arquivo: true,
  }),
  revogarJustificativa: defineEndpoint({
    method: 'POST',
    path: 'Justificativa/{id}/revogacao',
    acesso: editar,
    resumo: 'Takes a justification back, with a reason: the absences count as unjustified again',
    params: porId,
    body: esquemaRevogacao,
    output: z.object({ id: z.number() }),
  }),
};
