import { arredondada, mostrar } from './arredondamento.ts';
import { type Calculo, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { type EtapaCalculada, type EtapaDoAno, etapasDoAno } from './etapas-do-ano.ts';
import { pelaFormula, valoresDaFormula } from './formula/media.ts';
import { usaNome } from './formula/calcular.ts';
import { comparar, dividir, exibir, exibirDecimal, type Fracao, fracao, somar, vezes, zero } from './fracao.ts';
import { limitar } from './recuperacao.ts';

export type { EtapaCalculada } from './etapas-do-ano.ts';
export const situacoesDaDisciplina = ['cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'reprovado_por_nota'] as const;
export type SituacaoDaDisciplina = (typeof situacoesDaDisciplina)[number];
export type NotasFinais = {
  /** Every etapa of the year is closed: only then is there a situation. */
  todasFechadas: boolean;
  /** He sits in the class no more: an exit stands before everything, and nobody is judged by part of his marks. */
  saiu?: boolean;
  recuperacaoFinal?: string | null;
  exame?: string | null;
  /** The etapas of the year, for a formula of the exam that names them. */
  etapas?: readonly EtapaCalculada[];
};
export type ResultadoDaDisciplina = {
  situacao: SituacaoDaDisciplina;
  parcial: string | null;
  final: string | null;
  passos: readonly Passo[];
};

/**
 * The partial average: Σ(etapa average × etapa weight) ÷ Σ weight over the etapas given, each with the recovery of several, or what the
 * formula of the course makes of them (and of the final recovery, where it names it); then rounded.
 */
export function mediaParcial(criterio: Criterio, fechadas: readonly EtapaCalculada[], recuperacaoFinal: string | null = null): Calculo {
  const trazidas = fechadas.filter(({ deOrigem }) => deOrigem);
  const escritas = trazidas.map(({ nome, media }) => `${nome} (${mostrar(criterio, media ?? '')})`).join(', ');
  const passos: Passo[] = trazidas.length > 0 ? [passo('etapasDeOrigem', { etapas: escritas })] : [];
  const etapas = etapasDoAno(criterio, fechadas, passos);
  const exata = criterio.formulaDaMedia
    ? pelaFormula(criterio.formulaDaMedia, valoresDaFormula(etapas, { RC: recuperacaoFinal }), passos)
    : ponderada(etapas, passos);
  return { valor: exata ? arredondada(criterio, 'ano', exata, passos) : null, passos };
}

function ponderada(etapas: readonly EtapaDoAno[], passos: Passo[]): Fracao | null {
  const comMedia = etapas.flatMap(({ media, peso }) => (media ? [{ media, peso }] : []));
  if (comMedia.length === 0) {
    passos.push(passo('semEtapa'));
    return null;
  }
  const pesos = comMedia.reduce((soma, { peso }) => somar(soma, peso), zero);
  const exata = dividir(
    comMedia.reduce((soma, { media, peso }) => somar(soma, vezes(media, peso)), zero),
    pesos,
  );
  const iguais = comMedia.every(({ peso }) => comparar(peso, fracao('1')) === 0);
  const conta = (): string =>
    comMedia.map(({ media, peso }) => (iguais ? exibir(media) : `${exibir(media)} × ${exibir(peso)}`)).join(' + ');
  passos.push(passo('mediaDasEtapas', () => ({ conta: `(${conta()}) ÷ ${exibir(pesos)}`, media: exibir(exata) })));
  return exata;
}

const atinge = (media: string, minimo: string): boolean => comparar(fracao(media), fracao(minimo)) >= 0;

/** Where a student stands in a subject, from its partial average on. */
export function resultadoDaDisciplina(criterio: Criterio, parcial: string | null, notas: NotasFinais): ResultadoDaDisciplina {
  const passos: Passo[] = [];
  const fim = (situacao: SituacaoDaDisciplina, final: string | null, ultimo: Passo): ResultadoDaDisciplina => ({
    situacao,
    parcial: valor,
    final,
    passos: [...passos, ultimo],
  });
  let valor = parcial;
  if (notas.saiu) return fim('cursando', null, passo('saiuDaTurma'));
  if (!notas.todasFechadas) return fim('cursando', null, passo('etapasAbertas'));
  if (criterio.tipo === 'parecer') return fim('aprovado', null, passo('parecer'));
  if (valor === null) return fim('cursando', null, passo(criterio.formulaDaMedia ? 'formulaIncompleta' : 'semEtapa'));
  valor = comRecuperacaoFinal(criterio, valor, notas, passos);
  const params = { media: mostrar(criterio, valor), minimo: exibirDecimal(criterio.mediaAprovacao, 1) };
  if (atinge(valor, criterio.mediaAprovacao)) return fim('aprovado', valor, passo('aprovadoPelaMedia', params));
  if (!criterio.usaExameFinal) return fim('reprovado_por_nota', valor, passo('semExame', params));
  if (!atinge(valor, criterio.mediaMinimaRecuperacao))
    return fim(
      'reprovado_por_nota',
      valor,
      passo('abaixoDoMinimo', { ...params, minimo: exibirDecimal(criterio.mediaMinimaRecuperacao, 1) }),
    );
  if (notas.exame == null) return fim('em_exame', null, passo('aguardaExame', params));
  const exata = comExame(criterio, valor, notas.exame, notas, passos);
  if (!exata) return fim('em_exame', null, passo('formulaIncompleta'));
  const final = arredondada(criterio, 'final', exata, passos);
  const doFinal = { media: mostrar(criterio, final), minimo: exibirDecimal(criterio.mediaFinal, 1) };
  return atinge(final, criterio.mediaFinal)
    ? fim('aprovado_apos_exame', final, passo('aprovadoAposExame', doFinal))
    : fim('reprovado_por_nota', final, passo('reprovadoAposExame', doFinal));
}

/** The year of a student in a subject: the average of its etapas so far, and where that leads with its recovery and exam. */
export function anoDaDisciplina(
  criterio: Criterio,
  notas: NotasFinais & Required<Pick<NotasFinais, 'etapas'>>,
): { parcial: Calculo; resultado: ResultadoDaDisciplina } {
  const parcial = mediaParcial(criterio, notas.etapas, notas.recuperacaoFinal ?? null);
  return { parcial, resultado: resultadoDaDisciplina(criterio, parcial.valor, notas) };
}

/** The partial average with the recovery of the year, which replaces it when higher; a formula that names it has already taken it. */
function comRecuperacaoFinal(criterio: Criterio, parcial: string, { recuperacaoFinal }: NotasFinais, passos: Passo[]): string {
  const conta = criterio.recuperacaoFinal && !usaNome(criterio.formulaDaMedia, 'RC');
  if (!conta || recuperacaoFinal == null || atinge(parcial, criterio.mediaAprovacao)) return parcial;
  const [media, recuperacao] = [fracao(parcial), fracao(recuperacaoFinal)];
  const substitui = comparar(recuperacao, media) > 0;
  const params = { media: mostrar(criterio, parcial), recuperacao: exibirDecimal(recuperacaoFinal) };
  passos.push(passo(substitui ? 'recuperacaoFinalSubstitui' : 'recuperacaoFinalNaoMuda', params));
  return substitui ? arredondada(criterio, 'ano', limitar(criterio, media, recuperacao, passos), passos) : parcial;
}

/** The final average, by the weights or by the formula of the exam. */
function comExame(criterio: Criterio, parcial: string, exame: string, notas: NotasFinais, passos: Passo[]): Fracao | null {
  if (criterio.formulaDoExame) {
    const etapas = etapasDoAno(criterio, notas.etapas ?? [], []);
    const nomes = { RC: notas.recuperacaoFinal ?? null, MP: parcial, EX: exame };
    return pelaFormula(criterio.formulaDoExame, valoresDaFormula(etapas, nomes), passos);
  }
  const [pesoMedia, pesoExame, nota] = [fracao(criterio.pesoMedia), fracao(criterio.pesoExame), fracao(exame)];
  const soma = somar(pesoMedia, pesoExame);
  const exata = dividir(somar(vezes(fracao(parcial), pesoMedia), vezes(nota, pesoExame)), soma);
  const conta = `(${mostrar(criterio, parcial)} × ${exibir(pesoMedia)} + ${exibir(nota)} × ${exibir(pesoExame)}) ÷ ${exibir(soma)}`;
  passos.push(passo('mediaFinal', { conta, media: exibir(exata) }));
  return exata;
}
