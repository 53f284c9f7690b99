import type { Candidato, TurmaDeDestino } from './candidatos.ts';

export type Lugar = {
  turma: TurmaDeDestino /** Taken by whoever sits there and by the proposals before this one. */;
  ocupadas: number;
  cheia: boolean;
};
export type PedidoDeLugar = {
  candidato: Pick<Candidato, 'matriculaId' | 'turmaNome' | 'turno' | 'grupoTurmaId'>;
  cursoId: number;
  /** The class that the person chose, which is kept even when it is full. */
  escolhida: TurmaDeDestino | null;
};

/** '6º ano A' → 'A': classes of one letter go on together. */
const letra = (nome: string | null): string => nome?.trim().split(/\s+/).at(-1)?.toUpperCase() ?? '';

/** How well a class goes on from the one of this year: its group, its shift, its letter. */
function afinidade({ turmaNome, turno, grupoTurmaId }: PedidoDeLugar['candidato'], turma: TurmaDeDestino): number {
  return (
    (grupoTurmaId !== null && grupoTurmaId === turma.grupoTurmaId ? 4 : 0) +
    (turno === turma.turno ? 2 : 0) +
    (letra(turmaNome) !== '' && letra(turmaNome) === letra(turma.nome) ? 1 : 0)
  );
}

/**
 * A class for each student, counting the places that the other proposals take: chosen classes first, then each student the
 * class that most goes on from his own and still has a place; when none has, the best one, said to be full. A student whose
 * course has no open class is absent.
 */
export function proporTurmas(pedidos: readonly PedidoDeLugar[], turmas: readonly TurmaDeDestino[]): Map<number, Lugar> {
  const ocupadas = new Map(turmas.map(({ id, ocupadas: sentados }) => [id, sentados]));
  const lugares = new Map<number, Lugar>();
  const ocupar = ({ candidato }: PedidoDeLugar, turma: TurmaDeDestino): void => {
    const antes = ocupadas.get(turma.id) ?? 0;
    const cheia = antes >= turma.vagas;
    // Over the places nobody takes one: those who stay over are counted apart.
    if (!cheia) ocupadas.set(turma.id, antes + 1);
    lugares.set(candidato.matriculaId, { turma, ocupadas: antes, cheia });
  };
  const emOrdem = turmas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR') || a.id - b.id);
  const porCurso = Map.groupBy(emOrdem, ({ cursoId }) => cursoId);
  for (const pedido of pedidos) if (pedido.escolhida) ocupar(pedido, pedido.escolhida);
  for (const pedido of pedidos) {
    if (pedido.escolhida) continue;
    const doCurso = porCurso.get(pedido.cursoId) ?? [];
    const turma =
      melhor(
        pedido.candidato,
        doCurso.filter(({ id, vagas }) => (ocupadas.get(id) ?? 0) < vagas),
      ) ?? melhor(pedido.candidato, doCurso);
    if (turma) ocupar(pedido, turma);
  }
  return lugares;
}

/** The first of those that go on best. */
function melhor(candidato: PedidoDeLugar['candidato'], turmas: readonly TurmaDeDestino[]): TurmaDeDestino | null {
  let [achada, nota]: [TurmaDeDestino | null, number] = [null, -1];
  for (const turma of turmas) {
    const desta = afinidade(candidato, turma);
    if (desta > nota) [achada, nota] = [turma, desta];
  }
  return achada;
}
