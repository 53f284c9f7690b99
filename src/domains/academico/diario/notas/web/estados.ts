import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Textos } from '#shared/erros.ts';
import { textosNotas } from '../texts.ts';

export type EstadoDaCelulaDeNota = { valor: string; sigla: string; nome: Textos };

/** The concepts of a course and the states besides: A and D, or two letters where a concept has taken the one. */
export function estadosDaGrade({ conceitos }: Pick<Criterio, 'conceitos'>): {
  conceitos: EstadoDaCelulaDeNota[];
  estados: EstadoDaCelulaDeNota[];
} {
  const tomadas = new Set(conceitos.map(({ sigla }) => sigla.toUpperCase()));
  const livre = (...siglas: [string, string]): string => siglas.find((sigla) => !tomadas.has(sigla)) ?? siglas[1];
  return {
    conceitos: conceitos.map(({ sigla, nome }) => ({ valor: sigla, sigla, nome: { br: nome, en: nome } })),
    estados: [
      { valor: 'ausente', sigla: livre('A', 'AU'), nome: textosNotas.ausente },
      { valor: 'dispensado', sigla: livre('D', 'DI'), nome: textosNotas.dispensado },
    ],
  };
}
