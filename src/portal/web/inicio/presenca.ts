type DeUmCurso = { segmentacaoId: number; segmentacao: string; dadas: number; faltas: number; justificadas: number };
/** A level, or the whole school without a name, with its share of presence in each month; null where nothing was called. */
type Nivel = { id: number; nome: string | null; partes: (number | null)[] };

function parteDe(cursos: readonly DeUmCurso[]): number | null {
  const dadas = cursos.reduce((soma, c) => soma + c.dadas, 0);
  const faltas = cursos.reduce((soma, c) => soma + c.faltas + c.justificadas, 0);
  return dadas === 0 ? null : (dadas - faltas) / dadas;
}

/** Months of courses put together by level, in the order in which they come, and the whole school last. */
export function presencaPorNivel<C extends DeUmCurso>(meses: readonly (readonly C[])[]): Nivel[] {
  const nomes = new Map(meses.flat().map(({ segmentacaoId, segmentacao }) => [segmentacaoId, segmentacao]));
  if (nomes.size === 0) return [];
  const niveis = [...nomes].map(([id, nome]) => ({
    id,
    nome,
    partes: meses.map((cursos) => parteDe(cursos.filter(({ segmentacaoId }) => segmentacaoId === id))),
  }));
  return [...niveis, { id: 0, nome: null, partes: meses.map(parteDe) }];
}
