import { type Centavos, centavos, oposto } from '#shared/dinheiro.ts';
import type { GrupoConta } from '../grupos.ts';

/** What an account of results holds at the end of a year, by cost centre: debits less credits. */
export type SaldoDeResultado = { contaId: number; centroCustoId: number | null; grupo: GrupoConta; saldoCentavos: Centavos };
export type PartidaDoResultado = { contaId: number; centroCustoId: number | null; debitoCentavos: Centavos; creditoCentavos: Centavos };
export type LancamentoDoResultado = { historico: 'receitas' | 'despesas' | 'resultado'; partidas: PartidaDoResultado[] };

/** The line that takes a balance to zero, or brings it: a debit where it is negative. */
const partida = (contaId: number, centroCustoId: number | null, saldo: number): PartidaDoResultado => ({
  contaId,
  centroCustoId,
  debitoCentavos: centavos(Math.max(saldo, 0)),
  creditoCentavos: centavos(Math.max(-saldo, 0)),
});
const total = (saldos: readonly SaldoDeResultado[]): number => saldos.reduce((soma, s) => soma + s.saldoCentavos, 0);

/** The result of a year: positive is a surplus. */
export const resultadoDe = (saldos: readonly SaldoDeResultado[]): Centavos => centavos(0 - total(saldos));

/**
 * The entries that close a year: revenues and expenses are emptied into the account that gathers the result, and what it then holds goes to
 * net worth. Afterwards every account of results is at zero. Pure.
 */
export function apurarResultado(
  saldos: readonly SaldoDeResultado[],
  { contaApuracaoId, contaResultadoId }: { contaApuracaoId: number; contaResultadoId: number },
): LancamentoDoResultado[] {
  const vivos = saldos.filter((s) => s.saldoCentavos !== 0 && s.contaId !== contaApuracaoId);
  const esvaziar = (historico: 'receitas' | 'despesas', doGrupo: readonly SaldoDeResultado[]): LancamentoDoResultado[] => {
    const apurado = total(doGrupo);
    const partidas = doGrupo.map((s) => partida(s.contaId, s.centroCustoId, oposto(s.saldoCentavos)));
    const daApuracao = apurado === 0 ? [] : [partida(contaApuracaoId, null, apurado)];
    return partidas.length === 0 ? [] : [{ historico, partidas: [...partidas, ...daApuracao] }];
  };
  const daApuracao = saldos.filter((s) => s.contaId === contaApuracaoId);
  const resultado = total(saldos);
  // What the account itself held under a cost centre is emptied there.
  const restos = daApuracao.filter((s) => s.centroCustoId !== null && s.saldoCentavos !== 0);
  const semCentro = resultado - total(restos);
  const partidas = [
    ...restos.map((s) => partida(contaApuracaoId, s.centroCustoId, oposto(s.saldoCentavos))),
    ...(semCentro === 0 ? [] : [partida(contaApuracaoId, null, -semCentro)]),
    ...(resultado === 0 ? [] : [partida(contaResultadoId, null, resultado)]),
  ];
  return [
    ...esvaziar(
      'receitas',
      vivos.filter((s) => s.grupo === 'receita'),
    ),
    ...esvaziar(
      'despesas',
      vivos.filter((s) => s.grupo !== 'receita'),
    ),
    ...(partidas.length === 0 ? [] : [{ historico: 'resultado' as const, partidas }]),
  ];
}
