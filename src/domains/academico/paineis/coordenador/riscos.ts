import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { comparar, fracao, somar, subtrair } from '#domains/academico/estrutura/criterio/fracao.ts';
import { abaixoDaMedia } from '#domains/academico/paineis/abaixo.ts';

/** Attendance is at risk from so many points above the minimum on. */
const MARGEM = '5';
/** An average that fell by so many points since the etapa before. */
const QUEDA = '2';

type Disciplina = {
  turmaDisciplinaId: number;
  disciplina: string;
  contaPromocao: boolean;
  /** Averages of the etapa that is looked at and of the one before it. */
  media: string | null;
  antes: string | null;
};
export type Riscos = {
  frequencia: boolean;
  abaixo: { turmaDisciplinaId: number; disciplina: string; media: string }[];
  quedas: { turmaDisciplinaId: number; disciplina: string; antes: string; media: string }[];
};

/** Why a student is at risk; null when nothing says so. `percentual`: his attendance so far. */
export function riscosDoAluno(criterio: Criterio, percentual: string | null, disciplinas: readonly Disciplina[]): Riscos | null {
  const limiar = somar(fracao(criterio.frequenciaMinima), fracao(MARGEM));
  const contam = disciplinas.filter(({ contaPromocao }) => contaPromocao);
  const frequencia = percentual !== null && comparar(fracao(percentual), limiar) < 0;
  const abaixo = abaixoDaMedia(criterio, disciplinas).map(({ turmaDisciplinaId, disciplina, media }) => ({
    turmaDisciplinaId,
    disciplina,
    media,
  }));
  const quedas = contam.flatMap(({ turmaDisciplinaId, disciplina, media, antes }) =>
    criterio.tipo !== 'parecer' && media !== null && antes !== null && comparar(subtrair(fracao(antes), fracao(media)), fracao(QUEDA)) >= 0
      ? [{ turmaDisciplinaId, disciplina, antes, media }]
      : [],
  );
  return frequencia || abaixo.length > 0 || quedas.length > 0 ? { frequencia, abaixo, quedas } : null;
}

/** Who asks for attention first: by how many reasons there are, attendance before marks. */
export const gravidade = ({ frequencia, abaixo, quedas }: Riscos): number => (frequencia ? 100 : 0) + abaixo.length * 2 + quedas.length;
