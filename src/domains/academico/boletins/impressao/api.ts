import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroIds, filtroInteiro } from '#shared/listas/paginacao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { ETAPAS_MAXIMO } from '../api.ts';

definirMensagensDeCampo({ BOLETIM_DE_QUEM: { br: 'Informe as matrículas ou a turma', en: 'Give the enrollments or the class' } });

/** Report cards of one file that is made while the reader waits: a class, and more. */
export const MAXIMO_NA_HORA = 100;
const algumaEscolha = ({ MatriculaIds, TurmaId }: { MatriculaIds?: unknown; TurmaId?: unknown }, ctx: Achados): void => {
  if (MatriculaIds === undefined && TurmaId === undefined) ctx.addIssue(recusa('BOLETIM_DE_QUEM', {}, ['TurmaId']));
};
const ver = comPermissao('boletins:visualizar');

/** Report cards on paper. */
export const impressaoDeBoletinsApi = {
  boletinsEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Boletim/pdf',
    acesso: ver,
    resumo: `Up to ${MAXIMO_NA_HORA} report cards as one PDF: of chosen enrollments, or of everybody who sits in a class`,
    arquivo: true,
    query: z
      .strictObject({ MatriculaIds: filtroIds(MAXIMO_NA_HORA), TurmaId: filtroId(), Etapa: filtroInteiro(1, ETAPAS_MAXIMO) })
      .check(regra(algumaEscolha)),
  }),
  imprimirBoletins: defineEndpoint({
    method: 'POST',
    path: 'Boletim/impressoes',
    acesso: ver,
    resumo: 'Prepares the report cards of the classes of a filter in the background, one PDF a class',
    body: z.strictObject({
      anoLetivoId: campo.id(),
      segmentacaoId: campo.id.opcional(),
      cursoId: campo.id.opcional(),
      turmaId: campo.id.opcional(),
      etapa: campo.inteiro({ min: 1, max: ETAPAS_MAXIMO }).nullable(),
    }),
    output: z.object({ tarefaId: z.number(), turmas: z.number(), boletins: z.number() }),
  }),
  obterImpressao: defineEndpoint({
    method: 'GET',
    path: 'Boletim/impressoes/{id}',
    acesso: ver,
    resumo: 'What a job of report cards prepared: the PDF of its class, or a ZIP of one PDF a class',
    params: porId,
    arquivo: true,
  }),
};
