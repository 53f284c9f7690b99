/** What a subject lacks in an etapa: what must be mended before it is handed in, and what is only told. */
export const bloqueios = ['semAvaliacao', 'notasFaltando', 'segundasChamadasFaltando', 'aulasSemChamada', 'pareceresFaltando'] as const;
export const avisos = ['semAulas', 'aulasPrevistas', 'alunosForaDaChamada', 'alunosSemMedia'] as const;
export type Bloqueio = (typeof bloqueios)[number];
export type Aviso = (typeof avisos)[number];
/** So many of each kind, those of which there are any. */
export type Pendencias = { bloqueios: { tipo: Bloqueio; n: number }[]; avisos: { tipo: Aviso; n: number }[] };

/** What was counted of a subject in an etapa. */
export type Contagem = {
  tipo: 'nota' | 'conceito' | 'parecer';
  /** Who sits in the class when the etapa ends. */
  alunos: number;
  aulas: number;
  /** Only where the course calls the roll by lesson. */
  aulasSemChamada: number;
  aulasPrevistas: number;
  /** Who sat in the class on the day of a lesson and is not in its roll: entered after it was called. */
  alunosForaDaChamada: number;
  avaliacoes: number;
  notasFaltando: number;
  /** Of who was absent, while the second call has no mark. */
  segundasChamadasFaltando: number;
  pareceresFaltando: number;
  alunosSemMedia: number;
};

/** A mark that is not given, be it of a second call, is neither zero nor an exemption: whoever hands in says which. What nobody could give is only told. */
export function pendenciasDe(c: Contagem): Pendencias {
  const comNotas = c.tipo !== 'parecer' && c.alunos > 0;
  const semAvaliacao = comNotas && c.avaliacoes === 0;
  const haver = <T extends string>(lista: readonly { tipo: T; n: number }[]) => lista.filter(({ n }) => n > 0);
  return {
    bloqueios: haver<Bloqueio>([
      { tipo: 'semAvaliacao', n: semAvaliacao ? 1 : 0 },
      { tipo: 'notasFaltando', n: comNotas ? c.notasFaltando : 0 },
      { tipo: 'segundasChamadasFaltando', n: comNotas ? c.segundasChamadasFaltando : 0 },
      { tipo: 'aulasSemChamada', n: c.aulasSemChamada },
      { tipo: 'pareceresFaltando', n: c.tipo === 'parecer' ? c.pareceresFaltando : 0 },
    ]),
    avisos: haver<Aviso>([
      { tipo: 'semAulas', n: c.aulas === 0 ? 1 : 0 },
      { tipo: 'aulasPrevistas', n: c.aulasPrevistas },
      { tipo: 'alunosForaDaChamada', n: c.alunosForaDaChamada },
      { tipo: 'alunosSemMedia', n: comNotas && !semAvaliacao ? c.alunosSemMedia : 0 },
    ]),
  };
}
