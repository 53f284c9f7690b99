import { turnosCoincidem } from '#domains/academico/estrutura/turnos.ts';
import type { LugarDoAluno, Candidato, TurmaDeDestino } from './candidatos.ts';

/** What already takes the student at the hours of a class: an enrollment of the year, or another proposal of the same list. */
export type Choque = { onde: 'matricula' | 'lista' } & Pick<LugarDoAluno, 'codigo' | 'turmaNome'>;

export type Lugar = {
  turma: TurmaDeDestino;
  /** Taken by whoever sits there and by the proposals before this one. */
  ocupadas: number;
  cheia: boolean;
  choque: Choque | null;
};
export type PedidoDeLugar = {
  candidato: Pick<Candidato, 'matriculaId' | 'codigo' | 'alunoId' | 'turmaNome' | 'turno' | 'grupoTurmaId' | 'lugaresNoDestino'>;
  cursoId: number;
  /** The class that the person chose, which is kept even when it is full. */
  escolhida: TurmaDeDestino | null;
};

/** '6º ano A' → 'A': classes of one letter go on together. */
const letra = (nome: string | null): string => nome?.trim().split(/\s+/).at(-1)?.toUpperCase() ?? '';

/**
 * A class for each student, counting the places that the other proposals take: chosen classes first, then each student the
 * class that most goes on from his own and still has a place; when none has, the best one, said to be full. A class that meets when
 * the student is already in another is proposed only when there is no other, and said to. A student whose course has no open class is absent.
 */
export function proporTurmas(pedidos: readonly PedidoDeLugar[], turmas: readonly TurmaDeDestino[]): Map<number, Lugar> {
  const ocupadas = new Map(turmas.map(({ id, ocupadas: sentados }) => [id, sentados]));
  const lugares = new Map<number, Lugar>();
  const propostos = new Map<number, LugarDoAluno[]>();
  const choqueDe = ({ alunoId, lugaresNoDestino }: PedidoDeLugar['candidato'], { turno }: TurmaDeDestino): Choque | null => {
    const coincide = (dele: LugarDoAluno): boolean => turnosCoincidem(dele.turno, turno);
    const matricula = lugaresNoDestino.find(coincide);
    if (matricula) return { onde: 'matricula', ...matricula };
    const proposto = propostos.get(alunoId)?.find(coincide);
    return proposto ? { onde: 'lista', ...proposto } : null;
  };
  const ocupar = ({ candidato }: PedidoDeLugar, turma: TurmaDeDestino): void => {
    const antes = ocupadas.get(turma.id) ?? 0;
    const cheia = antes >= turma.vagas;
    const choque = choqueDe(candidato, turma);
    // Who is proposed over the places does not go in without a reason: the figure stays that of a full class.
    if (!cheia && !choque) ocupadas.set(turma.id, antes + 1);
    if (!choque) {
      const { alunoId, codigo } = candidato;
      propostos.set(alunoId, [...(propostos.get(alunoId) ?? []), { codigo, turmaNome: turma.nome, turno: turma.turno }]);
    }
    lugares.set(candidato.matriculaId, { turma, ocupadas: antes, cheia, choque });
  };
  const preferidas = criarPreferencias(turmas);
  for (const pedido of pedidos) if (pedido.escolhida) ocupar(pedido, pedido.escolhida);
  for (const pedido of pedidos) {
    if (pedido.escolhida) continue;
    const todas = preferidas(pedido);
    const livres = todas.filter((turma) => choqueDe(pedido.candidato, turma) === null);
    const lista = livres.length > 0 ? livres : todas;
    const turma = lista.find(({ id, vagas }) => (ocupadas.get(id) ?? 0) < vagas) ?? lista[0];
    if (turma) ocupar(pedido, turma);
  }
  return lugares;
}

/** The classes of a course, those that most go on first: by group, then shift, then letter. Students of one class share the answer. */
function criarPreferencias(turmas: readonly TurmaDeDestino[]): (pedido: PedidoDeLugar) => readonly TurmaDeDestino[] {
  const emOrdem = turmas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR') || a.id - b.id);
  const porCurso = Map.groupBy(emOrdem, ({ cursoId }) => cursoId);
  const lidas = new Map<string, TurmaDeDestino[]>();
  return ({ cursoId, candidato: { turmaNome, turno, grupoTurmaId } }) => {
    const chave = `${cursoId}|${turno}|${grupoTurmaId}|${turmaNome}`;
    const achadas = lidas.get(chave);
    if (achadas) return achadas;
    const sua = letra(turmaNome);
    const nota = (turma: TurmaDeDestino): number =>
      (grupoTurmaId !== null && grupoTurmaId === turma.grupoTurmaId ? 4 : 0) +
      (turno === turma.turno ? 2 : 0) +
      (sua !== '' && sua === letra(turma.nome) ? 1 : 0);
    const notas = new Map((porCurso.get(cursoId) ?? []).map((turma) => [turma, nota(turma)]));
    const lista = [...notas.keys()].toSorted((a, b) => (notas.get(b) ?? 0) - (notas.get(a) ?? 0));
    lidas.set(chave, lista);
    return lista;
  };
}
