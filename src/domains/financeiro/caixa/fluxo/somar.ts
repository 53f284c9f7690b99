type Movimentos = {
  entradasRealizadasCentavos: number;
  saidasRealizadasCentavos: number;
  entradasPrevistasCentavos: number;
  saidasPrevistasCentavos: number;
};

/** What a row moves in all: in minus out, realised and expected. */
export const liquidoDe = (m: Movimentos): number =>
  m.entradasRealizadasCentavos + m.entradasPrevistasCentavos - m.saidasRealizadasCentavos - m.saidasPrevistasCentavos;

/** Carries the balance from row to row: opening + in − out = closing, and the closing opens the next. */
export function somarFluxo<L extends Movimentos>(
  saldoInicialCentavos: number,
  linhas: readonly L[],
): (L & { saldoInicialCentavos: number; saldoFinalCentavos: number })[] {
  let saldo = saldoInicialCentavos;
  return linhas.map((linha) => {
    const inicial = saldo;
    saldo += liquidoDe(linha);
    return { ...linha, saldoInicialCentavos: inicial, saldoFinalCentavos: saldo };
  });
}
