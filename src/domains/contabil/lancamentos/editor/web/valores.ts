import type { Centavos } from '#shared/dinheiro.ts';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';

type Linha = {
  contaId: number | null;
  contaCodigo: string | null;
  contaNome: string | null;
  centroCustoId: number | null;
  debitoCentavos: Centavos | null;
  creditoCentavos: Centavos | null;
  historico: string | null;
};

export type LinhaEditada = {
  contaId: number | null;
  centroCustoId: number | null;
  debitoCentavos: Centavos | null;
  creditoCentavos: Centavos | null;
  historico: string;
};

/** A line that nothing was typed in yet. */
export const linhaVazia = (lados: Partial<Pick<LinhaEditada, 'debitoCentavos' | 'creditoCentavos'>> = {}): LinhaEditada => ({
  contaId: null,
  centroCustoId: null,
  debitoCentavos: null,
  creditoCentavos: null,
  historico: '',
  ...lados,
});

/** Lines that stand somewhere, as the form edits them, and what their accounts are called. */
export function paraEditar(linhas: readonly Linha[]) {
  const contas: Record<number, OpcaoDeBusca> = {};
  for (const l of linhas)
    if (l.contaId !== null) contas[l.contaId] = { valor: l.contaId, rotulo: `${l.contaCodigo ?? ''} ${l.contaNome ?? ''}`.trim() };
  return {
    contas,
    partidas: linhas.map(
      (l): LinhaEditada => ({
        contaId: l.contaId,
        centroCustoId: l.centroCustoId,
        debitoCentavos: l.debitoCentavos || null,
        creditoCentavos: l.creditoCentavos || null,
        historico: l.historico ?? '',
      }),
    ),
  };
}
export type ContasConhecidas = Readonly<Record<number, OpcaoDeBusca>>;
