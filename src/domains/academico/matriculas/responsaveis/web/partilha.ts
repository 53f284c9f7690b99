import { cemPorCento, dividirPercentuais, escreverPercentual } from '#domains/academico/matriculas/percentuais.ts';
import { somaDosPercentuais } from '#domains/academico/matriculas/responsaveis.ts';

/** What the division needs of a guardian: whether he pays, and the share as typed. */
type Pagante = { financeiro?: boolean | null | undefined; percentual?: string | number | null | undefined };
type ComPartilha<T> = Omit<T, 'percentual'> & { percentual: string | null };

const emTexto = ({ percentual }: Pagante): string | null =>
  percentual === null || percentual === undefined || percentual === '' ? null : String(percentual);

/** Equal shares for whoever pays, summing to exactly 100,00; whoever does not pay has none. */
export function dividirIgualmente<T extends Pagante>(lista: readonly T[]): ComPartilha<T>[] {
  const pagantes = lista.filter(({ financeiro }) => financeiro);
  const partes = pagantes.length === 0 ? [] : dividirPercentuais(pagantes.length);
  return lista.map((linha) => ({ ...linha, percentual: partes[pagantes.indexOf(linha)] ?? null }));
}

/** True while nobody chose the shares: they are the equal ones, or none at all. */
function isPartilhaAutomatica(lista: readonly Pagante[]): boolean {
  const iguais = dividirIgualmente(lista);
  const semNenhuma = lista.every((linha) => !linha.financeiro || emTexto(linha) === null);
  return semNenhuma || lista.every((linha, i) => emTexto(linha) === iguais[i]?.percentual);
}

/**
 * The guardians after one starts or stops paying. Shares that nobody chose are divided again; chosen ones stay, and who
 * starts to pay is offered what is missing.
 */
export function aoMudarFinanceiro<T extends Pagante>(lista: readonly T[], indice: number, financeiro: boolean): ComPartilha<T>[] {
  const falta = cemPorCento - somaDosPercentuais(lista.filter((_, i) => i !== indice).map((linha) => ({ percentual: emTexto(linha) })));
  const oferta = financeiro && falta > 0 ? escreverPercentual(falta) : null;
  const mudada = lista.map((linha, i) =>
    i === indice ? { ...linha, financeiro, percentual: oferta } : { ...linha, percentual: emTexto(linha) },
  );
  return isPartilhaAutomatica(lista) ? dividirIgualmente(mudada) : mudada;
}
