import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  EMISSAO_DE_QUEM: { br: 'Escolha os alunos, ou um ano, curso ou turma.', en: 'Choose the students, or a year, course or class.' },
});

/** Papers of one run: a school, and more. */
export const EMITIDOS_MAXIMO = 2000;
const emitir = comPermissao('matriculas:editar');
const algumaEscolha = (
  { matriculaIds, anoLetivoId, turmaId }: { matriculaIds: unknown; anoLetivoId: unknown; turmaId: unknown },
  ctx: Achados,
): void => {
  if (matriculaIds === null && anoLetivoId === null && turmaId === null) ctx.addIssue(recusa('EMISSAO_DE_QUEM', {}, ['turmaId']));
};
const finalidade = campo.textoOpcional(200);

/** Papers issued by a template: for one student, chosen ones, or a filter. */
export const emissaoApi = {
  modelosParaEmitir: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/modelos',
    acesso: emitir,
    resumo: 'The templates by which the person may issue, for an enrollment when told',
    query: z.strictObject({ MatriculaId: filtroId() }),
    output: z.object({ itens: z.array(z.object({ id: z.number(), nome: z.string(), especie: z.string() })) }),
  }),
  emitirPorModelo: defineEndpoint({
    method: 'POST',
    path: 'DocumentoEmitido/por-modelo',
    acesso: emitir,
    resumo: 'Issues a paper by a template: numbered, with a verification code, frozen as it is printed',
    body: z.strictObject({ documentoPadraoId: campo.id(), matriculaId: campo.id(), finalidade }),
    output: z.object({ id: z.number(), numero: z.string(), codigoVerificacao: z.string() }),
  }),
  emitirVarios: defineEndpoint({
    method: 'POST',
    path: 'DocumentoEmitido/emissoes',
    acesso: emitir,
    resumo: 'Issues papers by a template in the background: for chosen enrollments, or for the active ones of a filter',
    body: z
      .strictObject({
        documentoPadraoId: campo.id(),
        matriculaIds: z.array(campo.id()).min(1).max(500).nullable(),
        anoLetivoId: campo.id.opcional(),
        segmentacaoId: campo.id.opcional(),
        cursoId: campo.id.opcional(),
        turmaId: campo.id.opcional(),
        finalidade,
      })
      .check(regra(algumaEscolha)),
    output: z.object({ tarefaId: z.number(), total: z.number() }),
  }),
  imprimirEmissao: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/emissoes/{id}/pdf',
    acesso: emitir,
    resumo: 'The papers of a run as one PDF, in the order of the classes',
    params: porId,
    arquivo: true,
  }),
};
