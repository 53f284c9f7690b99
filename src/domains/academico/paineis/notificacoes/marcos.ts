import type { NivelDeFalta } from '#domains/academico/diario/frequencia/niveis.ts';
import { definirLista } from '#shared/listas/opcao.ts';

/** What share of the absences that the year allows was passed, in percent. */
export const marcos = [30, 100] as const;
export type Marco = (typeof marcos)[number];

export const rotulosDosMarcos = definirLista(
  { valor: '30', br: 'Mais de 30% das faltas permitidas', en: 'Over 30% of the allowed absences' },
  { valor: '100', br: 'Passou das faltas permitidas', en: 'Over the allowed absences' },
);

/** The highest that was passed; null while none was, or nobody said how long the year is. */
export function marcoAlcancado(nivel: NivelDeFalta | null): Marco | null {
  if (nivel === null || nivel === 'tranquilo') return null;
  return nivel === 'excedido' ? 100 : 30;
}

/** The one of which a notice is still due: who was told of the higher one needs no word of the lower. */
export function marcoDevido(nivel: NivelDeFalta | null, feitos: readonly number[]): Marco | null {
  const alcancado = marcoAlcancado(nivel);
  return alcancado === null || feitos.some((marco) => marco >= alcancado) ? null : alcancado;
}
