import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { naoRenovadoSaida } from './esquemas.ts';

const Formato = z.enum(['csv', 'xlsx']);
const ver = comPermissao('rematriculas:visualizar', 'rematriculas:listar');
const filtrosNaoRenovados = {
  ...paginacaoQuery({ colunas: ['nome', 'turma', 'curso'], padrao: 'nome' }),
  /** The current year unless told. */
  AnoOrigemId: filtroId(),
  /** The year after the source year unless told. */
  AnoDestinoId: filtroId(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  Nome: filtroTexto(100),
};

export const rematriculasNaoRenovadosApi = {
  naoRenovados: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/nao-renovados/obter-paginado',
    acesso: ver,
    resumo: 'Students of a year without an enrollment in the next: to be decided by people, never by the system',
    query: z.strictObject(filtrosNaoRenovados),
    output: paginaDe(naoRenovadoSaida),
  }),
  exportarNaoRenovados: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/nao-renovados/exportar',
    acesso: comPermissao('rematriculas:listar'),
    resumo: 'The same as CSV or XLSX',
    arquivo: true,
    query: z.strictObject({ ...filtrosNaoRenovados, Formato }),
  }),
};
