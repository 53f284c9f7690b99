import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';

const algumaTelaDoDiario = comPermissao(
  'diario-aulas:visualizar',
  'diario-frequencias:visualizar',
  'diario-avaliacoes:visualizar',
  'diario-notas:visualizar',
);
const situacao = z.enum(['aberto', 'fechado']);

/** What the screens of the diary choose from: only what the person may open, the own classes and subjects marked. */
export const diarioApi = {
  opcoesDoDiario: defineEndpoint({
    method: 'GET',
    path: 'Diario/opcoes',
    acesso: algumaTelaDoDiario,
    resumo: 'The years, and the classes of one of them (the current one unless told) whose diary the person may open',
    query: z.strictObject({ AnoLetivoId: filtroId() }).transform((q) => ({ anoLetivoId: q.AnoLetivoId })),
    output: z.object({
      anos: z.array(z.object({ id: z.number(), ano: z.number() })),
      anoLetivoId: z.number().nullable(),
      turmas: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          curso: z.string(),
          /** The person teaches in it. */
          minha: z.boolean(),
        }),
      ),
    }),
  }),
  opcoesDaTurma: defineEndpoint({
    method: 'GET',
    path: 'Diario/opcoes/{turmaId}',
    acesso: algumaTelaDoDiario,
    resumo: 'The subjects of a class whose diary the person may open, its etapas, and how it is judged',
    params: z.strictObject({ turmaId: campo.id() }),
    output: z.object({
      id: z.number(),
      nome: z.string(),
      situacao: z.enum(['aberta', 'fechada']),
      cursoId: z.number(),
      curso: z.string(),
      anoLetivoId: z.number(),
      ano: z.number(),
      tipo: z.enum(['nota', 'conceito', 'parecer']),
      controleFrequencia: z.enum(['por_aula', 'por_dia']),
      etapas: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          ordem: z.number(),
          dataInicio: z.string(),
          dataFim: z.string(),
          situacao,
          periodo: z.string(),
          /** Of the period, which closes after all its etapas. */
          periodoSituacao: situacao,
        }),
      ),
      disciplinas: z.array(
        z.object({
          /** Of the subject in this class. */
          id: z.number(),
          disciplinaId: z.number(),
          nome: z.string(),
          /** Null is the beginning, or the end, of the year. */
          dataInicio: z.string().nullable(),
          dataFim: z.string().nullable(),
          minha: z.boolean(),
          docentes: z.array(z.string()),
        }),
      ),
    }),
  }),
};
