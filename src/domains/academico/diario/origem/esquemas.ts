import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import './mensagens.ts';

const AULAS_MAXIMO = 2000;
const aulas = (min: number) => campo.inteiro({ min, max: AULAS_MAXIMO }).nullable().default(null);
const nota = z.strictObject({ disciplinaId: campo.id(), etapaId: campo.id(), valor: campo.textoOpcional(12) });
/** Of a subject in lessons, or (without one) of all in days. */
const frequencia = z.strictObject({ disciplinaId: campo.id.opcional(), dadas: aulas(1), faltas: aulas(0) });

type Digitada = {
  escola: string | null;
  notas: readonly z.output<typeof nota>[];
  frequencias: readonly z.output<typeof frequencia>[];
};

/** Each once, lessons with their absences, and whatever is said with the school that says it. */
function conferirOrigem({ escola, notas, frequencias }: Digitada, achados: Achados): void {
  const vistas = new Set<string>();
  const conferirUma = (chave: string, caminho: (string | number)[]): void => {
    if (vistas.has(chave)) achados.addIssue(recusa('ORIGEM_REPETIDA', {}, caminho));
    vistas.add(chave);
  };
  for (const [i, { disciplinaId, etapaId }] of notas.entries()) conferirUma(`${disciplinaId}:${etapaId}`, ['notas', i, 'valor']);
  for (const [i, { disciplinaId, dadas, faltas }] of frequencias.entries()) {
    conferirUma(String(disciplinaId), ['frequencias', i, 'dadas']);
    if (dadas === null && faltas !== null) achados.addIssue(recusa('ORIGEM_SEM_DADAS', {}, ['frequencias', i, 'dadas']));
    if (dadas !== null && faltas === null) achados.addIssue(recusa('ORIGEM_SEM_FALTAS', {}, ['frequencias', i, 'faltas']));
    if (dadas !== null && faltas !== null && faltas > dadas)
      achados.addIssue(recusa('ORIGEM_FALTAS_DEMAIS', { dadas }, ['frequencias', i, 'faltas']));
  }
  const dita = notas.some(({ valor }) => valor !== null) || frequencias.some(({ dadas }) => dadas !== null);
  if (dita && escola === null) achados.addIssue(recusa('ORIGEM_SEM_ESCOLA', {}, ['escola']));
}

/** All that a student brought, saved together. */
export const esquemaOrigem = z
  .strictObject({
    /** 0 where nothing was ever typed. */
    versao: campo.inteiro({ min: 0, max: 2_147_483_647 }),
    escola: campo.textoOpcional(150),
    /** By which paper, with its date: "Declaração de 31/07/2026". */
    documento: campo.textoOpcional(150),
    notas: z.array(nota).max(600),
    frequencias: z.array(frequencia).max(80),
  })
  .check(regra(conferirOrigem));
