import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { saidaDoCriterio } from '#domains/academico/estrutura/criterio/esquemas.ts';
import { estados } from './valores.ts';
import { papeis } from '#domains/academico/diario/avaliacoes/papeis.ts';

/** Cells of one save; a grid sends what is typed in much smaller pieces. */
export const CELULAS_POR_VEZ = 500;
const celula = z.object({ avaliacaoId: z.number(), matriculaId: z.number() });
const valor = z.string().nullable();
const nota = z.union([z.enum(estados), z.object({ valor: z.string() }), z.object({ conceito: z.string() })]).nullable();
const origem = z.union([z.object({ valor: z.string() }), z.object({ conceito: z.string() })]);
const marca = z.object({ nome: z.string(), valorMaximo: z.string(), nota });
const avaliacaoComNota = marca.extend({
  peso: z.string(),
  recuperacao: z.boolean(),
  segundaChamada: marca.optional(),
  recuperacoes: z.array(marca).optional(),
});

/** The marks of a subject of a class. */
export const notasApi = {
  obterGradeDeNotas: defineEndpoint({
    method: 'GET',
    path: 'DiarioNota/grade',
    acesso: comPermissao('diario-notas:visualizar'),
    resumo:
      'Students by evaluations of a subject of a class in an etapa, or without one the end of its year, with the averages of its etapas',
    query: z.strictObject({ TurmaDisciplinaId: campo.id(), EtapaId: campo.id.opcional() }),
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
      etapas: z.array(z.object({ id: z.number(), nome: z.string(), peso: z.string(), fechada: z.boolean() })),
      etapaId: z.number().nullable(),
      /** Nothing is written any more in what is shown. */
      fechada: z.boolean(),
      avaliacoes: z.array(
        z.object({
          id: z.number(),
          etapaId: z.number().nullable(),
          papel: z.enum(valoresDaLista(papeis)),
          nome: z.string(),
          dataAvaliacao: z.string(),
          valorMaximo: z.string(),
          peso: z.string(),
          substituiId: z.number().nullable(),
          /** The class in which it was given, when another. */
          outraTurma: z.string().nullable(),
        }),
      ),
      alunos: z.array(
        z.object({
          matriculaId: z.number(),
          alunoId: z.number(),
          nome: z.string(),
          numeroChamada: z.number().nullable(),
          planoAdaptado: z.boolean(),
          lugares: z.array(z.object({ inicio: z.string(), fim: z.string().nullable() })),
          /** The class where he sits now, when another. */
          foiPara: z.string().nullable(),
          /** Of each etapa, in their order. */
          medias: z.array(z.string().nullable()),
          /** He came after some etapa had ended, or brought an average of one. */
          entrouDepois: z.boolean(),
          /** Of each etapa, the average that he brought from the school of origin, where it stands; of that in sight, wherever he did. */
          origens: z.array(origem.nullable()),
          /** Of each etapa, its recoveries as a whole, for courses whose recoveries are of several together. */
          recuperacoes: z.array(z.array(marca)),
          /** Of each other etapa in which something of his is still to be marked, what it is made of; null of those in which nothing is. */
          emAberto: z.array(z.array(avaliacaoComNota).nullable()),
          /** Of the year's end, out of ten. */
          finais: z.object({ recuperacaoFinal: z.string().nullable(), exame: z.string().nullable() }),
        }),
      ),
      notas: z.array(celula.extend({ valor, versao: z.number(), por: z.string(), em: z.string() })),
    }),
  }),
  gravarNotas: defineEndpoint({
    method: 'PUT',
    path: 'DiarioNota',
    acesso: comPermissao('diario-notas:editar'),
    resumo: 'Saves cells of the grid of a subject of a class; each is told apart: saved, refused, or changed by somebody else meanwhile',
    body: z.strictObject({
      turmaDisciplinaId: campo.id(),
      celulas: z
        .array(
          z.strictObject({
            avaliacaoId: campo.id(),
            matriculaId: campo.id(),
            /** Of the cell as it was seen; 0 where nothing had ever been typed. */
            versao: campo.inteiro({ min: 0, max: 2_147_483_647 }),
            valor: campo.textoOpcional(12),
          }),
        )
        .min(1)
        .max(CELULAS_POR_VEZ),
    }),
    output: z.object({
      celulas: z.array(
        z.union([
          celula.extend({ versao: z.number(), em: z.string() }),
          celula.extend({ recusa: z.string(), codigo: z.string() }),
          celula.extend({ conflito: z.object({ valor, versao: z.number(), por: z.string(), em: z.string() }) }),
        ]),
      ),
    }),
  }),
};
