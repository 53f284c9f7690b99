import type { DataCivil, FeriadosLocais } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { dataLimite, descontoQueResta, encargosAte, limiteDe, type ValorDevido, valorDevido } from '../devido/valor-devido.ts';
import type { BaixaViva, TituloDevido } from '../termos.ts';

/** Which amount stays owed when a late title gets another due date: the present one, or that of a title which was never late. */
export const escolhas = ['atual', 'novo'] as const;
export type Escolha = (typeof escolhas)[number];

/** Fine, interest and discount, in centavos. */
export type Partes = { multaCentavos: Centavos; jurosCentavos: Centavos; descontoCentavos: Centavos };
export type MudancaDeVencimento = {
  /** What is owed today under the present due date; the same amount stays owed under the new one unless it is given up. */
  atual: ValorDevido;
  /** What would be owed today if it were given up. */
  novo: ValorDevido;
  /** What the present due date brought until today: it stays on the title, for the change alone takes nothing away. */
  mantido: Partes;
  /** What is given up to owe the new amount: the charges still owed, and the discount that was lost. */
  dispensa: Partes;
  /** The last day on time under the new due date. */
  limite: DataCivil;
};

const zero = centavos(0);
const nada: Partes = { multaCentavos: zero, jurosCentavos: zero, descontoCentavos: zero };
export const isNada = (p: Partes): boolean => p.multaCentavos + p.jurosCentavos + p.descontoCentavos === 0;

/**
 * What another due date does to what a title owes today. Pure. Being late brought charges and cost the discount: both stay, as rows of today,
 * unless somebody with the right to it gives them up. On time there is nothing to keep.
 */
export function mudancaDeVencimento(
  titulo: TituloDevido,
  vivas: readonly BaixaViva[],
  { hoje, dataVencimento, locais }: { hoje: DataCivil; dataVencimento: DataCivil; locais?: FeriadosLocais },
): MudancaDeVencimento {
  const feitas = vivas.filter((b) => b.dataBaixa <= hoje);
  const atual = valorDevido(titulo, feitas, hoje);
  const tarde = limiteDe(titulo) < hoje;
  const limite = dataLimite(dataVencimento, locais);
  const corridos = encargosAte(titulo, feitas, hoje);
  const mantido = tarde
    ? { multaCentavos: corridos.multaCentavos, jurosCentavos: corridos.jurosCentavos, descontoCentavos: descontoQueResta(titulo, feitas) }
    : nada;
  const comMantido = [...feitas, linha(hoje, mantido, 1)];
  const novoTitulo = { ...titulo, dataVencimento, dataLimite: limite };
  const semNada = valorDevido(novoTitulo, comMantido, hoje);
  const dado = descontoQueResta(novoTitulo, feitas.map(semPerda));
  const dispensa = {
    multaCentavos: semNada.multaCentavos,
    jurosCentavos: semNada.jurosCentavos,
    descontoCentavos: centavos(dado - descontoQueResta(novoTitulo, comMantido)),
  };
  return { atual, mantido, dispensa, limite, novo: valorDevido(novoTitulo, [...comMantido, linha(hoje, dispensa, -1)], hoje) };
}

const semPerda = (b: BaixaViva): BaixaViva => ({ ...b, descontoPerdidoCentavos: zero });

/** Kept parts as a row of the day; taken away from what is kept, with the other sign. */
const linha = (dataBaixa: DataCivil, p: Partes, sinal: 1 | -1): BaixaViva => ({
  dataBaixa,
  principalCentavos: zero,
  descontoCentavos: zero,
  multaCentavos: zero,
  jurosCentavos: zero,
  multaMantidaCentavos: centavos(sinal * p.multaCentavos),
  jurosMantidosCentavos: centavos(sinal * p.jurosCentavos),
  descontoPerdidoCentavos: centavos(sinal * p.descontoCentavos),
  tipo: 'vencimento',
});
