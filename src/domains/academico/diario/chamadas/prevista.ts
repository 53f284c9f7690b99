import type { DataCivil } from '#shared/datas.ts';
import type { AulaPrevista } from './envio.ts';
import type { Quadro } from './rascunho.ts';

/** In the address: the first period and how many, as in `3x2`. */
export const escreverPrevista = ({ ordem, quantidade }: Pick<AulaPrevista, 'ordem' | 'quantidade'>): string => `${ordem}x${quantidade}`;

/** The lesson that an address asks to give with its roll; null when it asks for none. */
export function lerPrevista(texto: string | undefined, turmaDisciplinaId: number | null, dataAula: DataCivil): AulaPrevista | null {
  const [, ordem, quantidade] = /^([1-9]|1[0-6])x([1-9]|1[0-2])$/.exec(texto ?? '') ?? [];
  return turmaDisciplinaId === null || ordem === undefined
    ? null
    : { turmaDisciplinaId, dataAula, ordem: Number(ordem), quantidade: Number(quantidade) };
}

/** The board with a lesson that was not given yet; as it is where one stands in its place by now. */
export function comPrevista(quadro: Quadro, prevista: AulaPrevista | null, disciplina: string | null): Quadro {
  if (prevista === null || quadro.controle !== 'por_aula') return quadro;
  const { turmaDisciplinaId, ordem, quantidade, dataAula: data } = prevista;
  const tomada = quadro.colunas.some(
    (c) => c.turmaDisciplinaId === turmaDisciplinaId && (c.ordem === null || (c.ordem <= ordem && ordem < c.ordem + c.quantidade)),
  );
  if (tomada || quadro.colunas.length > 0) return quadro;
  return {
    ...quadro,
    colunas: [{ aulaId: null, turmaDisciplinaId, disciplina, data, ordem, quantidade, chamada: null }],
    alunos: quadro.alunos.map((aluno) => ({ ...aluno, marcas: [null] })),
  };
}
