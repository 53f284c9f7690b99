import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { TEMPOS_MAXIMO, temposEmChoque } from './semana.ts';

definirMensagensDeCampo({
  HORA_INVALIDA: { br: 'Informe uma hora, como 07:30', en: 'Enter an hour, as 07:30' },
  TEMPOS_EM_CHOQUE: {
    br: 'O {ordem}º tempo começa antes de o anterior terminar, ou termina antes de começar',
    en: 'Period {ordem} starts before the one before it ends, or ends before it starts',
  },
});

const hora = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HORA_INVALIDA');
const celula = z.strictObject({
  diaSemana: campo.inteiro({ min: 1, max: 7 }),
  ordem: campo.inteiro({ min: 1, max: TEMPOS_MAXIMO }),
  inicio: hora,
  fim: hora,
  turmaDisciplinaId: campo.id(),
  docenteId: campo.id.opcional(),
  sala: campo.textoOpcional(40),
});
const horario = z.strictObject({
  aPartirDe: campo.dataCivil(),
  /** Of the timetable that was seen. */
  marca: z.string().max(64),
  celulas: z.array(celula).max(7 * TEMPOS_MAXIMO),
});

function conferir({ celulas }: z.output<typeof horario>, ctx: Achados): void {
  const choque = temposEmChoque(celulas);
  if (!choque) return;
  const i = celulas.findIndex((c) => c.diaSemana === choque.diaSemana && c.ordem === choque.ordem);
  ctx.addIssue(recusa('TEMPOS_EM_CHOQUE', { ordem: choque.ordem }, ['celulas', i, 'inicio']));
}

/** The whole week of a class, from a day on. */
export const esquemaHorario = horario.check(regra(conferir));
