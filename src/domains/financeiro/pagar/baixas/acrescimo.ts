type Acrescido = { descontoCentavos: number; multaCentavos: number; jurosCentavos: number };
type DaConta = Acrescido & {
  contaPagarId: number;
  /** How much more than it owes its bill takes without another person looking; null where the school sets no limit. */
  acrescimoLivreCentavos: number | null;
};

/** What a payment takes out of an account above what it covers. */
export const acrescimoDe = ({ descontoCentavos, multaCentavos, jurosCentavos }: Acrescido): number =>
  multaCentavos + jurosCentavos - descontoCentavos;

/** The places of payments of one act that bear an increase, of bills that take more by them than they may without another person looking. Pure. */
export function ondePassam(pagamentos: readonly DaConta[]): number[] {
  const porConta = Map.groupBy(pagamentos, (p) => p.contaPagarId);
  const total = (conta: number): number => (porConta.get(conta) ?? []).reduce((soma, p) => soma + acrescimoDe(p), 0);
  return pagamentos.flatMap((p, i) =>
    p.acrescimoLivreCentavos !== null && acrescimoDe(p) > 0 && total(p.contaPagarId) > Math.max(0, p.acrescimoLivreCentavos) ? [i] : [],
  );
}
