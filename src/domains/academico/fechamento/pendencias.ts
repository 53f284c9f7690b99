import type { Textos } from '#shared/erros.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import type { TextoPlural } from '#shared/textos.ts';
import type { Pendencias } from '#domains/academico/diario/entrega/pendencias.ts';
import { textosDasPendencias } from '#domains/academico/diario/entrega/texts.ts';
import { textosDaTurma } from './texts-pendencias.ts';

/** What a class as a whole lacks. */
export type PendenciaDaTurma = keyof typeof textosDaTurma;
type Item<T> = { tipo: T; n: number };
export type PendenciasDaTurma = { bloqueios: Item<PendenciaDaTurma>[]; avisos: Item<PendenciaDaTurma>[] };

const haver = (lista: readonly Item<PendenciaDaTurma>[]): Item<PendenciaDaTurma>[] => lista.filter(({ n }) => n > 0);

/** What of one student keeps the year open, beyond his having no result. */
export const faltasDoAluno = ['recuperacoesFaltando', 'decisoesSemEfeito'] as const;
export type FaltaDoAluno = (typeof faltasDoAluno)[number];

/**
 * Before an etapa closes every diary of it is handed in; where the roll is of the day, every school day was called; the class from which
 * a student came during it owes nothing of him.
 */
export function pendenciasDaEtapa(c: {
  disciplinas: readonly { entregue: boolean }[];
  alunos: number;
  diasSemChamada: number;
  /** Where the roll is of the day: entered after it was called. */
  alunosForaDaChamada: number;
  origensDevendo: number;
  emCurso: boolean;
}): PendenciasDaTurma {
  return {
    bloqueios: haver([
      { tipo: 'naoEntregues', n: c.disciplinas.filter(({ entregue }) => !entregue).length },
      { tipo: 'diasSemChamada', n: c.diasSemChamada },
      { tipo: 'origensDevendo', n: c.origensDevendo },
    ]),
    avisos: haver([
      { tipo: 'semAlunos', n: c.alunos === 0 ? 1 : 0 },
      { tipo: 'semDisciplinas', n: c.disciplinas.length === 0 ? 1 : 0 },
      { tipo: 'alunosForaDaChamada', n: c.alunosForaDaChamada },
      { tipo: 'etapaEmCurso', n: c.emCurso ? 1 : 0 },
    ]),
  };
}

/** Before the year closes every etapa of the class is, and of others in which its students sat; and everybody has a result that is final. */
export function pendenciasDoAno(c: {
  etapasAbertas: number;
  abertasNaOrigem: number;
  /** Councils of the year without minutes that speak of its students. */
  conselhosAbertos: number;
  /** Students who fail by grade and of whom no council of the year spoke. */
  semConselho: number;
  /** Students who came after an etapa had ended and have no average of it: judged by the others alone. */
  semNotaDeOrigem: number;
  alunos: readonly { movimento: string; atual: string; resultado: string | null; faltam: readonly FaltaDoAluno[] }[];
}): PendenciasDaTurma {
  const contar = (quais: (aluno: (typeof c.alunos)[number]) => boolean): number => c.alunos.filter(quais).length;
  const julgados = c.etapasAbertas === 0;
  return {
    bloqueios: haver([
      { tipo: 'etapasAbertas', n: c.etapasAbertas },
      { tipo: 'abertasNaOrigem', n: c.abertasNaOrigem },
      { tipo: 'conselhosAbertos', n: c.conselhosAbertos },
      { tipo: 'preMatriculas', n: contar(({ movimento }) => movimento === 'pre_matricula') },
      { tipo: 'examesFaltando', n: julgados ? contar(({ resultado }) => resultado === 'em_exame') : 0 },
      ...faltasDoAluno.map((tipo) => ({ tipo, n: julgados ? contar(({ faltam }) => faltam.includes(tipo)) : 0 })),
      { tipo: 'semResultado', n: julgados ? contar(({ resultado }) => resultado === null || resultado === 'cursando') : 0 },
      { tipo: 'concluidasComOutro', n: julgados ? contar((a) => a.movimento === 'concluida' && a.resultado !== a.atual) : 0 },
    ]),
    avisos: haver([
      { tipo: 'semAlunos', n: c.alunos.length === 0 ? 1 : 0 },
      { tipo: 'semNotaDeOrigem', n: c.semNotaDeOrigem },
      { tipo: 'reprovadosSemConselho', n: julgados ? c.semConselho : 0 },
    ]),
  };
}

const rotuloDe = (tipo: string): TextoPlural => ({ ...textosDasPendencias, ...textosDaTurma })[tipo as PendenciaDaTurma];

/** What stands in the way, in words; null when nothing does. What subjects lack is told only where they are not handed in. */
export function bloqueiosEmTexto(
  turma: PendenciasDaTurma,
  disciplinas: readonly (Pick<Pendencias, 'bloqueios'> & { entregue: boolean })[] = [],
): Textos | null {
  const somas = new Map<string, number>(turma.bloqueios.map(({ tipo, n }) => [tipo, n]));
  for (const { bloqueios } of disciplinas.filter(({ entregue }) => !entregue))
    for (const { tipo, n } of bloqueios) somas.set(tipo, (somas.get(tipo) ?? 0) + n);
  return contarUsos([...somas].map(([tipo, n]) => ({ rotulo: rotuloDe(tipo), n })))?.usos ?? null;
}
