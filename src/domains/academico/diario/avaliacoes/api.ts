import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { saidaDoCriterio } from '#domains/academico/estrutura/criterio/esquemas.ts';
import { esquemaAvaliacao, esquemaCopia, esquemaEdicaoAvaliacao, esquemaOrdem } from './esquemas.ts';
import { papeis } from './papeis.ts';

const porDisciplina = z.strictObject({ TurmaDisciplinaId: campo.id() });

export const avaliacaoLida = z.object({
  id: z.number(),
  etapaId: z.number().nullable(),
  papel: z.enum(valoresDaLista(papeis)),
  tipoAvaliacaoId: z.number().nullable(),
  nome: z.string(),
  descricao: z.string().nullable(),
  dataAvaliacao: z.string(),
  dataRecuperacao: z.string().nullable(),
  valorMaximo: z.string(),
  peso: z.string(),
  substituiId: z.number().nullable(),
  ordem: z.number(),
  /** Marks that stand. */
  notas: z.number(),
  versao: z.number(),
});
const gravada = z.object({ id: z.number(), versao: z.number() });

/** The evaluations of a subject of a class. */
export const avaliacoesApi = {
  listarAvaliacoes: defineEndpoint({
    method: 'GET',
    path: 'Avaliacao/da-disciplina',
    acesso: comPermissao('diario-avaliacoes:visualizar'),
    resumo: 'The evaluations of a subject of a class in their order, its etapas, criterion and the kinds of evaluation of the course',
    query: porDisciplina,
    output: z.object({
      disciplina: z.object({
        id: z.number(),
        turmaId: z.number(),
        turma: z.string(),
        nome: z.string(),
        curso: z.string(),
        ano: z.number(),
      }),
      criterio: saidaDoCriterio,
      etapas: z.array(z.object({ id: z.number(), nome: z.string(), dataInicio: z.string(), dataFim: z.string(), aberta: z.boolean() })),
      tipos: z.array(z.object({ id: z.number(), nome: z.string(), valorMaximo: z.string(), peso: z.string(), recuperacao: z.boolean() })),
      /** Why nothing of the year changes; null while it may. */
      fechada: z.boolean(),
      itens: z.array(avaliacaoLida),
    }),
  }),
  criarAvaliacao: defineEndpoint({
    method: 'POST',
    path: 'Avaliacao',
    acesso: comPermissao('diario-avaliacoes:criar'),
    resumo: 'Registers an evaluation of a subject of a class, at the end of its etapa',
    body: esquemaAvaliacao,
    output: gravada,
  }),
  editarAvaliacao: defineEndpoint({
    method: 'PUT',
    path: 'Avaliacao',
    acesso: comPermissao('diario-avaliacoes:editar'),
    resumo: 'Changes an evaluation; what marks hang on stays',
    body: esquemaEdicaoAvaliacao,
    output: gravada,
  }),
  excluirAvaliacao: defineEndpoint({
    method: 'DELETE',
    path: 'Avaliacao/{id}',
    acesso: comPermissao('diario-avaliacoes:excluir'),
    resumo: 'Deletes an evaluation without marks',
    params: porId,
  }),
  ordenarAvaliacoes: defineEndpoint({
    method: 'PUT',
    path: 'Avaliacao/ordem',
    acesso: comPermissao('diario-avaliacoes:editar'),
    resumo: 'Puts the evaluations of a subject of a class in an order; it must name them all',
    body: esquemaOrdem,
  }),
  destinosDaCopia: defineEndpoint({
    method: 'GET',
    path: 'Avaliacao/destinos',
    acesso: comPermissao('diario-avaliacoes:criar'),
    resumo: 'Where the evaluations of a subject may be copied to: the same subject in parallel classes, and in those of the next year',
    query: porDisciplina,
    output: z.object({
      itens: z.array(z.object({ id: z.number(), turma: z.string(), ano: z.number(), avaliacoes: z.number() })),
    }),
  }),
  copiarAvaliacoes: defineEndpoint({
    method: 'POST',
    path: 'Avaliacao/copia',
    acesso: comPermissao('diario-avaliacoes:criar'),
    resumo: 'Copies evaluations to the same subject of other classes; what a class already has by that name in the etapa stays as it is',
    body: esquemaCopia,
    output: z.object({ criadas: z.number(), existentes: z.number(), semLugar: z.number() }),
  }),
  historicoDaAvaliacao: defineEndpoint({
    method: 'GET',
    path: 'Avaliacao/{id}/historico',
    acesso: comPermissao('diario-avaliacoes:visualizar'),
    resumo: 'Who changed an evaluation and its marks, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
