import { somar } from '#shared/dinheiro.ts';
import type { ParcelaComPartes } from './parcelas-com-aditivos.ts';
import { type Pagador, type ParteDaParcela, dividirEntrePagadores } from '../rateio.ts';

type ValoresDoPagador = Omit<ParteDaParcela, 'pessoaId'> & { pagadorId: number };

/**
 * What is billed of an installment, under new terms, beside the shares that stay as they are: those that were paid, or whose titles are no
 * longer simply open. The share of the others is billed to the new payers, and never more than it: who paid owes nothing more of it. Null
 * where it cannot be said: nobody of the new payers is left to bill, or the open titles are not those of the terms before.
 */
export function partesAbertas(
  velha: ParcelaComPartes,
  nova: ParcelaComPartes,
  { abertos, fixos }: { abertos: readonly ValoresDoPagador[]; fixos: ReadonlySet<number> },
): ParteDaParcela[] | null {
  const livres = (partes: readonly ParteDaParcela[]): ParteDaParcela[] => partes.filter((p) => !fixos.has(p.pessoaId));
  const esperados = livres(velha.partes).filter((p) => p.valorCentavos > 0);
  const conferem = esperados.length === abertos.length && esperados.every((p) => abertos.some((a) => mesmosValores(p, a)));
  if (!conferem) return null;
  if (mesmosFixos(velha.pagadores, nova.pagadores, fixos)) return livres(nova.partes);
  const novos = nova.pagadores.filter((p) => !fixos.has(p.pessoaId));
  if (novos.length === 0) return null;
  // The open share under the new terms, divided among those who are left as they divide the whole.
  const abertas = livres(dividirEntrePagadores(nova, velha.pagadores));
  const soma = (campo: keyof Omit<ParteDaParcela, 'pessoaId'>) => somar(abertas.map((p) => p[campo]));
  const resto = {
    ...nova,
    valorCentavos: soma('valorCentavos'),
    descontoIncondicionalCentavos: soma('descontoIncondicionalCentavos'),
    descontoCondicionalCentavos: soma('descontoCondicionalCentavos'),
  };
  return dividirEntrePagadores(resto, novos);
}

/** Whether those whose shares stay have the same shares under both terms: then the others' are what the new terms say. */
function mesmosFixos(velhos: readonly Pagador[], novos: readonly Pagador[], fixos: ReadonlySet<number>): boolean {
  const chave = (pagadores: readonly Pagador[]): string =>
    pagadores
      .filter((p) => fixos.has(p.pessoaId))
      .map((p) => `${p.pessoaId}:${Number(p.percentual)}`)
      .toSorted()
      .join();
  return chave(velhos) === chave(novos);
}

const mesmosValores = (p: ParteDaParcela, a: ValoresDoPagador): boolean =>
  p.pessoaId === a.pagadorId &&
  p.valorCentavos === a.valorCentavos &&
  p.descontoIncondicionalCentavos === a.descontoIncondicionalCentavos &&
  p.descontoCondicionalCentavos === a.descontoCondicionalCentavos;
