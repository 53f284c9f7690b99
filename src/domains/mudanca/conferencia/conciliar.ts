import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { TipoDaMudanca } from '../tipos.ts';

/** What something adds up to: of a kind as a whole (`chave` ''), of a class, of a month of due dates. */
export type Soma = { grupo: TipoDaMudanca; chave: string; quantidade: number | null; valorCentavos: Centavos | null };
export type LinhaConferida = Soma & {
  antigaQuantidade: number | null;
  antigoValorCentavos: Centavos | null;
  situacao: 'igual' | 'diferente' | 'por_conferir';
};

const chaveDe = ({ grupo, chave }: Pick<Soma, 'grupo' | 'chave'>): string => `${grupo} ${chave}`;

/**
 * What came in beside what the old system says. A figure that nobody typed is not compared; what was typed of something that did not come in is
 * compared with nothing. Pure.
 */
export function conciliar(trazidas: readonly Soma[], antigas: readonly Soma[]): LinhaConferida[] {
  const porChave = new Map(antigas.map((soma) => [chaveDe(soma), soma]));
  const daqui = new Set(trazidas.map(chaveDe));
  const semPar = antigas
    .filter((soma) => !daqui.has(chaveDe(soma)))
    .map(({ grupo, chave, valorCentavos }) => ({
      grupo,
      chave,
      quantidade: 0,
      valorCentavos: valorCentavos === null ? null : centavos(0),
    }));
  return [...trazidas, ...semPar].map((soma) => {
    const antiga = porChave.get(chaveDe(soma));
    const antigaQuantidade = antiga?.quantidade ?? null;
    const antigoValorCentavos = antiga?.valorCentavos ?? null;
    const difere = (antigo: number | null, novo: number | null): boolean => antigo !== null && antigo !== novo;
    const nadaDito = antigaQuantidade === null && antigoValorCentavos === null;
    const diferente = difere(antigaQuantidade, soma.quantidade) || difere(antigoValorCentavos, soma.valorCentavos);
    return { ...soma, antigaQuantidade, antigoValorCentavos, situacao: nadaDito ? 'por_conferir' : diferente ? 'diferente' : 'igual' };
  });
}
