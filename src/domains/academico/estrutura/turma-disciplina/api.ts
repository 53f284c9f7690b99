import { docente, porId } from '../api-comum.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { esquemaDisciplinasDaTurma, esquemaEdicaoDisciplinaDaTurma } from './esquemas.ts';

const item = z.object({
  id: z.number(),
  disciplinaId: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  tipo: z.enum(['obrigatoria', 'diversificada', 'optativa']),
  contaPromocao: z.boolean(),
  /** Of this class; null takes the subject's. */
  cargaHoraria: z.number().nullable(),
  cargaHorariaPadrao: z.number().nullable(),
  ordem: z.number(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  /** The act by which it ends, which can be undone: how many assignments come back with it. */
  encerramento: z.object({ docentes: z.number() }).nullable(),
  docentes: z.array(docente),
  versao: z.number(),
});
const disciplinasDaTurma = z.object({
  turma: z.object({
    id: z.number(),
    nome: z.string(),
    cursoId: z.number(),
    cursoNome: z.string(),
    cursoCargaHoraria: z.number().nullable(),
    anoLetivoId: z.number(),
    ano: z.number(),
    situacao: z.enum(['aberta', 'fechada']),
    alunos: z.number(),
    /** Of the academic period that serves the class, when there is one. */
    periodoInicio: z.string().nullable(),
    periodoFim: z.string().nullable(),
    /** On which one looks at who teaches: today, or the nearest day of its year. */
    dia: z.string(),
  }),
  itens: z.array(item),
});
const uso = z.object({ chave: z.string(), quantidade: z.number(), br: z.string(), en: z.string() });
const ver = comPermissao('turmas-estrutura:visualizar');
const editar = comPermissao('turmas-estrutura:editar');

/** Subjects of a class, and the copy of a whole year's structure. */
export const turmaDisciplinasApi = {
  obterDisciplinasDaTurma: defineEndpoint({
    method: 'GET',
    path: 'Turma/{id}/disciplinas',
    acesso: ver,
    resumo: 'The subjects of a class in their order, those that ended too, with workload and teachers',
    params: porId,
    output: disciplinasDaTurma,
  }),
  incluirDisciplinas: defineEndpoint({
    method: 'POST',
    path: 'Turma/{id}/disciplinas',
    acesso: editar,
    resumo: 'Adds subjects to a class; those that it has stay as they are',
    params: porId,
    body: esquemaDisciplinasDaTurma,
    output: z.object({ criadas: z.number(), existentes: z.number() }),
  }),
  ordenarDisciplinas: defineEndpoint({
    method: 'PUT',
    path: 'Turma/{id}/disciplinas/ordem',
    acesso: editar,
    resumo: 'Puts the subjects of a class in an order; it must name them all',
    params: porId,
    body: z.strictObject({ ids: z.array(campo.id()).min(1).max(200) }),
  }),
  editarDisciplinaDaTurma: defineEndpoint({
    method: 'PUT',
    path: 'TurmaDisciplina',
    acesso: editar,
    resumo: 'Changes workload and validity of a subject of a class; nothing recorded may fall outside',
    body: esquemaEdicaoDisciplinaDaTurma,
  }),
  usosDaDisciplina: defineEndpoint({
    method: 'GET',
    path: 'TurmaDisciplina/{id}/usos',
    acesso: ver,
    resumo: 'What hangs on a subject of a class: empty when it can be deleted',
    params: porId,
    output: z.object({ itens: z.array(uso) }),
  }),
  encerrarDisciplina: defineEndpoint({
    method: 'POST',
    path: 'TurmaDisciplina/{id}/encerramento',
    acesso: editar,
    resumo: 'Ends a subject of a class on a day, and with it the assignments of its teachers; what was recorded stays',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), dataFim: campo.dataCivil() }),
    output: z.object({ docentesEncerrados: z.number(), versao: z.number() }),
  }),
  desfazerEncerramento: defineEndpoint({
    method: 'POST',
    path: 'TurmaDisciplina/{id}/encerramento/desfazimento',
    acesso: editar,
    resumo:
      'Undoes the end of a subject of a class while its year is open: it goes on, and so do the assignments that the end had cut short',
    params: porId,
    body: z.strictObject({ versao: campo.versao() }),
    output: z.object({ docentesDeVolta: z.number(), versao: z.number() }),
  }),
  excluirDisciplinaDaTurma: defineEndpoint({
    method: 'DELETE',
    path: 'TurmaDisciplina/{id}',
    acesso: editar,
    resumo: 'Deletes a subject of a class on which nothing hangs',
    params: porId,
  }),
  historicoDisciplinaDaTurma: defineEndpoint({
    method: 'GET',
    path: 'TurmaDisciplina/{id}/historico',
    acesso: ver,
    resumo: 'Who changed a subject of a class, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
