import { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import { campo } from './campos.ts';
import { comPermissao, defineEndpoint } from './endpoint.ts';
import { paginaDe } from './listas/paginacao.ts';

const porId = z.strictObject({ id: campo.id() });
const gravado = z.object({ id: z.number(), versao: z.number() });
const valores = z.record(z.string(), z.unknown()).nullable();
/** The rows of a record's history, as `historicoDe` answers them. */
export const historicoSaida = z.object({
  itens: z.array(
    z.object({
      seq: z.number(),
      em: z.string(),
      usuarioNome: z.string().nullable(),
      acao: z.string(),
      antes: valores,
      depois: valores,
      motivo: z.string().nullable(),
    }),
  ),
});
/** The query member that chooses the file of an export. */
export const formato = { Formato: z.enum(['csv', 'xlsx']).default('csv') };

/** The seven endpoints that every register has, under one wire name and one screen. */
export function endpointsDeRegistro<
  L extends z.ZodType,
  X extends z.ZodType,
  I extends z.ZodType,
  N extends z.ZodType,
  E extends z.ZodType,
>(registro: { nome: string; tela: TelaId; lista: L; exportacao: X; item: I; novo: N; edicao: E }) {
  const { nome, tela } = registro;
  const caminho = (resto: string): string => `${nome}/${resto}`;
  return {
    listar: defineEndpoint({
      method: 'GET',
      path: caminho('obter-paginado'),
      acesso: comPermissao(`${tela}:listar`),
      resumo: `${nome}: paged list`,
      query: registro.lista,
      output: paginaDe(registro.item),
    }),
    exportar: defineEndpoint({
      method: 'GET',
      path: caminho('exportar'),
      acesso: comPermissao(`${tela}:listar`),
      resumo: `${nome}: the filtered list as CSV or XLSX`,
      arquivo: true,
      query: registro.exportacao,
    }),
    obter: defineEndpoint({
      method: 'GET',
      path: caminho('{id}'),
      acesso: comPermissao(`${tela}:visualizar`),
      resumo: `${nome}: one record`,
      params: porId,
      output: registro.item,
    }),
    historico: defineEndpoint({
      method: 'GET',
      path: caminho('{id}/historico'),
      acesso: comPermissao(`${tela}:visualizar`),
      resumo: `${nome}: who changed what`,
      params: porId,
      output: historicoSaida,
    }),
    criar: defineEndpoint({
      method: 'POST',
      path: nome,
      acesso: comPermissao(`${tela}:criar`),
      resumo: `${nome}: creates a record`,
      body: registro.novo,
      output: gravado,
    }),
    editar: defineEndpoint({
      method: 'PUT',
      path: nome,
      acesso: comPermissao(`${tela}:editar`),
      resumo: `${nome}: edits a record`,
      body: registro.edicao,
      output: gravado,
    }),
    excluir: defineEndpoint({
      method: 'DELETE',
      path: caminho('{id}'),
      acesso: comPermissao(`${tela}:excluir`),
      resumo: `${nome}: deletes a record that nothing uses`,
      params: porId,
      output: z.object({ id: z.number() }),
    }),
  };
}
