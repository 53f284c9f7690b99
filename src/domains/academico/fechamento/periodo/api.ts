import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const situacao = z.enum(['aberto', 'fechado']);
const ids = z.array(campo.id()).min(1).max(200);
const resposta = z.object({ feitas: z.array(z.number()), recusadas: z.array(z.object({ id: z.number(), motivo: z.string() })) });
const fechar = comPermissao('fechamento-periodo-letivo:criar');
const reabrir = comPermissao('fechamento-periodo-letivo:editar');
const motivo = campo.texto({ min: 3, max: 300 });

/** Closing etapas and periods for whole segmentações, once their classes are closed. */
export const fechamentoPeriodoApi = {
  obterPeriodos: defineEndpoint({
    method: 'GET',
    path: 'Fechamento/periodos',
    acesso: comPermissao('fechamento-periodo-letivo:visualizar'),
    resumo: 'The periods of a year, their segmentações and etapas, with how many classes have closed and how many diaries were handed in',
    query: z.strictObject({ AnoLetivoId: campo.id() }),
    output: z.object({
      periodos: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          dataInicio: z.string(),
          dataFim: z.string(),
          segmentacoes: z.array(
            z.object({
              /** Of the segmentação in this period. */
              id: z.number(),
              segmentacaoId: z.number(),
              nome: z.string(),
              situacao,
              turmas: z.number(),
              turmasFechadas: z.number(),
              etapas: z.array(
                z.object({
                  id: z.number(),
                  nome: z.string(),
                  dataInicio: z.string(),
                  dataFim: z.string(),
                  situacao,
                  turmas: z.number(),
                  turmasFechadas: z.number(),
                  diarios: z.number(),
                  entregues: z.number(),
                  /** Classes that have not closed it, of which every diary was handed in. */
                  prontas: z.array(z.number()),
                  /** Those that have not, whatever they lack. */
                  abertas: z.array(z.number()),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
  fecharEtapasDoPeriodo: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/etapas',
    acesso: fechar,
    resumo: 'Closes etapas for their whole segmentação, each by itself: those of which no class is open',
    body: z.strictObject({ ids }),
    output: resposta,
  }),
  fecharSegmentacoes: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/segmentacoes',
    acesso: fechar,
    resumo:
      'Closes segmentações in their period, each by itself: those without open etapas, and at the end of the year without open classes',
    body: z.strictObject({ ids }),
    output: resposta,
  }),
  reabrirEtapaDoPeriodo: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/etapas/{id}/reabertura',
    acesso: reabrir,
    resumo: 'Reopens an etapa for its segmentação, with a reason; its classes stay closed until each is reopened',
    params: porId,
    body: z.strictObject({ motivo }),
  }),
  reabrirSegmentacao: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/segmentacoes/{id}/reabertura',
    acesso: reabrir,
    resumo: 'Reopens a segmentação in its period, with a reason; its etapas and classes stay closed',
    params: porId,
    body: z.strictObject({ motivo }),
  }),
};
