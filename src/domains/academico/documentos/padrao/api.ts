import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { conteudoDoPapel } from '#shared/papel/esquema.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { especies } from './especies.ts';
import { esquemaDocumentoPadrao, esquemaEdicaoDocumentoPadrao } from './esquemas.ts';

/** What an image that is sent for a template may weigh. */
const IMAGEM_MB = 5;
const ver = comPermissao('documento-padrao:visualizar');
const escrever = comPermissao('documento-padrao:criar', 'documento-padrao:editar');
const item = z.object({
  id: z.number(),
  nome: z.string(),
  especie: z.enum(valoresDaLista(especies)),
  ativo: z.boolean(),
  /** Which of the papers of the product it is the text of. */
  papel: z.string().nullable(),
  entregue: z.string().nullable(),
  versaoDoTexto: z.number(),
  emitidos: z.number(),
  /** For whom it is, in words: 'todos', or how many courses, classes and profiles. */
  restricoes: z.object({ cursoIds: z.array(z.number()), turmaIds: z.array(z.number()), perfilIds: z.array(z.number()) }),
  /** Null in lists. */
  conteudo: z.unknown(),
  alteradoEm: z.string().nullable(),
  alteradoPor: z.string().nullable(),
  versao: z.number(),
});
export const registroDocumentoPadraoApi = endpointsDeRegistro({
  nome: 'DocumentoPadrao',
  tela: 'documento-padrao',
  ordem: { colunas: ['nome', 'especie', 'emitidos'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(120), Especie: z.enum(valoresDaLista(especies)).optional(), Ativo: filtroBooleano() },
  item,
  itemDaLista: item.omit({ conteudo: true }),
  novo: esquemaDocumentoPadrao,
  edicao: esquemaEdicaoDocumentoPadrao,
});

const peca = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
/** Templates besides their register: their versions, what they say of a student, what they show. */
export const documentoPadraoApi = {
  preverDocumento: defineEndpoint({
    method: 'POST',
    path: 'DocumentoPadrao/previa',
    acesso: escrever,
    resumo:
      "The pages of a text filled in for an enrollment, or one of the product's papers by its example: where every line stands, as it would be printed",
    body: z.strictObject({
      conteudo: conteudoDoPapel,
      matriculaId: campo.id.opcional(),
      /** One of the product's papers is shown by the example that its room tells. */
      papel: z.string().max(60).nullable().default(null),
    }),
    output: z.object({
      paginas: z.array(z.object({ largura: z.number(), altura: z.number(), pecas: z.array(peca) })),
      vazios: z.array(z.string()),
    }),
  }),
  exemplosDosTermos: defineEndpoint({
    method: 'GET',
    path: 'DocumentoPadrao/termos',
    acesso: ver,
    resumo: 'What each term of the guide says of an enrollment',
    query: z.strictObject({ MatriculaId: filtroId() }),
    output: z.object({ campos: z.record(z.string(), z.string()), listas: z.record(z.string(), z.array(z.record(z.string(), z.string()))) }),
  }),
  listarVersoes: defineEndpoint({
    method: 'GET',
    path: 'DocumentoPadrao/{id}/versoes',
    acesso: ver,
    resumo: 'The versions of a template, newest first, with what was issued by each',
    params: porId,
    output: z.object({ itens: z.array(z.object({ numero: z.number(), em: z.string(), por: z.string(), emitidos: z.number() })) }),
  }),
  obterVersao: defineEndpoint({
    method: 'GET',
    path: 'DocumentoPadrao/{id}/versoes/{numero}',
    acesso: ver,
    resumo: 'The text of a template as it was in a version',
    params: z.strictObject({ id: campo.id(), numero: campo.id() }),
    output: z.object({ numero: z.number(), conteudo: z.unknown() }),
  }),
  trazerEntregues: defineEndpoint({
    method: 'POST',
    path: 'DocumentoPadrao/entregues',
    acesso: comPermissao('documento-padrao:criar'),
    resumo: 'Brings the templates that come with the product and are not there yet',
    output: z.object({ trazidos: z.number() }),
  }),
  enviarImagem: defineEndpoint({
    method: 'POST',
    path: 'DocumentoPadrao/imagens',
    acesso: escrever,
    resumo: `Keeps an image for templates: JPEG or PNG up to ${IMAGEM_MB} MB, made anew from its pixels`,
    uploadMaxBytes: IMAGEM_MB * 1_048_576,
    output: z.object({ id: z.number(), largura: z.number(), altura: z.number() }),
  }),
  obterImagem: defineEndpoint({
    method: 'GET',
    path: 'DocumentoPadrao/imagens/{id}',
    acesso: ver,
    resumo: 'An image of a template',
    params: porId,
    arquivo: true,
  }),
};
