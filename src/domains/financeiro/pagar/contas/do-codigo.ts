type Figuras = { valorCentavos: number | null; vencimento: string | null };
type Lido = { valorCentavos: number | null; vencimento: string | null };
type NoFormulario = { valorCentavos: unknown; vencimento: unknown };

/**
 * What a code that was read changes of a bill: what it states is filled in; what it does not state, but the code before it had filled, is
 * taken away, unless somebody typed over it. Pure.
 */
export function figurasDoCodigo(lido: Lido, anterior: Figuras, agora: NoFormulario): Partial<Figuras> {
  const mudanca: Partial<Figuras> = {};
  if (lido.valorCentavos !== null) mudanca.valorCentavos = lido.valorCentavos;
  else if (anterior.valorCentavos !== null && agora.valorCentavos === anterior.valorCentavos) mudanca.valorCentavos = null;
  if (lido.vencimento !== null) mudanca.vencimento = lido.vencimento;
  else if (anterior.vencimento !== null && agora.vencimento === anterior.vencimento) mudanca.vencimento = null;
  return mudanca;
}
