import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';

/** The names that filters and pickers of many screens read; apart from the rest, which those screens need not load. */
export const opcoesApi = {
  opcoesEstrutura: defineEndpoint({
    method: 'GET',
    path: 'EstruturaAcademica/opcoes',
    resumo: 'Names of segmentações, cursos, grupos and the turmas of a year (the current one unless told), for filters and pickers',
    acesso: autenticado('names of courses and classes feed the filters of many screens and tell nothing about people'),
    query: z.strictObject({ AnoLetivoId: filtroId() }).transform((q) => ({ anoLetivoId: q.AnoLetivoId })),
    output: z.object({
      segmentacoes: z.array(z.object({ id: z.number(), nome: z.string() })),
      cursos: z.array(z.object({ id: z.number(), nome: z.string(), segmentacaoId: z.number(), ativo: z.boolean() })),
      gruposTurma: z.array(z.object({ id: z.number(), nome: z.string() })),
      turmas: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          cursoId: z.number(),
          anoLetivoId: z.number(),
          turno: z.enum(['manha', 'tarde', 'noite', 'integral']),
          situacao: z.enum(['aberta', 'fechada']),
          vagas: z.number(),
          alunos: z.number(),
          vagasLivres: z.number(),
        }),
      ),
    }),
  }),
};
