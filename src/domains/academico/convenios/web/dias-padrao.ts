import { hojeNaEscola } from '#platform/web/fuso.ts';

/** The day on which people usually enter: the first of the agreement, or today once it runs. */
export function entradaPadrao({ vigenteDesde }: { vigenteDesde: string }): string {
  const hoje = hojeNaEscola();
  return vigenteDesde > hoje ? vigenteDesde : hoje;
}

type Participacao = { entrada: string; saida: string | null; saiuDaEscolaEm: string | null };

/** Left the school before a day in the agreement: the entry goes, unless its discount reached a contract. */
export const saiuAntesDeEntrar = ({ entrada, saiuDaEscolaEm }: Participacao): boolean =>
  saiuDaEscolaEm !== null && saiuDaEscolaEm < entrada;

/** The last day that is usually recorded: that of leaving the school, or today, within the days that the agreement takes. */
export function saidaPadrao(
  { entrada, saida, saiuDaEscolaEm }: Participacao,
  { vigenteAte }: { vigenteAte: string },
  hoje: string,
): string {
  const dia = saida ?? saiuDaEscolaEm ?? hoje;
  if (dia < entrada) return entrada;
  return dia > vigenteAte ? vigenteAte : dia;
}
