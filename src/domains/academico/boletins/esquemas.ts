import { z } from 'zod';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { situacoesDaDisciplina } from '#domains/academico/estrutura/criterio/disciplina.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { situacoesDaColuna } from './situacoes.ts';

/** What stands in a cell: averages as they are shown ('7,0', or a concept), absences in periods or days. */
const celula = z.object({
  media: z.string().nullable(),
  /** Under the average that passes. */
  abaixo: z.boolean(),
  faltas: z.number().nullable(),
  /** The average of the class, where the school shows it. */
  turma: z.string().nullable(),
});
const situacaoDaDisciplina = z.enum(situacoesDaDisciplina);
const resultado = z.enum(valoresDaLista(resultados));

/** The report card of one student in one year. */
export const esquemaBoletim = z.object({
  matriculaId: z.number(),
  matriculaCodigo: z.string(),
  movimento: z.enum(valoresDaLista(movimentos)),
  dataSaida: z.string().nullable(),
  aluno: z.object({ id: z.number(), nome: z.string(), codigo: z.number(), dataNascimento: z.string().nullable() }),
  numeroChamada: z.number().nullable(),
  turma: z.object({ id: z.number(), nome: z.string(), turno: z.enum(valoresDaLista(turnos)) }),
  curso: z.string(),
  segmentacao: z.string(),
  ano: z.number(),
  tipo: z.enum(['nota', 'conceito', 'parecer']),
  controle: z.enum(['por_aula', 'por_dia']),
  mediaAprovacao: z.string(),
  frequenciaMinima: z.string(),
  usaExame: z.boolean(),
  usaRecuperacaoFinal: z.boolean(),
  /** Something that it shows may still change. */
  parcial: z.boolean(),
  /** The etapa up to which it goes; null: the whole year. */
  ateEtapaId: z.number().nullable(),
  etapas: z.array(
    z.object({ id: z.number(), nome: z.string(), situacao: z.enum(valoresDaLista(situacoesDaColuna)), faltas: z.number().nullable() }),
  ),
  disciplinas: z.array(
    z.object({
      disciplinaId: z.number(),
      /** Of the class that the card is of; null for one that the student had in another class alone. */
      turmaDisciplinaId: z.number().nullable(),
      nome: z.string(),
      contaPromocao: z.boolean(),
      etapas: z.array(celula.extend({ /** The average was brought from the school of origin. */ deOrigem: z.literal(true).optional() })),
      parcial: celula,
      recuperacaoFinal: z.string().nullable(),
      exame: z.string().nullable(),
      final: z.string().nullable(),
      situacao: situacaoDaDisciplina.nullable(),
    }),
  ),
  frequencia: z.object({
    dadas: z.number(),
    /** Over how many the percentage is: of a closed year what was planned too, where more than was given. */
    previstas: z.number(),
    faltas: z.number(),
    justificadas: z.number(),
    percentual: z.string().nullable(),
    /** What of it the student was given, and missed, at the school where he began the year. */
    deOrigem: z.object({ dadas: z.number(), faltas: z.number() }).optional(),
    basta: z.boolean(),
  }),
  resultado: resultado.nullable(),
  pareceres: z.array(
    z.object({ etapaId: z.number(), disciplinaId: z.number().nullable(), texto: z.string(), por: z.string(), versao: z.number() }),
  ),
  /** Concepts, the best first. */
  legenda: z.array(z.object({ sigla: z.string(), nome: z.string() })),
  /** The classes in which the student sat, when more than one. */
  lugares: z.array(z.object({ turma: z.string(), inicio: z.string(), fim: z.string().nullable() })),
});
export type Boletim = z.output<typeof esquemaBoletim>;
