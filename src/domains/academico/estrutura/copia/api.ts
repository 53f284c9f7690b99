import { z } from 'zod';
import { porId } from '../api-comum.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { esquemaCopiaDeAno } from './esquemas.ts';

const ver = comPermissao('turmas-estrutura:visualizar');
const editar = comPermissao('turmas-estrutura:editar');

export const contagem = z.object({
  turma: z.string(),
  turmaExiste: z.boolean(),
  motivo: z.string().nullable(),
  disciplinas: z.array(z.string()),
  docentes: z.number(),
  /** Subjects and, when `docente` is told, teachers that stay behind. */
  deFora: z.array(z.object({ disciplina: z.string(), docente: z.string().nullable(), motivo: z.string() })),
});

export const totais = z.object({
  turmasCriadas: z.number(),
  turmasExistentes: z.number(),
  turmasRecusadas: z.number(),
  disciplinasCriadas: z.number(),
  disciplinasExistentes: z.number(),
  /** Subjects that ended, are inactive, or are of a class that is not copied. */
  disciplinasRecusadas: z.number(),
  docentesCriados: z.number(),
  docentesExistentes: z.number(),
  /** Teachers who stopped, no longer work here, or whose subject of the class is not copied. */
  docentesRecusados: z.number(),
});

/** The copy of a year and of one class. */
export const copiaApi = {
  preverCopiaDeTurma: defineEndpoint({
    method: 'GET',
    path: 'Turma/{id}/disciplinas/copia',
    acesso: ver,
    resumo: 'What copying the subjects of another class would create, what is there already, and what would stay behind and why',
    params: porId,
    query: z.strictObject({ OrigemTurmaId: filtroId() }).transform((q) => ({ origemTurmaId: q.OrigemTurmaId })),
    output: z.object({
      novas: z.array(z.string()),
      existentes: z.array(z.string()),
      deFora: z.array(z.object({ disciplina: z.string(), motivo: z.string() })),
    }),
  }),
  copiarDeTurma: defineEndpoint({
    method: 'POST',
    path: 'Turma/{id}/disciplinas/copia',
    acesso: editar,
    resumo: 'Copies the subjects of another class that this one lacks; what ended in either, or is inactive, stays behind',
    params: porId,
    body: z.strictObject({ origemTurmaId: campo.id() }),
    output: z.object({ criadas: z.number(), existentes: z.number(), deFora: z.number() }),
  }),
  preverCopiaDeAno: defineEndpoint({
    method: 'POST',
    path: 'EstruturaAcademica/copia-de-ano/previa',
    acesso: comPermissao('turmas-estrutura:criar'),
    resumo: "What copying a year's classes, subjects and teachers to another would create, and what is there already",
    body: esquemaCopiaDeAno,
    output: z.object({ totais, itens: z.array(contagem) }),
  }),
  copiarAno: defineEndpoint({
    method: 'POST',
    path: 'EstruturaAcademica/copia-de-ano',
    acesso: comPermissao('turmas-estrutura:criar'),
    resumo: "Copies a year's classes, subjects and teachers to another; what exists stays as it is",
    body: esquemaCopiaDeAno,
    output: totais,
  }),
};
