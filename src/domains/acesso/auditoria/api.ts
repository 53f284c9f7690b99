import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';

const tela = 'auditoria';
const EXPORTADO_MAX = 100_000_000;

/** The same for the list and for the file: one export is what one sees. */
const filtros = {
  ...paginacaoQuery({ colunas: ['em'], padrao: 'em', tamanhoPadrao: 50, ascendentePadrao: false }),
  Texto: filtroTexto(100),
  Tela: filtroTexto(60),
  Tipo: filtroTexto(60),
  RegistroId: filtroId(),
  UsuarioId: filtroId(),
  Codigo: filtroTexto(60),
  DataInicial: campo.dataCivil.opcional(),
  DataFinal: campo.dataCivil.opcional(),
};
const texto = z.string();
const alteracao = z.object({
  seq: z.number(),
  em: texto,
  usuarioId: z.number().nullable(),
  usuarioNome: texto.nullable(),
  acao: texto,
  tipo: texto,
  registroId: z.number(),
  /** What the record is called, where it has a name and is still there. */
  registroNome: texto.nullable(),
  motivo: texto.nullable(),
  ip: texto.nullable(),
  correlacao: texto.nullable(),
});
const valores = z.record(texto, z.unknown()).nullable();

/** Who did what, to which record, before and after; and the proof that nobody touched it. */
export const auditoriaApi = {
  listarAlteracoes: defineEndpoint({
    method: 'GET',
    path: 'Auditoria/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Changes of all records, newest first: by who made them, screen, kind and number of the record, days, or code of the request',
    query: z.strictObject(filtros),
    output: paginaDe(alteracao),
  }),
  obterAlteracao: defineEndpoint({
    method: 'GET',
    path: 'Auditoria/{seq}',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'One change with the record before and after',
    params: z.strictObject({ seq: campo.id() }),
    output: alteracao.extend({ antes: valores, depois: valores }),
  }),
  exportarAlteracoes: defineEndpoint({
    method: 'GET',
    path: 'Auditoria/exportar',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The same list with before and after as CSV, signed by the portal in its last two lines',
    query: z.strictObject(filtros),
    arquivo: true,
  }),
  conferirExportado: defineEndpoint({
    method: 'POST',
    path: 'Auditoria/conferencia',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Whether a file is one that this portal exported and signed',
    uploadMaxBytes: EXPORTADO_MAX,
    output: z.object({ confere: z.boolean() }),
  }),
  chavePublica: defineEndpoint({
    method: 'GET',
    path: 'Auditoria/chave-publica',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The public key of the signature (PEM), to check an export without this portal',
    arquivo: true,
  }),
  obterCadeia: defineEndpoint({
    method: 'GET',
    path: 'Auditoria/cadeia',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'How far the chain reaches, and whether it bears out what was told of it outside the database',
    output: z.object({
      blocos: z.number(),
      ultimaSeq: z.number(),
      ultimoHash: texto.nullable(),
      aSelar: z.number(),
      ancoras: z.number(),
      ultimaAncoraEm: texto.nullable(),
      partidas: z.array(z.object({ bloco: z.number(), seq: z.number(), em: texto, motivo: z.enum(['cortado', 'trocado', 'sem_ancora']) })),
    }),
  }),
};
