import { type Centavos, centavos, media, oposto, somar } from '#shared/dinheiro.ts';
import { efeitoDaRenda, type EfeitoDaRenda, type TipoDeRenda } from './rendas.ts';

export type Renda = {
  /** Whose, by the place in the household from 1. */
  membro: number;
  tipo: TipoDeRenda;
  mes1Centavos: Centavos;
  mes2Centavos: Centavos | null;
  mes3Centavos: Centavos | null;
};
export type ParcelaDaRenda = { membro: number; tipo: TipoDeRenda; mediaCentavos: Centavos; meses: number; efeito: EfeitoDaRenda };
export type RendaCalculada = { parcelas: ParcelaDaRenda[]; membros: number; rendaCentavos: Centavos; perCapitaCentavos: Centavos };

/**
 * The gross monthly income a head, and what it is made of: of each source the mean of the months that were told, without what the rule
 * leaves out, less alimony paid by a court's order; never less than nothing. Divided among the household, rounded half-up.
 */
export function calcularRenda(rendas: readonly Renda[], membros: number): RendaCalculada {
  const parcelas = rendas.map(({ membro, tipo, mes1Centavos, mes2Centavos, mes3Centavos }): ParcelaDaRenda => {
    const meses = [mes1Centavos, mes2Centavos, mes3Centavos].filter((mes) => mes !== null);
    return { membro, tipo, mediaCentavos: media(somar(meses), meses.length), meses: meses.length, efeito: efeitoDaRenda(tipo) };
  });
  const contadas = parcelas.flatMap(({ efeito, mediaCentavos }) =>
    efeito === 'fora' ? [] : [efeito === 'deduz' ? oposto(mediaCentavos) : mediaCentavos],
  );
  const rendaCentavos = centavos(Math.max(0, somar(contadas)));
  return { parcelas, membros, rendaCentavos, perCapitaCentavos: media(rendaCentavos, membros) };
}
