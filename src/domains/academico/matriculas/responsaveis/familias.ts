/** Somebody whom a student points at: a guardian or a registered parent. */
export type Vinculo = { alunoId: number; pessoaId: number };
export type Familia = {
  /** Least id of its students: the same family keeps it from one reading to the next. */ id: number;
  alunos: number[] /** Who binds two or more of them. */;
  emComum: number[];
};

/**
 * Families of two or more students. Two students are of one family when they share a person, directly or through another
 * student (half-siblings by mother and by father are all one); linear in the number of bonds.
 */
export function agruparFamilias(vinculos: readonly Vinculo[]): Familia[] {
  const pais = new Map<number, number>();
  const pai = (aluno: number): number => pais.get(aluno) ?? aluno;
  const raiz = (aluno: number): number => {
    let atual = aluno;
    while (pai(atual) !== atual) {
      // Each step points at the grandparent: paths stay short whatever the order of the bonds.
      pais.set(atual, pai(pai(atual)));
      atual = pai(atual);
    }
    return atual;
  };
  const alunosDaPessoa = Map.groupBy(vinculos, ({ pessoaId }) => pessoaId);
  for (const doGrupo of alunosDaPessoa.values()) {
    const [primeiro] = doGrupo;
    for (const { alunoId } of doGrupo) {
      const [a, b] = [raiz(primeiro?.alunoId ?? alunoId), raiz(alunoId)];
      // The lesser id is the root, so that the root names the family.
      pais.set(Math.max(a, b), Math.min(a, b));
    }
  }
  const alunos = [...new Set(vinculos.map(({ alunoId }) => alunoId))].toSorted((a, b) => a - b);
  const grupos = Map.groupBy(alunos, raiz);
  const comuns = new Map<number, number[]>();
  for (const [pessoaId, doGrupo] of alunosDaPessoa) {
    const distintos = new Set(doGrupo.map(({ alunoId }) => alunoId));
    const [um] = distintos;
    if (um === undefined || distintos.size < 2) continue;
    comuns.set(raiz(um), [...(comuns.get(raiz(um)) ?? []), pessoaId]);
  }
  return [...grupos].flatMap(([id, membros]) =>
    membros.length < 2 ? [] : [{ id, alunos: membros, emComum: (comuns.get(id) ?? []).toSorted((a, b) => a - b) }],
  );
}
