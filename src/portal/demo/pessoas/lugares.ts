import { centavos, dividirEmParcelas } from '#shared/dinheiro.ts';
import type { Sorteio } from '../plano/sorteio.ts';
import { alunosPorCurso, type TurmaPlanejada, turmasDoCurso } from '../plano/turmas.ts';

export type Lugar = { curso: number /** Position among the classes. */; turma: number };
export type Lugares = {
  restam(): number;
  /** Places for the children of one family: `quantos`, or fewer when no more fit their ages. */
  tirar(sorteio: Sorteio, quantos: number): Lugar[];
};

/** Siblings are at most this many school years apart. */
const distanciaMaxima = 6;

/** One place for every student, spread evenly over the classes of each course. */
export function criarLugares(alunos: number, turmas: readonly TurmaPlanejada[]): Lugares {
  const porCurso = alunosPorCurso(alunos);
  const porTurma = porCurso.map((total, curso) => {
    const indices = turmasDoCurso(turmas, curso);
    const partes = dividirEmParcelas(centavos(total), indices.length);
    return indices.map((turma, k) => [turma, partes[k] ?? 0] as [number, number]);
  });
  let restam = alunos;

  function tirarUm(sorteio: Sorteio, irmaos: readonly Lugar[]): Lugar | null {
    const opcoes = porCurso.map((livres, curso) => [curso, livres > 0 ? livres * afinidade(curso, irmaos) : 0] as const);
    if (!opcoes.some(([, peso]) => peso > 0)) return null;
    const curso = sorteio.porPeso(opcoes);
    const livres = porTurma[curso] ?? [];
    const turma = sorteio.porPeso(livres);
    const lugar = livres.find(([indice]) => indice === turma);
    if (lugar) lugar[1] -= 1;
    porCurso[curso] = (porCurso[curso] ?? 0) - 1;
    restam -= 1;
    return { curso, turma };
  }

  return {
    restam: () => restam,
    tirar: (sorteio, quantos) => {
      const lugares: Lugar[] = [];
      while (lugares.length < quantos) {
        const lugar = tirarUm(sorteio, lugares);
        if (!lugar) break;
        lugares.push(lugar);
      }
      return lugares;
    },
  };
}

/** How well a course suits one more child: rarely that of a brother or sister (twins), never too many years apart. */
function afinidade(curso: number, irmaos: readonly Lugar[]): number {
  const distancias = irmaos.map((irmao) => Math.abs(irmao.curso - curso));
  if (distancias.some((d) => d > distanciaMaxima)) return 0;
  return distancias.includes(0) ? 0.05 : 1;
}
