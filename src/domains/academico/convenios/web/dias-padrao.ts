import { hojeNaEscola } from '#platform/web/fuso.ts';

/** The day on which people usually enter: the first of the agreement, or today once it runs. */
export function entradaPadrao({ vigenteDesde }: { vigenteDesde: string }): string {
  const hoje = hojeNaEscola();
  return vigenteDesde > hoje ? vigenteDesde : hoje;
}
