/**
 * The rights on the class diary. What was typed stays, emptied at most; a lesson, a roll or an evaluation made by mistake may go, an evaluation with
 * its emptied marks.
 */
export const rightsOfDiary = {
  aulas: 'edit',
  chamadas: 'edit',
  dias_chamados: 'edit',
  faltas: 'edit',
  justificativas: 'keep',
  avaliacoes: 'edit',
  notas: 'edit',
  pareceres: 'keep',
  frases_parecer: 'edit',
  // Typed anew as a whole; whose it is, and by whom, stays.
  origens: 'keep',
  origens_notas: 'replace',
  origens_frequencias: 'replace',
} as const;
