import { escreverDecimal } from '#shared/decimais.ts';
import type { Criterio } from './criterio.ts';
import { type EtapaCalculada, mediaParcial, type NotasFinais, resultadoDaDisciplina } from './disciplina.ts';
import { type AvaliacaoDada, mediaDaEtapa, type Nota } from './etapa.ts';
import { comparar, fracao } from './fracao.ts';

/** What is still to be marked, in how many of them, and the least mark (the same in each, out of ten) that is enough; null: not even the best is. */
export type Falta = { em: 'avaliacoes' | 'recuperacao' | 'etapas' | 'recuperacaoFinal' | 'exame'; n: number; nota: string | null };

const casasDaNota = ({ casasDecimais, arredondamento }: Criterio): number =>
  arredondamento === 'meio_ponto' ? Math.max(casasDecimais, 1) : casasDecimais;

/**
 * The least mark that is enough, among those that can be given. A higher mark never gives a lower result, so the marks that are enough
 * are the upper end of the scale: the first of them is found by halving, with the rule itself as judge.
 */
export function menorNota(criterio: Criterio, basta: (nota: string) => boolean): string | null {
  const notas = notasPossiveis(criterio);
  let [de, ate] = [0n, notas.quantas];
  while (de < ate) {
    const meio = (de + ate) / 2n;
    if (basta(notas.em(meio))) ate = meio;
    else de = meio + 1n;
  }
  return de === notas.quantas ? null : notas.em(de);
}

/** The marks of a criterion from the worst to the best: every step of its decimals from 0 to 10, or its concepts. */
function notasPossiveis(criterio: Criterio): { quantas: bigint; em: (i: bigint) => string } {
  if (criterio.tipo === 'conceito') {
    const siglas = criterio.conceitos.map(({ sigla }) => sigla).toReversed();
    return { quantas: BigInt(siglas.length), em: (i) => siglas[Number(i)] ?? '' };
  }
  const casas = casasDaNota(criterio);
  return { quantas: 10n ** BigInt(casas + 1) + 1n, em: (i) => escreverDecimal(i, casas) };
}

const comoNota = ({ tipo }: Criterio, nota: string): Nota => (tipo === 'conceito' ? { conceito: nota } : { valor: nota });
const atinge = (media: string | null, minimo: string): boolean => media !== null && comparar(fracao(media), fracao(minimo)) >= 0;

/** What the etapa still asks for to reach the passing average: of what has no mark yet, else of a recovery. Null when it is reached, or nothing is to come. */
export function faltaNaEtapa(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): Falta | null {
  const { mediaAprovacao } = criterio;
  const semNota = avaliacoes.filter((a) => !a.recuperacao && a.nota === null);
  const com = (nota: string, quais: (a: AvaliacaoDada) => boolean): boolean => {
    const supostas = avaliacoes.map((a) => (quais(a) ? { ...a, valorMaximo: '10', nota: comoNota(criterio, nota) } : a));
    return atinge(mediaDaEtapa(criterio, supostas).valor, mediaAprovacao);
  };
  if (semNota.length > 0)
    return {
      em: 'avaliacoes',
      n: semNota.length,
      nota: menorNota(criterio, (nota) => com(nota, (a) => !a.recuperacao && a.nota === null)),
    };
  const { valor } = mediaDaEtapa(criterio, avaliacoes);
  const abertas = avaliacoes.filter((a) => a.recuperacao && a.nota === null);
  if (valor === null || atinge(valor, mediaAprovacao) || abertas.length === 0 || criterio.recuperacaoPorEtapa === 'nenhuma') return null;
  return { em: 'recuperacao', n: abertas.length, nota: menorNota(criterio, (nota) => com(nota, (a) => a.recuperacao && a.nota === null)) };
}

/** What the year still asks for to pass: the average of the etapas to come, else the recovery of the year or the final exam. */
export function faltaNoAno(criterio: Criterio, etapas: readonly EtapaCalculada[], notas: NotasFinais): Falta | null {
  if (criterio.tipo !== 'nota') return null;
  const porVir = etapas.filter(({ media }) => media === null).length;
  const parcialCom = (media: string): string | null =>
    mediaParcial(
      criterio,
      etapas.map((e) => (e.media === null ? { ...e, media } : e)),
    ).valor;
  if (porVir > 0)
    return { em: 'etapas', n: porVir, nota: menorNota(criterio, (media) => atinge(parcialCom(media), criterio.mediaAprovacao)) };
  const parcial = mediaParcial(criterio, etapas).valor;
  const passa = (supostas: Partial<NotasFinais>): boolean =>
    resultadoDaDisciplina(criterio, parcial, { ...notas, todasFechadas: true, ...supostas }).situacao.startsWith('aprovado');
  if (parcial === null || passa({})) return null;
  if (criterio.recuperacaoFinal && notas.recuperacaoFinal == null) {
    const nota = menorNota(criterio, (recuperacaoFinal) => passa({ recuperacaoFinal }));
    return { em: 'recuperacaoFinal', n: 1, nota };
  }
  if (!criterio.usaExameFinal || notas.exame != null) return null;
  return { em: 'exame', n: 1, nota: menorNota(criterio, (exame) => passa({ exame })) };
}
