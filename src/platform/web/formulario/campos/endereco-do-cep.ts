export const camposDoCep = ['logradouro', 'bairro', 'cidade', 'uf', 'cidadeIbge'] as const;
export type CampoDoCep = (typeof camposDoCep)[number];
export type EnderecoDoCep = Readonly<Record<CampoDoCep, string | null>>;

const vazio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

/**
 * What a postal code's answer writes into an address. What it knows it writes. What it does not know stays as it was typed; only what came from
 * the code before, or was saved with it (`deAntes`), goes with that place when the new one lies elsewhere: an address is never made of two.
 */
export function mudancasDoCep(
  atual: EnderecoDoCep,
  deAntes: EnderecoDoCep,
  resposta: EnderecoDoCep,
): Partial<Record<CampoDoCep, string | null>> {
  const outraUf = resposta.uf !== null && !vazio(deAntes.uf) && resposta.uf !== deAntes.uf;
  const outraCidade = resposta.cidade !== null && !vazio(deAntes.cidade) && resposta.cidade !== deAntes.cidade;
  const outroLugar = outraUf || outraCidade;
  const mudancas: Partial<Record<CampoDoCep, string | null>> = {};
  for (const campo of camposDoCep) {
    if (resposta[campo] !== null) mudancas[campo] = resposta[campo];
    else if (outroLugar && !vazio(atual[campo]) && atual[campo] === deAntes[campo]) mudancas[campo] = null;
  }
  // The code of a municipality is that of the city beside it, which nobody sees.
  if (resposta.cidadeIbge === null && 'cidade' in mudancas && mudancas.cidade !== atual.cidade) mudancas.cidadeIbge = null;
  return mudancas;
}
