import type { Turno } from '#domains/academico/estrutura/turnos.ts';

/** 'HH:MM'. */
export type Hora = string;
export type Tempo = { ordem: number; inicio: Hora; fim: Hora };
/** A period of the week. */
export type Celula = Tempo & { diaSemana: number; turmaDisciplinaId: number; docenteId: number | null; sala: string | null };

export const TEMPOS_MAXIMO = 16;

export function minutosDe(hora: Hora): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}
export const horaDe = (minutos: number): Hora =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;

/** An hour as it is typed ('7:30', '730', '7h30', '7'); null for what is none. */
export function lerHora(texto: string): Hora | null {
  const [, horas = '', minutos = ''] = /^(\d{1,2})(?:[:h.]?(\d{2}))?h?$/i.exec(texto.trim()) ?? [];
  return horas === '' || Number(horas) > 23 || Number(minutos) > 59 ? null : horaDe(Number(horas) * 60 + Number(minutos));
}

/** How a day is laid out at first: so many periods of so many minutes from an hour on, with a break after one of them. */
export type Montagem = { tempos: number; minutos: number; inicio: Hora; intervaloApos: number; intervalo: number };

const primeiroSinal: Readonly<Record<Turno, Hora>> = { manha: '07:30', tarde: '13:30', noite: '19:00', integral: '07:30' };
/** What most schools of a shift begin with. */
export const montagemPadrao = (turno: Turno): Montagem => ({
  tempos: turno === 'integral' ? 8 : 5,
  minutos: turno === 'noite' ? 45 : 50,
  inicio: primeiroSinal[turno],
  intervaloApos: turno === 'integral' ? 4 : 3,
  intervalo: turno === 'integral' ? 90 : 20,
});

/** The periods of a day; those that would end after midnight are left out. */
export function montarTempos({ tempos, minutos, inicio, intervaloApos, intervalo }: Montagem): Tempo[] {
  return Array.from({ length: tempos }, (_, i) => {
    const comeco = minutosDe(inicio) + i * minutos + (i >= intervaloApos ? intervalo : 0);
    return { ordem: i + 1, comeco, final: comeco + minutos };
  })
    .filter(({ final }) => final < 24 * 60)
    .map(({ ordem, comeco, final }) => ({ ordem, inicio: horaDe(comeco), fim: horaDe(final) }));
}

/** Two periods of the same day that coincide or stand in the wrong order; null when none does. */
export function temposEmChoque(celulas: readonly (Tempo & { diaSemana: number })[]): { diaSemana: number; ordem: number } | null {
  for (const doDia of Map.groupBy(celulas, ({ diaSemana }) => diaSemana).values()) {
    const emOrdem = doDia.toSorted((a, b) => a.ordem - b.ordem);
    const choque = emOrdem.find((celula, i) => {
      const anterior = emOrdem[i - 1];
      return celula.inicio >= celula.fim || (anterior !== undefined && (anterior.ordem === celula.ordem || anterior.fim > celula.inicio));
    });
    if (choque) return choque;
  }
  return null;
}
