import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { avisos, bloqueios } from '#domains/academico/diario/entrega/pendencias.ts';
import { tiposCriterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';

const ver = comPermissao('painel-coordenador:visualizar');
const nulo = z.string().nullable();
const item = z.object({ id: z.number(), nome: z.string() });
/** A course in a year, and one of its etapas: without one, the one that stands now, else the last that began. */
const query = z
  .strictObject({ AnoLetivoId: campo.id(), CursoId: campo.id(), EtapaId: filtroId() })
  .transform((q) => ({ anoLetivoId: q.AnoLetivoId, cursoId: q.CursoId, etapaId: q.EtapaId ?? null }));
/** What was looked at. */
const cabeca = {
  etapas: z.array(item.extend({ dataInicio: z.string(), dataFim: z.string() })),
  etapaId: z.number().nullable(),
  turmas: z.array(item),
};

/** The panel of the coordination. */
export const painelCoordenadorApi = {
  obterDiarios: defineEndpoint({
    method: 'GET',
    path: 'PainelCoordenador/diarios',
    acesso: ver,
    resumo: 'The diaries of a course in an etapa: lessons given and expected, rolls and marks that lack, by class, subject and teacher',
    query,
    output: z.object({
      ...cabeca,
      /** By class: school days without the roll of the day, where the course calls by day. */
      diasSemChamada: z.array(z.object({ turmaId: z.number(), dias: z.number() })),
      diarios: z.array(
        z.object({
          turmaDisciplinaId: z.number(),
          turmaId: z.number(),
          turma: z.string(),
          disciplina: z.string(),
          docentes: z.array(item),
          aulas: z.number(),
          /** Of the timetable up to today, and not recorded. */
          porDar: z.number(),
          entrega: z.object({ por: z.string(), em: z.string() }).nullable(),
          bloqueios: z.array(z.object({ tipo: z.enum(bloqueios), n: z.number() })),
          avisos: z.array(z.object({ tipo: z.enum(avisos), n: z.number() })),
        }),
      ),
    }),
  }),
  obterMedias: defineEndpoint({
    method: 'GET',
    path: 'PainelCoordenador/medias',
    acesso: ver,
    resumo:
      'The averages of an etapa by subject, the classes of the course beside each other: how they spread and how many lie below what passes',
    query,
    output: z.object({
      ...cabeca,
      tipo: z.enum(valoresDaLista(tiposCriterio)).nullable(),
      mediaAprovacao: nulo,
      disciplinas: z.array(
        z.object({
          disciplinaId: z.number(),
          disciplina: z.string(),
          /** Of the course. */
          media: nulo,
          turmas: z.array(
            z.object({
              turmaId: z.number(),
              turmaDisciplinaId: z.number(),
              turma: z.string(),
              alunos: z.number(),
              comMedia: z.number(),
              media: nulo,
              menor: nulo,
              maior: nulo,
              abaixo: z.number(),
              /** How many in each fifth of the scale, from 0 to 10. */
              faixas: z.array(z.number()),
            }),
          ),
        }),
      ),
    }),
  }),
  obterRiscos: defineEndpoint({
    method: 'GET',
    path: 'PainelCoordenador/riscos',
    acesso: ver,
    resumo:
      'The students of a course who are at risk in an etapa, and why: attendance, averages below what passes, a fall since the one before',
    query,
    output: z.object({
      ...cabeca,
      alunos: z.array(
        z.object({
          matriculaId: z.number(),
          nome: z.string(),
          turmaId: z.number(),
          turma: z.string(),
          percentual: nulo,
          frequencia: z.boolean(),
          abaixo: z.array(z.object({ turmaDisciplinaId: z.number(), disciplina: z.string(), media: z.string() })),
          quedas: z.array(z.object({ turmaDisciplinaId: z.number(), disciplina: z.string(), antes: z.string(), media: z.string() })),
          /** To the guardians, about the averages of the etapa. */
          carta: z.object({ id: z.number(), numero: z.string() }).nullable(),
        }),
      ),
    }),
  }),
};
