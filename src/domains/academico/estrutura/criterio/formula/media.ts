import { type Passo, passo } from '../calculo.ts';
import type { EtapaDoAno } from '../etapas-do-ano.ts';
import { comparar, dez, exibir, type Fracao, fracao, maior, menor, somar, zero } from '../fracao.ts';
import { calcularFormula, type Valores } from './calcular.ts';

type Notas = Partial<Record<'RC' | 'MP' | 'EX', string | null>>;

/** What the names of a formula are worth: each etapa by its number, their sum and how many have an average, and marks of the year's end. */
export function valoresDaFormula(etapas: readonly EtapaDoAno[], notas: Notas): Valores {
  const medias = etapas.flatMap(({ media }) => media ?? []);
  const temEtapa = medias.length > 0;
  return new Map<string, Fracao | null>([
    ...etapas.map(({ media }, i): [string, Fracao | null] => [`E${i + 1}`, media]),
    ['SE', temEtapa ? medias.reduce(somar, zero) : null],
    ['ET', temEtapa ? fracao(String(medias.length)) : null],
    ...Object.entries(notas).map(([nome, nota]): [string, Fracao | null] => [nome, nota == null ? null : fracao(nota)]),
  ]);
}

/** The average that a formula gives, kept between 0 and 10; null where something that it names has no value yet. */
export function pelaFormula(formula: string, valores: Valores, passos: Passo[]): Fracao | null {
  const { valor, conta, faltam, porZero } = calcularFormula(formula, valores, exibir);
  if (!valor) {
    passos.push(porZero ? passo('formulaPorZero', { conta }) : passo('formulaSemValor', { formula, faltam: faltam.join(', ') }));
    return null;
  }
  passos.push(passo('formula', { formula, conta, media: exibir(valor) }));
  const naEscala = menor(maior(valor, zero), dez);
  if (comparar(naEscala, valor) !== 0) passos.push(passo('formulaForaDaEscala', { media: exibir(valor), limite: exibir(naEscala) }));
  return naEscala;
}
