import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { faltas, finalidades, papeisNaEscola } from '#domains/pessoas/pendencias/regras.ts';

const falta = z.enum(valoresDaLista(faltas));
const finalidade = z.enum(valoresDaLista(finalidades));
const papel = z.enum(valoresDaLista(papeisNaEscola));

const consulta = {
  ...paginacaoQuery({ colunas: ['nome', 'quantas'], padrao: 'nome' }),
  AnoLetivoId: filtroId(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  Nome: filtroTexto(100),
  Finalidade: finalidade.optional(),
  Falta: falta.optional(),
  Papel: papel.optional(),
};

const linha = z.object({
  id: z.number(),
  nome: z.string(),
  papeis: z.array(papel),
  faltas: z.array(falta),
  finalidades: z.array(finalidade),
  /** What it stops; the other purposes it only makes harder. */
  impedem: z.array(finalidade),
  alunos: z.string(),
  turmas: z.string(),
});

/** What the people of a year lack in the register. */
export const pendenciasApi = {
  listarPendencias: defineEndpoint({
    method: 'GET',
    path: 'Pendencia/obter-paginado',
    acesso: comPermissao('pendencias:listar'),
    resumo: 'Students of a year and who pays for them, with what the register lacks of each and what it stands in the way of',
    query: z.strictObject(consulta),
    output: paginaDe(linha),
  }),
  exportarPendencias: defineEndpoint({
    method: 'GET',
    path: 'Pendencia/exportar',
    acesso: comPermissao('pendencias:listar'),
    resumo: 'The same list as CSV or XLSX',
    query: z.strictObject({ ...consulta, Formato: z.enum(['csv', 'xlsx']).default('xlsx') }),
    arquivo: true,
  }),
};
