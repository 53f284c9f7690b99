import type { Parentesco } from '#shared/listas/pessoa.ts';
import { cemPorCento, dividirPercentuais, escreverPercentual } from '../percentuais.ts';
import { somaDosPercentuais } from '../responsaveis.ts';

/** A guardian as the form holds it: what is sent, and the name to show. */
export type LinhaResponsavel = {
  pessoaId: number;
  nome: string;
  parentesco: Parentesco | null;
  pedagogico: boolean;
  financeiro: boolean;
  percentual: string | null;
};

/** Equal shares for whoever pays, summing to exactly 100,00; whoever does not pay has none. */
export function dividirIgualmente(lista: readonly LinhaResponsavel[]): LinhaResponsavel[] {
  const pagantes = lista.filter(({ financeiro }) => financeiro);
  const partes = pagantes.length === 0 ? [] : dividirPercentuais(pagantes.length);
  return lista.map((linha) => ({ ...linha, percentual: partes[pagantes.indexOf(linha)] ?? null }));
}

/** True while nobody chose the shares: they are the equal ones, or none at all. */
function isPartilhaAutomatica(lista: readonly LinhaResponsavel[]): boolean {
  const iguais = dividirIgualmente(lista);
  const pagantes = lista.filter(({ financeiro }) => financeiro);
  return pagantes.every(({ percentual }) => percentual === null) || lista.every((linha, i) => linha.percentual === iguais[i]?.percentual);
}

/**
 * The guardians after one starts or stops paying. Shares that nobody chose are divided again; chosen ones stay, and who
 * starts to pay is offered what is missing.
 */
export function aoMudarFinanceiro(lista: readonly LinhaResponsavel[], indice: number, financeiro: boolean): LinhaResponsavel[] {
  const falta = cemPorCento - somaDosPercentuais(lista.filter((_, i) => i !== indice));
  const oferta = financeiro && falta > 0 ? escreverPercentual(falta) : null;
  const mudada = lista.map((linha, i) => (i === indice ? { ...linha, financeiro, percentual: oferta } : linha));
  return isPartilhaAutomatica(lista) ? dividirIgualmente(mudada) : mudada;
}

/** The guardians with one more, who pays when nobody else does. */
export function incluir(lista: readonly LinhaResponsavel[], nova: Pick<LinhaResponsavel, 'pessoaId' | 'nome' | 'parentesco'>): LinhaResponsavel[] {
  const financeiro = !lista.some((linha) => linha.financeiro);
  return [...lista, { ...nova, pedagogico: true, financeiro, percentual: financeiro ? escreverPercentual(cemPorCento) : null }];
}

/** The guardians without one; shares that nobody chose are divided again. */
export function remover(lista: readonly LinhaResponsavel[], indice: number): LinhaResponsavel[] {
  const restantes = lista.filter((_, i) => i !== indice);
  return isPartilhaAutomatica(lista) ? dividirIgualmente(restantes) : restantes;
}
