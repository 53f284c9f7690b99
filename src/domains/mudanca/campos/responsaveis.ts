import { deContato } from '#domains/pessoas/importacao/campos-importados.ts';

/** Who answers for the lessons, as sheets call them: they need not be who pays. */
const dasAulas = 'pedagogico pedagogica pedag ped academico academica acad didatico didatica didat academic pedagogical'.split(' ');

/** Words that make of a guardian another one than who pays, or the second. */
export const deOutroResponsavel = [...dasAulas, 'legal', '2', 'segundo', 'second'];

const ditos = (qual: string): string[] => [`codigo do responsavel ${qual}`, `cpf do responsavel ${qual}`, `responsavel ${qual}`];

/** The ways to call the guardian who pays, the best first: who says so before who only may be. */
export const codigosDeQuemPaga: readonly string[] = [
  'codigo do responsavel financeiro …',
  'cpf do responsavel financeiro …',
  'codigo do responsavel …',
  'codigo ou cpf do responsavel',
  'cpf do responsavel …',
  'responsavel financeiro',
];
export const outrosDeQuemPaga: readonly string[] = ['responsavel', 'financial guardian', 'guardian', ...ditos('legal')];
export const nomesDeQuemRespondePelasAulas: readonly string[] = dasAulas.flatMap(ditos);

export const deOutroQueNaoPaga = [...deOutroResponsavel, 'percentual', ...deContato];
