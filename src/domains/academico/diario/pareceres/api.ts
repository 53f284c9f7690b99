import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

export const PARECER_MAXIMO = 8000;
/** On the report card, below the grid. */
export const OBSERVACAO_MAXIMO = 1000;
const ver = comPermissao('diario-notas:visualizar');
const editar = comPermissao('diario-notas:editar');
const frase = z.object({ id: z.number(), texto: z.string(), ativa: z.boolean(), versao: z.number() });
export const esquemaFrase = z.strictObject({ texto: campo.texto({ max: 500 }), ativa: z.boolean() });
export const esquemaEdicaoFrase = esquemaFrase.extend({ id: campo.id(), versao: campo.versao() });
/** What is said of a student as a whole in an etapa. */
export const esquemaObservacao = z.strictObject({
  matriculaId: campo.id(),
  etapaId: campo.id(),
  /** 0 where nothing was ever written. */
  versao: campo.inteiro({ min: 0, max: 2_147_483_647 }),
  texto: campo.texto({ min: 0, max: OBSERVACAO_MAXIMO, multilinha: true }),
});

/**
 * Written opinions, and the phrases that the school offers for them: whoever writes adds one, and who keeps the evaluation types of the school
 * changes and deletes them, because colleagues write with them too.
 */
export const pareceresApi = {
  obterPareceres: defineEndpoint({
    method: 'GET',
    path: 'DiarioParecer/{turmaDisciplinaId}',
    acesso: ver,
    resumo: 'The students of a subject of a class who sat in it during an etapa, each with the opinion written so far',
    params: z.strictObject({ turmaDisciplinaId: campo.id() }),
    query: z.strictObject({ EtapaId: campo.id() }),
    output: z.object({
      disciplina: z.object({ id: z.number(), turma: z.string(), nome: z.string(), etapa: z.string() }),
      fechada: z.boolean(),
      alunos: z.array(
        z.object({
          matriculaId: z.number(),
          nome: z.string(),
          numeroChamada: z.number().nullable(),
          texto: z.string(),
          /** 0 where nothing was ever written. */
          versao: z.number(),
          por: z.string().nullable(),
          em: z.string().nullable(),
        }),
      ),
    }),
  }),
  gravarParecer: defineEndpoint({
    method: 'PUT',
    path: 'DiarioParecer',
    acesso: editar,
    resumo: 'Saves the opinion about a student in a subject and etapa over the version that was seen',
    body: z.strictObject({
      turmaDisciplinaId: campo.id(),
      etapaId: campo.id(),
      matriculaId: campo.id(),
      versao: campo.inteiro({ min: 0, max: 2_147_483_647 }),
      texto: campo.texto({ min: 0, max: PARECER_MAXIMO, multilinha: true }),
    }),
    output: z.object({ versao: z.number(), em: z.string() }),
  }),
  gravarObservacao: defineEndpoint({
    method: 'PUT',
    path: 'DiarioParecer/observacao',
    acesso: comPermissao('diario-notas:editar', 'boletins:editar'),
    resumo: 'Saves what is said of a student as a whole in an etapa, for the report card, over the version that was seen',
    body: esquemaObservacao,
    output: z.object({ versao: z.number() }),
  }),
  listarFrases: defineEndpoint({
    method: 'GET',
    path: 'FraseParecer',
    acesso: ver,
    resumo: 'The phrases of the school for opinions, in their order',
    output: z.object({ itens: z.array(frase) }),
  }),
  criarFrase: defineEndpoint({
    method: 'POST',
    path: 'FraseParecer',
    acesso: editar,
    resumo: 'Adds a phrase for opinions',
    body: esquemaFrase,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  editarFrase: defineEndpoint({
    method: 'PUT',
    path: 'FraseParecer',
    acesso: comPermissao('tipo-avaliacao:editar'),
    resumo: 'Changes a phrase for opinions',
    body: esquemaEdicaoFrase,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  excluirFrase: defineEndpoint({
    method: 'DELETE',
    path: 'FraseParecer/{id}',
    acesso: comPermissao('tipo-avaliacao:excluir'),
    resumo: 'Deletes a phrase for opinions; what was written with it stays',
    params: porId,
  }),
};
