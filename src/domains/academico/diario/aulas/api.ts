import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaAulas, esquemaEdicaoAula, esquemaPlano } from './esquemas.ts';

const ver = comPermissao('diario-aulas:visualizar');
const aula = z.object({
  id: z.number(),
  dataAula: z.string(),
  quantidade: z.number(),
  ordem: z.number().nullable(),
  conteudo: z.string().nullable(),
  tarefa: z.string().nullable(),
  docenteId: z.number().nullable(),
  docente: z.string().nullable(),
  etapa: z.string().nullable(),
  /** The roll was called: of the lesson, or of its day where attendance is controlled by day. */
  chamada: z.boolean(),
  versao: z.number(),
});
const daDisciplina = { TurmaDisciplinaId: campo.id(), EtapaId: filtroId() };
const consulta = {
  ...paginacaoQuery({ colunas: ['dataAula'], padrao: 'dataAula', ascendentePadrao: false, tamanhoPadrao: 50 }),
  ...daDisciplina,
  Conteudo: filtroTexto(100),
};

/** The lessons of a subject of a class. */
export const aulasApi = {
  listarAulas: defineEndpoint({
    method: 'GET',
    path: 'Aula/obter-paginado',
    acesso: comPermissao('diario-aulas:listar', 'diario-aulas:visualizar'),
    resumo: 'The lessons of a subject of a class, of one etapa or of the year, with whether the roll was called',
    query: z.strictObject(consulta).transform((q) => ({ paginacao: toPaginacao(q), filtros: q })),
    output: paginaDe(aula, {
      numeros: z.object({ tempos: z.number(), semConteudo: z.number(), semChamada: z.number(), previstas: z.number() }),
    }),
  }),
  exportarAulas: defineEndpoint({
    method: 'GET',
    path: 'Aula/exportar',
    acesso: comPermissao('diario-aulas:listar'),
    resumo: 'The lessons of a subject of a class as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...consulta, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: q, formato: q.Formato })),
  }),
  aulasPrevistas: defineEndpoint({
    method: 'GET',
    path: 'Aula/previstas',
    acesso: ver,
    resumo: 'Lessons that the timetable expected until today and nobody gave, the oldest first',
    query: z.strictObject(daDisciplina),
    output: z.object({
      itens: z.array(
        z.object({
          data: z.string(),
          ordem: z.number(),
          quantidade: z.number(),
          inicio: z.string(),
          docenteId: z.number().nullable(),
        }),
      ),
    }),
  }),
  opcoesDaAula: defineEndpoint({
    method: 'GET',
    path: 'Aula/opcoes',
    acesso: ver,
    resumo:
      'Who teaches a subject of a class, the same subject in parallel classes, and the classes of other years whose plan may be copied',
    query: z.strictObject({ TurmaDisciplinaId: campo.id() }),
    output: z.object({
      docentes: z.array(z.object({ id: z.number(), nome: z.string(), dataInicio: z.string(), dataFim: z.string().nullable() })),
      paralelas: z.array(z.object({ turmaDisciplinaId: z.number(), turma: z.string() })),
      planos: z.array(z.object({ turmaDisciplinaId: z.number(), turma: z.string(), ano: z.number(), aulas: z.number() })),
    }),
  }),
  criarAulas: defineEndpoint({
    method: 'POST',
    path: 'Aula',
    acesso: comPermissao('diario-aulas:criar'),
    resumo: 'Records lessons: one, the same on other days or in parallel classes, or those that the timetable expected; all or none',
    body: esquemaAulas,
    output: z.object({ ids: z.array(z.number()) }),
  }),
  editarAula: defineEndpoint({
    method: 'PUT',
    path: 'Aula',
    acesso: comPermissao('diario-aulas:editar'),
    resumo: 'Changes a lesson; its day and periods stay once the roll was called',
    body: esquemaEdicaoAula,
    output: aula,
  }),
  excluirAula: defineEndpoint({
    method: 'DELETE',
    path: 'Aula/{id}',
    acesso: comPermissao('diario-aulas:excluir'),
    resumo: 'Deletes a lesson of which no roll was called',
    params: porId,
    query: z.strictObject({ Versao: campo.versao() }),
  }),
  copiarPlano: defineEndpoint({
    method: 'POST',
    path: 'Aula/plano',
    acesso: comPermissao('diario-aulas:criar'),
    resumo: 'Writes the contents of the lessons of another year, in their order, into the lessons that the timetable expects',
    body: esquemaPlano,
    output: z.object({ criadas: z.number(), sobraram: z.number() }),
  }),
  historicoAula: defineEndpoint({
    method: 'GET',
    path: 'Aula/{id}/historico',
    acesso: ver,
    resumo: 'Who changed a lesson, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
