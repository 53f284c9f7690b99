import type { TurmaListada } from './leitura.ts';

/** In the address, in place of an etapa: the year of the class. */
export const ANO_DA_TURMA = 'ano';
/** What is closed: an etapa, or (null) the year. */
export type Alvo = { etapaId: number | null; nome: string };
export type Estado = 'fechada' | 'pronta' | 'aberta';

/** What the address asks for; unless told, the first etapa that some class has open, else the year. Undefined without classes. */
export function alvoDe(turmas: readonly TurmaListada[], etapa: string | undefined): Alvo | undefined {
  const etapas = etapasDe(turmas);
  if (turmas.length === 0) return undefined;
  const pedida = etapas.find(({ id }) => String(id) === etapa);
  const aberta = etapas.find(({ id }) => turmas.some((turma) => turma.etapas.some((e) => e.id === id && !isFechada(e))));
  const escolhida = etapa === ANO_DA_TURMA ? undefined : (pedida ?? aberta);
  return escolhida ? { etapaId: escolhida.id, nome: escolhida.nome } : { etapaId: null, nome: '' };
}

/** The etapas that the classes have, in their order. */
export const etapasDe = (turmas: readonly TurmaListada[]): TurmaListada['etapas'] => [
  ...new Map(turmas.flatMap(({ etapas }) => etapas).map((e) => [e.id, e])).values(),
];

const isFechada = ({ fechamento, encerrada }: TurmaListada['etapas'][number]): boolean => fechamento !== null || encerrada;

/** Where a class stands on the way to close, as far as the list knows. */
export function estadoDaTurma(
  turma: TurmaListada,
  alvo: Alvo | undefined,
): { estado: Estado; marco: TurmaListada['ano']; n: number; total: number } {
  if (alvo?.etapaId == null) {
    const n = turma.etapas.filter(isFechada).length;
    const total = turma.etapas.length;
    return {
      estado: turma.situacao === 'fechada' ? 'fechada' : n === total && total > 0 ? 'pronta' : 'aberta',
      marco: turma.ano,
      n,
      total,
    };
  }
  const etapa = turma.etapas.find(({ id }) => id === alvo.etapaId);
  const [n, total] = [etapa?.entregues ?? 0, etapa?.disciplinas ?? 0];
  const fechada = turma.situacao === 'fechada' || (etapa !== undefined && isFechada(etapa));
  return { estado: fechada ? 'fechada' : etapa && n === total ? 'pronta' : 'aberta', marco: etapa?.fechamento ?? null, n, total };
}
