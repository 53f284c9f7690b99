import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { TEMPOS_DE_UM_DIA } from './julgar.ts';

const conteudo = campo.textoOpcional(4000, { multilinha: true });
const tarefa = campo.textoOpcional(2000, { multilinha: true });
const tempos = campo.inteiro({ min: 1, max: TEMPOS_DE_UM_DIA });
const ordem = campo.inteiro({ min: 1, max: 16 }).nullable();

/** One lesson, and the same on other days or in parallel classes. */
export const esquemaAulas = z.strictObject({
  aulas: z
    .array(
      z.strictObject({
        turmaDisciplinaId: campo.id(),
        dataAula: campo.dataCivil(),
        quantidade: tempos,
        /** The first of its periods in the day, where the timetable says so. */
        ordem: ordem.default(null),
        /** Null: who records it, or the only teacher. */
        docenteId: campo.id.opcional(),
      }),
    )
    .min(1)
    .max(200),
  conteudo,
  tarefa,
});

export const esquemaEdicaoAula = z.strictObject({
  id: campo.id(),
  versao: campo.versao(),
  dataAula: campo.dataCivil(),
  quantidade: tempos,
  docenteId: campo.id.opcional(),
  conteudo,
  tarefa,
});

/** Last year's lessons, in their order, into those that this year's timetable expects. */
export const esquemaPlano = z.strictObject({
  turmaDisciplinaId: campo.id(),
  deTurmaDisciplinaId: campo.id(),
  /** Null: the whole year. */
  etapaId: campo.id.opcional(),
});
