import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { autenticado, comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { gravidades, tiposDeEvento } from '#shared/eventos-de-seguranca.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { confirmacaoDada } from '../confirmacoes/esquemas.ts';

const filtrosDeEventos = {
  ...paginacaoQuery({ colunas: ['em'], padrao: 'em', tamanhoPadrao: 50, ascendentePadrao: false }),
  Texto: filtroTexto(100),
  Gravidade: z.enum(gravidades).optional(),
  Tipo: z.enum(tiposDeEvento).optional(),
  UsuarioId: filtroId(),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
};

const evento = z.object({
  id: z.number(),
  em: z.string(),
  tipo: z.string(),
  usuarioId: z.number().nullable(),
  usuarioNome: z.string().nullable(),
  usuarioEmail: z.string().nullable(),
  ip: z.string().nullable(),
  rota: z.string().nullable(),
  alvoId: z.number().nullable(),
  /** The user or profile that it happened to, where it is one and still there. */
  alvoNome: z.string().nullable(),
  motivo: z.string().nullable(),
  correlacao: z.string().nullable(),
});

const decisoes = { cadastroAberto: z.boolean(), documentacaoAberta: z.boolean(), segundoFatorAdministradores: z.boolean() };
const regras = z.object({ ...decisoes, demonstracao: z.boolean(), versao: z.number() });

/** Security events, and the rules of the way in. */
export const segurancaApi = {
  listarEventos: defineEndpoint({
    method: 'GET',
    path: 'EventoSeguranca/obter-paginado',
    acesso: comPermissao('seguranca:listar'),
    resumo: 'Security events, newest first: by kind, gravity, person, days, and words of name, e-mail, address, endpoint or code',
    query: z.strictObject(filtrosDeEventos),
    output: paginaDe(evento),
  }),
  exportarEventos: defineEndpoint({
    method: 'GET',
    path: 'EventoSeguranca/exportar',
    acesso: comPermissao('seguranca:listar'),
    resumo: 'The same list as CSV or XLSX',
    query: z.strictObject({ ...filtrosDeEventos, Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
    arquivo: true,
  }),
  obterRegras: defineEndpoint({
    method: 'GET',
    path: 'Seguranca/regras',
    acesso: comPermissao('seguranca:visualizar'),
    resumo: 'What the school decided about its way in',
    output: regras,
  }),
  salvarRegras: defineEndpoint({
    method: 'PUT',
    path: 'Seguranca/regras',
    acesso: autenticado('no profile grants it: only an administrator passes, and the refusal says so'),
    resumo:
      'Opens or closes sign-up and the documentation of the API, and asks administrators for a second factor or not; for an administrator',
    body: z.strictObject({ ...decisoes, versao: campo.versao(), confirmacao: confirmacaoDada.optional() }),
    output: regras,
  }),
};

/** The body of the rules, as their form edits it. */
export const esquemaRegras = z.strictObject({ ...decisoes, versao: campo.versao() });

const daDocumentacao = autenticado('whoever is signed in may read what the API offers');
/** The description of the API, which the process answers itself: as a page, and for programs. */
export const documentacaoDaApi = {
  pagina: defineEndpoint({ method: 'GET', path: 'docs', acesso: daDocumentacao, resumo: 'The API as a page', arquivo: true }),
  openapi: defineEndpoint({ method: 'GET', path: 'openapi.json', acesso: daDocumentacao, resumo: 'The API as OpenAPI 3.1', arquivo: true }),
};
