/** Whether a bill of this amount waits for a second person, by the rules of the school. */
export const passaDoLimite = (valor: number, { aprovacaoAcimaCentavos: limite }: { aprovacaoAcimaCentavos: number | null }): boolean =>
  limite !== null && valor > limite;
