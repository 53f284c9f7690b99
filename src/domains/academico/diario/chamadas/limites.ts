/** Days of a board: a month and what hangs over. */
export const diasDoQuadro = 62;
export const alunosPorChamada = 200;
/** A month of six periods a day. */
export const chamadasPorVez = 140;
