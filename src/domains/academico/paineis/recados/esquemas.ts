import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { paginaDe } from '#shared/listas/paginacao.ts';

/** To whom a message goes. */
export const destinos = definirLista(
  { valor: 'docente', br: 'Um professor', en: 'One teacher' },
  { valor: 'turma', br: 'Professores de uma turma', en: 'Teachers of a class' },
  { valor: 'curso', br: 'Professores de um curso', en: 'Teachers of a course' },
);

export const esquemaRecado = z.strictObject({
  para: campo.opcao(destinos),
  /** The teacher (as a person), the class or the course. */
  alvoId: campo.id(),
  /** The diary that it speaks of. */
  turmaDisciplinaId: campo.id.opcional(),
  texto: campo.texto({ max: 1000, multilinha: true }),
});

/** A message as whoever sent it sees it: to whom it went, and who read it when. */
export const recadoEnviado = z.object({
  id: z.number(),
  texto: z.string(),
  em: z.string(),
  /** The class or course to whose teachers it went; null to one teacher. */
  para: z.string().nullable(),
  diario: z.string().nullable(),
  destinatarios: z.array(z.object({ nome: z.string(), lidoEm: z.string().nullable() })),
  lidos: z.number(),
});
export const paginaDeRecados = paginaDe(recadoEnviado);

/** A message as the panel shows it. */
export const recadoSaida = z.object({
  id: z.number(),
  texto: z.string(),
  de: z.string(),
  em: z.string(),
  lidoEm: z.string().nullable(),
  /** The class or course to whose teachers it went; null to oneself alone. */
  para: z.string().nullable(),
  diario: z.object({ turmaDisciplinaId: z.number(), turmaId: z.number(), nome: z.string() }).nullable(),
});
