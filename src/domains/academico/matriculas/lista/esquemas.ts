import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe } from '#shared/listas/paginacao.ts';
import { resultados } from '../situacoes.ts';
import { filtroMovimentos, movimento, turno } from '../esquemas.ts';
import '../mensagens.ts';

const itemMatricula = z.object({
  id: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  alunoCodigo: z.number(),
  cursoId: z.number(),
  cursoNome: z.string(),
  segmentacaoNome: z.string(),
  ano: z.number(),
  turmaId: z.number().nullable(),
  turmaNome: z.string().nullable(),
  turno: turno.nullable(),
  movimento,
  resultado: z.enum(valoresDaLista(resultados)),
  dataMatricula: z.string(),
  dataSaida: z.string().nullable(),
  responsaveisFinanceiros: z.string().nullable(),
});

/** A page of enrollments and, for the cards above it, how many of each movement the rest of the filter has. */
export const esquemaPaginaMatriculas = paginaDe(itemMatricula, {
  porMovimento: z.array(z.object({ movimento, quantidade: z.number() })),
});

/** The filters of the lists of enrollments, by wire name. */
export const filtrosMatricula = {
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  AnoLetivoId: filtroId(),
  Nome: filtroTexto(100),
  Movimento: filtroMovimentos,
  Ativa: filtroBooleano(),
  DataMatriculaDe: campo.dataCivil.opcional(),
  DataMatriculaAte: campo.dataCivil.opcional(),
};
