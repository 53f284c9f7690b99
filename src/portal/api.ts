import { z } from 'zod';
import { autenticado, comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { escolaSaida, esquemaEscola } from './escola.ts';
import { integridadeSaida } from './integridade.ts';
import { porId } from '#shared/campos.ts';

// The wire says states and results as they are stored; the progress of src/platform/web/tarefas/tarefa.tsx shows these very words.
const resultados = ['feito', 'ja_estava', 'recusado'] as const;
/** A row of a long job: `rotulo` names what it worked on, `mensagem` says why it was refused, in the request's language. */
export const linhaDeTarefa = z.object({
  alvoId: z.number(),
  rotulo: z.string(),
  situacao: z.enum(resultados),
  codigo: z.string().nullable(),
  mensagem: z.string().nullable(),
});
const resumoDeTarefa = {
  id: z.number(),
  tipo: z.string(),
  titulo: z.string(),
  situacao: z.enum(['na_fila', 'em_andamento', 'concluida', 'falhou', 'cancelada']),
  total: z.number(),
  feitos: z.number(),
  falhas: z.number(),
  createdAt: z.string(),
  concluidaEm: z.string().nullable(),
};
export const tarefaSaida = z.object({
  ...resumoDeTarefa,
  resultado: z.unknown(),
  erro: z.string().nullable(),
  podeDesfazer: z.boolean(),
  /** The rows to read first: refusals, then the others; the rest through `Tarefa/{id}/itens`. */
  linhas: z.array(linhaDeTarefa),
});
const proprias = autenticado('a person follows the jobs that they started; the administrator, all');

/** What stands above the rooms, besides the home: long jobs, the school's own data. */
export const portalApi = {
  minhasTarefas: defineEndpoint({
    method: 'GET',
    path: 'Tarefa/minhas',
    acesso: proprias,
    resumo: 'The last 20 jobs of the person, newest first; of some kinds when they are named, by commas',
    query: z.strictObject({ Tipos: filtroTexto(300) }).transform(({ Tipos }) => ({ tipos: Tipos?.split(',') })),
    output: z.object({ itens: z.array(z.object(resumoDeTarefa)) }),
  }),
  obterTarefa: defineEndpoint({
    method: 'GET',
    path: 'Tarefa/{id}',
    acesso: proprias,
    resumo: 'Progress and result of a job',
    params: porId,
    output: tarefaSaida,
  }),
  listItensDaTarefa: defineEndpoint({
    method: 'GET',
    path: 'Tarefa/{id}/itens',
    acesso: proprias,
    resumo: 'The result of a job row by row',
    params: porId,
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['ordem', 'situacao'], padrao: 'ordem', tamanhoPadrao: 50 }),
      Situacao: z.preprocess((valor) => (valor === '' ? undefined : valor), z.enum(resultados).optional()),
    }),
    output: paginaDe(linhaDeTarefa),
  }),
  integridade: defineEndpoint({
    method: 'GET',
    path: 'Integridade',
    acesso: comPermissao('integridade:visualizar'),
    resumo: 'The last checks of the whole, and each invariant with what the chosen check found',
    query: z.strictObject({ VerificacaoId: filtroId() }).transform((q) => ({ verificacaoId: q.VerificacaoId })),
    output: integridadeSaida,
  }),
  verificarIntegridade: defineEndpoint({
    method: 'POST',
    path: 'Integridade/verificacoes',
    acesso: comPermissao('integridade:criar'),
    resumo: 'Checks every invariant of the product now, in one snapshot that changes nothing',
    output: z.object({ id: z.number(), invariantes: z.number(), achados: z.number() }),
  }),
  obterEscola: defineEndpoint({
    method: 'GET',
    path: 'Escola',
    acesso: autenticado('documents and screens carry the name of the school'),
    resumo: 'Who the school is',
    output: escolaSaida,
  }),
  salvarEscola: defineEndpoint({
    method: 'PUT',
    path: 'Escola',
    acesso: autenticado('no profile grants it: only an administrator passes, and the refusal says so'),
    resumo: "Changes the school's data; for an administrator",
    body: esquemaEscola,
    output: escolaSaida,
  }),
};
