import type { Criterio } from './criterio.ts';
import { type EtapaCalculada, mediaParcial, type NotasFinais, resultadoDaDisciplina } from './disciplina.ts';
import { type AvaliacaoDada, type Marca, mediaDaEtapa } from './etapa.ts';
import { comparar, fracao, somar, zero } from './fracao.ts';
import { comoNota, type Menor, menorNota } from './menor-nota.ts';

/**
 * What is still to be marked, in how many of them, and the least mark (the same in each, out of `de`) that is enough. Without a mark: not even
 * the best is enough, or it cannot be known yet (`sabe` is false).
 */
export type Falta = Menor & {
  em: 'avaliacoes' | 'recuperacao' | 'etapas' | 'recuperacaoDasEtapas' | 'recuperacaoFinal' | 'exame';
  n: number;
  de: string;
};

const atinge = (media: string | null, minimo: string): boolean => media !== null && comparar(fracao(media), fracao(minimo)) >= 0;

/** The maximum that all of them have, or ten. */
function escalaDe(marcas: readonly Marca[]): { de: string; comum: boolean } {
  const [primeira, ...outras] = marcas.map(({ valorMaximo }) => valorMaximo);
  const comum = primeira !== undefined && outras.every((maximo) => comparar(fracao(maximo), fracao(primeira)) === 0);
  return comum ? { de: primeira, comum } : { de: '10', comum };
}

/** Whether evaluations are still to be registered: those of the etapa are worth less than it. */
export function pontosPorDistribuir(
  criterio: Criterio,
  avaliacoes: readonly Pick<AvaliacaoDada, 'recuperacao' | 'valorMaximo'>[],
): boolean {
  if (criterio.calculoDaEtapa !== 'pontos') return false;
  const soma = avaliacoes.filter((a) => !a.recuperacao).reduce((total, a) => somar(total, fracao(a.valorMaximo)), zero);
  return comparar(soma, fracao(criterio.pontosDaEtapa)) < 0;
}

/** What the etapa still asks for to reach the passing average: of what has no mark yet, else of a recovery. Null when it is reached, or nothing is to come. */
export function faltaNaEtapa(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): Falta | null {
  const { mediaAprovacao } = criterio;
  const menor = (em: Falta['em'], quais: readonly AvaliacaoDada[]): Falta => {
    const { de, comum } = escalaDe(quais);
    const basta = (nota: string): boolean => {
      const supostas = avaliacoes.map((a) => (quais.includes(a) ? { ...a, nota: comoNota(criterio, nota, !comum) } : a));
      return atinge(mediaDaEtapa(criterio, supostas).valor, mediaAprovacao);
    };
    return { em, n: quais.length, de, ...menorNota(criterio, basta, true, de) };
  };
  const semNota = avaliacoes.filter((a) => !a.recuperacao && a.nota === null);
  if (pontosPorDistribuir(criterio, avaliacoes)) return { em: 'avaliacoes', n: semNota.length, de: '10', nota: null, sabe: false };
  if (semNota.length > 0) return menor('avaliacoes', semNota);
  const { valor } = mediaDaEtapa(criterio, avaliacoes);
  const abertas = avaliacoes.filter((a) => a.recuperacao && a.nota === null);
  const recupera = criterio.recuperacaoPorEtapa !== 'nenhuma' && criterio.alcanceDaRecuperacao === 'etapa';
  if (valor === null || atinge(valor, mediaAprovacao) || abertas.length === 0 || !recupera) return null;
  return menor('recuperacao', abertas);
}

/** What the year still asks for to pass: the average of the etapas to come, else a recovery of several etapas, that of the year, or the final exam. */
export function faltaNoAno(criterio: Criterio, etapas: readonly EtapaCalculada[], notas: NotasFinais): Falta | null {
  if (criterio.tipo !== 'nota') return null;
  const semFormula = criterio.formulaDaMedia === null;
  const parcialDe = (com: readonly EtapaCalculada[], recuperacaoFinal = notas.recuperacaoFinal ?? null): string | null =>
    mediaParcial(criterio, com, recuperacaoFinal).valor;
  const porVir = etapas.filter(({ media }) => media === null).length;
  if (porVir > 0) {
    const basta = (media: string): boolean =>
      atinge(parcialDe(etapas.map((e) => (e.media === null ? { ...e, media } : e))), criterio.mediaAprovacao);
    const ordenada = semFormula && criterio.alcanceDaRecuperacao !== 'menor';
    return { em: 'etapas', n: porVir, de: '10', ...menorNota(criterio, basta, ordenada) };
  }
  const passa = (supostas: Partial<NotasFinais>): boolean => {
    const com = { ...notas, etapas, ...supostas, todasFechadas: true };
    return resultadoDaDisciplina(criterio, parcialDe(com.etapas, com.recuperacaoFinal ?? null), com).situacao.startsWith('aprovado');
  };
  if (etapas.length === 0 || passa({})) return null;
  return faltaNoFim(criterio, etapas, notas, passa);
}

/** Every etapa has its average: what of the year's end is still to be marked. */
function faltaNoFim(
  criterio: Criterio,
  etapas: readonly EtapaCalculada[],
  notas: NotasFinais,
  passa: (supostas: Partial<NotasFinais>) => boolean,
): Falta | null {
  const ordenada = criterio.formulaDaMedia === null && criterio.formulaDoExame === null;
  const abertas = deVariasEtapas(criterio)
    ? etapas.flatMap(({ recuperacoes = [] }) => recuperacoes.filter(({ nota }) => nota === null))
    : [];
  if (abertas.length > 0) {
    const { de, comum } = escalaDe(abertas);
    const comNota = (nota: string) =>
      etapas.map((e) => ({
        ...e,
        recuperacoes: (e.recuperacoes ?? []).map((r) => (r.nota === null ? { ...r, nota: comoNota(criterio, nota, !comum) } : r)),
      }));
    const basta = (nota: string): boolean => passa({ etapas: comNota(nota) });
    return { em: 'recuperacaoDasEtapas', n: abertas.length, de, ...menorNota(criterio, basta, ordenada, de) };
  }
  if (criterio.recuperacaoFinal && notas.recuperacaoFinal == null)
    return { em: 'recuperacaoFinal', n: 1, de: '10', ...menorNota(criterio, (recuperacaoFinal) => passa({ recuperacaoFinal }), ordenada) };
  const fezOuNaoTem = !criterio.usaExameFinal || notas.exame != null;
  if (fezOuNaoTem || mediaParcial(criterio, etapas, notas.recuperacaoFinal ?? null).valor === null) return null;
  return { em: 'exame', n: 1, de: '10', ...menorNota(criterio, (exame) => passa({ exame }), ordenada) };
}

const deVariasEtapas = ({ alcanceDaRecuperacao, recuperacaoPorEtapa }: Criterio): boolean =>
  alcanceDaRecuperacao !== 'etapa' && recuperacaoPorEtapa !== 'nenhuma';
