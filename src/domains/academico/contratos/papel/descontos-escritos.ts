import type { Centavos } from '#shared/dinheiro.ts';

export type PrecoNoPapel = { descricao: string; valorCentavos: Centavos; parcelas: number; formaPagamento: string };
export type DescontoNoPapel = {
  descricao: string;
  forma: 'percentual' | 'valor';
  percentual: string | null;
  valorCentavos: Centavos | null;
  limiteCentavos: Centavos | null;
  condicional: boolean;
  /** The price that it bites on; null bites on all. */
  precoIndice: number | null;
  parcelaDe: number;
  parcelaAte: number | null;
};

/** The installments that a discount takes, of the services that it bites on. */
export function parcelasDoDesconto(
  { precoIndice, parcelaDe: de, parcelaAte }: DescontoNoPapel,
  precos: readonly Pick<PrecoNoPapel, 'parcelas'>[],
): string {
  const ultima = Math.max(...precos.map(({ parcelas }, i) => (precoIndice === null || precoIndice === i ? parcelas : 1)));
  const ate = Math.min(parcelaAte ?? ultima, ultima);
  if (de === 1 && ate === ultima) return 'todas';
  return de >= ate ? String(de) : `${de} a ${ate}`;
}
