import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { textosDasPendencias } from '#domains/academico/diario/entrega/texts.ts';
import { faltasDoAluno } from '../pendencias.ts';
import { textosDaTurma } from '../texts-pendencias.ts';

const ver = comPermissao('fechamento-cursos-turmas:visualizar', 'fechamento-periodo-letivo:visualizar');
const marco = z.object({ por: z.string(), em: z.string() });
const chaves = <T extends object>(textos: T) => Object.keys(textos) as [keyof T & string, ...(keyof T & string)[]];
const pendencias = z.array(z.object({ tipo: z.enum([...chaves(textosDaTurma), ...chaves(textosDasPendencias)]), n: z.number() }));
const presencas = { dadas: z.number().nullable(), faltas: z.number().nullable(), justificadas: z.number().nullable() };

const disciplina = z.object({
  turmaDisciplinaId: z.number(),
  disciplina: z.string(),
  docentes: z.array(z.string()),
  entrega: marco.nullable(),
  bloqueios: pendencias,
  avisos: pendencias,
});

/** Closing classes with their results. */
export const fechamentoTurmasApi = {
  listarTurmas: defineEndpoint({
    method: 'GET',
    path: 'Fechamento/turmas',
    acesso: ver,
    resumo: 'The classes of a year, with what of each is closed and how many diaries of each etapa were handed in',
    query: z
      .strictObject({ AnoLetivoId: campo.id(), SegmentacaoId: filtroId(), CursoId: filtroId() })
      .transform((q) => ({ anoLetivoId: q.AnoLetivoId, segmentacaoId: q.SegmentacaoId, cursoId: q.CursoId })),
    output: z.object({
      turmas: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          cursoId: z.number(),
          curso: z.string(),
          segmentacaoId: z.number(),
          anoLetivoId: z.number(),
          segmentacao: z.string(),
          situacao: z.enum(['aberta', 'fechada']),
          alunos: z.number(),
          /** Of the year, with results. */
          ano: marco.nullable(),
          etapas: z.array(
            z.object({
              id: z.number(),
              nome: z.string(),
              dataInicio: z.string(),
              dataFim: z.string(),
              fechamento: marco.nullable(),
              /** For the whole segmentação. */
              encerrada: z.boolean(),
              disciplinas: z.number(),
              entregues: z.number(),
            }),
          ),
        }),
      ),
    }),
  }),
  preverTurma: defineEndpoint({
    method: 'GET',
    path: 'Fechamento/turma/{id}/previa',
    acesso: ver,
    resumo: 'What keeps a class from closing an etapa (or, without one, its year), and what is only told, by subject and teacher',
    params: porId,
    query: z.strictObject({ EtapaId: filtroId() }).transform((q) => ({ etapaId: q.EtapaId ?? null })),
    output: z.object({
      bloqueios: pendencias,
      avisos: pendencias,
      disciplinas: z.array(disciplina),
      /** Of a year, who came after an etapa had ended and brought no average of it. */
      semNotaDeOrigem: z.array(z.object({ matriculaId: z.number(), nome: z.string() })),
      /** Of a year, who keeps it open and why. */
      alunos: z.array(
        z.object({ matriculaId: z.number(), nome: z.string(), resultado: z.string().nullable(), faltam: z.array(z.enum(faltasDoAluno)) }),
      ),
    }),
  }),
  fecharTurmas: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/lote',
    acesso: comPermissao('fechamento-cursos-turmas:criar', 'fechamento-periodo-letivo:criar'),
    resumo: 'Closes an etapa of classes, or (null) their year, in the background: each whole or not at all',
    exigeIdempotencia: true,
    body: z.strictObject({ etapaId: campo.id().nullable(), turmaIds: z.array(campo.id()).min(1).max(2000) }),
    output: z.object({ tarefaId: z.number(), total: z.number() }),
  }),
  reabrirTurma: defineEndpoint({
    method: 'POST',
    path: 'Fechamento/reabertura',
    acesso: comPermissao('fechamento-cursos-turmas:editar'),
    resumo: 'Reopens an etapa of a class, or (null) its year, with a reason; what was frozen stays readable',
    body: z.strictObject({ turmaId: campo.id(), etapaId: campo.id().nullable(), motivo: campo.texto({ min: 3, max: 300 }) }),
    output: z.object({ fechamentoId: z.number() }),
  }),
  preverReabertura: defineEndpoint({
    method: 'GET',
    path: 'Fechamento/turma/{id}/reabertura',
    acesso: ver,
    resumo:
      'What already tells the closed year of a class, or stands on it: transcripts that were issued, and students enrolled in a later year',
    params: porId,
    output: z.object({ historicos: z.number(), rematriculados: z.number() }),
  }),
  obterResultados: defineEndpoint({
    method: 'GET',
    path: 'Fechamento/turma/{id}/resultados',
    acesso: ver,
    resumo:
      'What an etapa of a class (or, without one, its year) closed with, the closings before it, and what changed since the last of them',
    params: porId,
    query: z.strictObject({ EtapaId: filtroId() }).transform((q) => ({ etapaId: q.EtapaId ?? null })),
    output: z.object({
      tipo: z.enum(['nota', 'conceito', 'parecer']).nullable(),
      casasDecimais: z.number(),
      fechamentos: z.array(marco.extend({ id: z.number(), reabertura: marco.extend({ motivo: z.string() }).nullable() })),
      disciplinas: z.array(z.object({ id: z.number(), nome: z.string() })),
      alunos: z.array(
        z.object({
          matriculaId: z.number(),
          nome: z.string(),
          numeroChamada: z.number().nullable(),
          ...presencas,
          frequencia: z.string().nullable(),
          resultado: z.string().nullable(),
          disciplinas: z.array(
            z.object({
              turmaDisciplinaId: z.number(),
              media: z.string().nullable(),
              conceito: z.string().nullable(),
              mediaFinal: z.string().nullable(),
              situacao: z.string().nullable(),
              ...presencas,
            }),
          ),
        }),
      ),
      diferencas: z.array(
        z.object({
          matriculaId: z.number(),
          aluno: z.string(),
          /** Null: of the student as a whole. */
          disciplina: z.string().nullable(),
          campo: z.enum(['media', 'conceito', 'mediaFinal', 'situacao', 'faltas', 'frequencia', 'resultado']),
          antes: z.string().nullable(),
          depois: z.string().nullable(),
        }),
      ),
    }),
  }),
};
