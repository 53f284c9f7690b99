import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaOrigem } from './esquemas.ts';

const params = z.strictObject({ matriculaId: campo.id() });
const saida = z.object({
  matriculaId: z.number(),
  aluno: z.string(),
  turma: z.object({ id: z.number(), nome: z.string() }),
  curso: z.string(),
  /** The first day on which the student sat in a class of ours. */
  entrada: z.string(),
  /** The year of the class had begun by then. */
  veioDepois: z.boolean(),
  /** The year of the class is closed: nothing is typed any more. */
  fechada: z.boolean(),
  tipo: z.enum(['nota', 'conceito', 'parecer']),
  controle: z.enum(['por_aula', 'por_dia']),
  casas: z.number(),
  conceitos: z.array(z.object({ sigla: z.string(), nome: z.string() })),
  /** Those that had begun when the student came, in their order; in one that still ran, marks of ours win. */
  etapas: z.array(z.object({ id: z.number(), nome: z.string(), terminou: z.boolean() })),
  disciplinas: z.array(z.object({ id: z.number(), nome: z.string() })),
  escola: z.string().nullable(),
  documento: z.string().nullable(),
  notas: z.array(z.object({ disciplinaId: z.number(), etapaId: z.number(), valor: z.string() })),
  frequencias: z.array(z.object({ disciplinaId: z.number().nullable(), dadas: z.number(), faltas: z.number() })),
  /** 0 where nothing was ever typed. */
  versao: z.number(),
  por: z.string().nullable(),
  em: z.string().nullable(),
});

/** What a student who came in the middle of the year had at the school where he began it. */
export const origemApi = {
  obterOrigem: defineEndpoint({
    method: 'GET',
    path: 'NotaDeOrigem/{matriculaId}',
    acesso: comPermissao('notas-de-origem:visualizar'),
    resumo: 'The averages of etapas that had begun when the student of an enrollment came, and his attendance, as typed so far',
    params,
    output: saida,
  }),
  gravarOrigem: defineEndpoint({
    method: 'PUT',
    path: 'NotaDeOrigem/{matriculaId}',
    acesso: comPermissao('notas-de-origem:editar'),
    resumo: 'Saves all of it over the version that was seen, as long as the year of the class is open',
    params,
    body: esquemaOrigem,
    output: saida,
  }),
};
