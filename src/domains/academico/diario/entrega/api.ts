import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { avisos, bloqueios } from './pendencias.ts';

const item = <T extends readonly [string, ...string[]]>(tipos: T) => z.array(z.object({ tipo: z.enum(tipos), n: z.number() }));

/** Handing in the diary of a subject in an etapa, and giving it back. */
export const entregaApi = {
  obterEntrega: defineEndpoint({
    method: 'GET',
    path: 'Entrega/da-disciplina',
    acesso: comPermissao(
      'diario-aulas:visualizar',
      'diario-frequencias:visualizar',
      'diario-avaliacoes:visualizar',
      'diario-notas:visualizar',
    ),
    resumo: 'Whether the diary of a subject in an etapa was handed in, by whom, and what it lacks',
    query: z.strictObject({ TurmaDisciplinaId: campo.id(), EtapaId: campo.id() }),
    output: z.object({
      disciplina: z.string(),
      turma: z.string(),
      etapa: z.string(),
      entrega: z.object({ por: z.string(), em: z.string() }).nullable(),
      /** Closed by the coordination: it neither is handed in nor given back. */
      fechada: z.boolean(),
      bloqueios: item(bloqueios),
      avisos: item(avisos),
    }),
  }),
  entregar: defineEndpoint({
    method: 'POST',
    path: 'Entrega',
    acesso: comPermissao('diario-notas:editar', 'fechamento-cursos-turmas:criar'),
    resumo: 'Hands in diaries of an etapa, each by itself: nobody writes in them until they are given back',
    body: z.strictObject({ etapaId: campo.id(), turmaDisciplinaIds: z.array(campo.id()).min(1).max(500) }),
    output: z.object({ entregues: z.array(z.number()), recusadas: z.array(z.object({ id: z.number(), motivo: z.string() })) }),
  }),
  devolverEntrega: defineEndpoint({
    method: 'POST',
    path: 'Entrega/devolucao',
    acesso: comPermissao('fechamento-cursos-turmas:editar'),
    resumo: 'Gives a diary back to its teacher, with a reason',
    body: z.strictObject({ turmaDisciplinaId: campo.id(), etapaId: campo.id(), motivo: campo.texto({ min: 3, max: 300 }) }),
  }),
};
