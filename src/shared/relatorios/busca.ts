import { type IntervaloDeDatas, textoDoValor, type ValoresSoltos } from './filtros.ts';

/** An interval as the address of a list has it. */
export const intervaloNaUrl = ({ de, ate }: IntervaloDeDatas): string => `${de ?? ''}..${ate ?? ''}`;

export const isIntervalo = (valor: unknown): valor is IntervaloDeDatas => typeof valor === 'object' && valor !== null && 'de' in valor;

/** The filters in force as another address takes them: `{ turma: 'TurmaId' }` says which value goes where. */
export function buscaCom(
  aplicados: ValoresSoltos,
  nomes: Readonly<Record<string, string>>,
  mais: Record<string, unknown> = {},
): Record<string, unknown> {
  const partes = Object.entries(nomes).flatMap(([chave, nome]) => {
    const valor = aplicados[nome];
    return valor === undefined ? [] : [[chave, isIntervalo(valor) ? intervaloNaUrl(valor) : textoDoValor(valor)] as const];
  });
  return { ...Object.fromEntries(partes), ...mais };
}
