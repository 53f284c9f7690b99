import { z } from 'zod';
import type { Rota } from './rota.ts';

type Json = Record<string, unknown>;

function esquema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...resto } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return resto;
}

function parametros(schema: z.ZodType | undefined, onde: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = esquema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schemaDoCampo]) => ({
    name,
    in: onde,
    required: onde === 'path' || required.includes(name),
    schema: schemaDoCampo,
  }));
}

/** Writes take a key that makes a repetition harmless; money and batches demand it. */
function chaveDeIdempotencia({ method, acesso, exigeIdempotencia }: Rota['endpoint']): Json[] {
  if (method === 'GET' || acesso.tipo === 'publico') return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: exigeIdempotencia === true,
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
  ];
}

/** The OpenAPI 3.1 document of the registered endpoints. */
export function documentoOpenApi(rotas: readonly Rota[], versao: string): Json {
  const paths: Record<string, Json> = {};
  const erro = { description: 'Refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } } };
  for (const { endpoint } of rotas) {
    const caminho = `/api/${endpoint.path}`;
    const { acesso } = endpoint;
    const quem =
      acesso.tipo === 'permissoes'
        ? acesso.permissoes.map(({ tela, acao }) => `${tela}:${acao}`).join(' | ')
        : `${acesso.tipo}: ${acesso.motivo}`;
    const data = endpoint.output ? esquema(endpoint.output, 'output') : { type: 'null' };
    const ok = endpoint.arquivo
      ? { description: 'File', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
      : { description: 'OK', content: { 'application/json': { schema: { type: 'object', required: ['data'], properties: { data } } } } };
    const corpo = endpoint.uploadMaxBytes
      ? {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { fileName: { type: 'string' }, file: { type: 'string', format: 'binary' } },
              },
            },
          },
        }
      : endpoint.body
        ? { required: true, content: { 'application/json': { schema: esquema(endpoint.body, 'input') } } }
        : undefined;
    (paths[caminho] ??= {})[endpoint.method.toLowerCase()] = {
      tags: [endpoint.path.split('/')[0]],
      summary: endpoint.resumo,
      description: `Access: ${quem}`,
      parameters: [...parametros(endpoint.params, 'path'), ...parametros(endpoint.query, 'query'), ...chaveDeIdempotencia(endpoint)],
      ...(corpo ? { requestBody: corpo } : {}),
      responses: { 200: ok, default: erro },
      security: acesso.tipo === 'publico' ? [] : [{ sessao: [] }],
    };
  }
  const texto = { type: 'string' };
  const campo = { type: 'object', properties: { path: texto, code: texto, message: texto } };
  const detalhes = {
    type: 'object',
    properties: {
      code: texto,
      message: texto,
      fields: { type: 'array', items: campo },
      correlationId: texto,
      // Of a stale edit (VERSAO_DESATUALIZADA): the record as it is now, who changed it last and when.
      detalhe: {},
      alteracao: { type: 'object', properties: { por: texto, em: { type: 'string', format: 'date-time' }, propria: { type: 'boolean' } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Pátio', version: versao },
    paths,
    components: {
      securitySchemes: { sessao: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Erro: { type: 'object', properties: { error: detalhes } } },
    },
  };
}
