import { z } from 'zod';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { movimento, turno } from '../esquemas.ts';
import '../mensagens.ts';

/** A student as the lists of the school show them: once for each course of the year. */
export const esquemaAluno = z.object({
  id: z.number(),
  nome: z.string(),
  codigo: z.number(),
  cpf: z.string().nullable().optional(),
  dataNascimento: z.string().nullable(),
  matriculaId: z.number(),
  matriculaCodigo: z.string(),
  movimento,
  anoLetivoId: z.number(),
  ano: z.number(),
  segmentacaoId: z.number(),
  segmentacaoNome: z.string(),
  cursoId: z.number(),
  cursoNome: z.string(),
  turmaId: z.number(),
  turmaNome: z.string(),
  turno,
  numeroChamada: z.number().nullable(),
});

/** The filters of the lists of students, by wire name, as the specification has them. */
export const filtrosAluno = {
  SegmentacaoId: filtroId(),
  TurmaId: filtroId(),
  CursoId: filtroId(),
  AnoLetivoId: filtroId(),
  Nome: filtroTexto(100),
};
