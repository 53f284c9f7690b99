import type { Criterio } from './criterio.ts';
import { type EtapaCalculada, mediaParcial, type NotasFinais, resultadoDaDisciplina } from './disciplina.ts';
import { marcasEmAberto, pontosPorDistribuir, recuperacoesEmAberto, supor } from './em-aberto.ts';
import { type AvaliacaoDada, type Marca, mediaDaEtapa, type Nota } from './etapa.ts';
import { comparar, fracao } from './fracao.ts';
import { comoMedia, comoNota, type Menor, menorNota } from './menor-nota.ts';

/**
 * What is still to be marked, in how many of them, and the least mark (the same in each, out of `de`) that is enough. Without a mark: not even
 * the best is enough, or it cannot be known yet (`sabe` is false).
 */
export type Falta = Menor & {
  em: 'avaliacoes' | 'recuperacao' | 'marcas' | 'marcasEEtapas' | 'etapas' | 'recuperacaoDasEtapas' | 'recuperacaoFinal' | 'exame';
  n: number;
  de: string;
  /** Beside the marks, so many etapas whose average is to be as much. */
  etapas?: number;
};
/** An etapa with what it is made of, as long as it takes marks; one that is closed takes none. */
export type EtapaEmCurso = EtapaCalculada & { fechada?: boolean; avaliacoes?: readonly AvaliacaoDada[] };

const atinge = (media: string | null, minimo: string): boolean => media !== null && comparar(fracao(media), fracao(minimo)) >= 0;

/** The maximum that all of them have, or ten. */
function escalaDe(marcas: readonly Pick<Marca, 'valorMaximo'>[]): { de: string; comum: boolean } {
  const [primeira, ...outras] = marcas.map(({ valorMaximo }) => valorMaximo);
  const comum = primeira !== undefined && outras.every((maximo) => comparar(fracao(maximo), fracao(primeira)) === 0);
  return comum ? { de: primeira, comum } : { de: '10', comum };
}

/** What the etapa still asks for to reach the passing average: of what has no mark yet, else of a recovery. Null when it is reached, or nothing is to come. */
export function faltaNaEtapa(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): Falta | null {
  const menor = (em: Falta['em'], quais: readonly Marca[]): Falta => {
    const { de, comum } = escalaDe(quais);
    const basta = (nota: string): boolean =>
      atinge(mediaDaEtapa(criterio, supor(avaliacoes, quais, comoNota(criterio, nota, !comum))).valor, criterio.mediaAprovacao);
    return { em, n: quais.length, de, ...menorNota(criterio, basta, true, de) };
  };
  const semNota = marcasEmAberto(avaliacoes);
  if (pontosPorDistribuir(criterio, avaliacoes)) return { em: 'avaliacoes', n: semNota.length, de: '10', nota: null, sabe: false };
  if (semNota.length > 0) return menor('avaliacoes', semNota);
  const recuperacoes = recuperacoesEmAberto(criterio, avaliacoes);
  return recuperacoes.length > 0 ? menor('recuperacao', recuperacoes) : null;
}

/**
 * What the year still asks for to pass: of the marks that are missing and the averages of the etapas to come, else of a recovery of etapas or
 * of that of the year, else of the final exam: nothing is told of one while something before it is open.
 */
export function faltaNoAno(criterio: Criterio, etapas: readonly EtapaEmCurso[], notas: NotasFinais): Falta | null {
  if (criterio.tipo === 'parecer' || notas.saiu) return null;
  const parcialDe = (com: readonly EtapaCalculada[], recuperacaoFinal = notas.recuperacaoFinal ?? null): string | null =>
    mediaParcial(criterio, com, recuperacaoFinal).valor;
  const noAno = faltaNasEtapas(criterio, etapas, (com) => atinge(parcialDe(com), criterio.mediaAprovacao));
  if (noAno) return noAno;
  const passa = (supostas: Partial<NotasFinais>): boolean => {
    const com = { ...notas, etapas, ...supostas, todasFechadas: true };
    return resultadoDaDisciplina(criterio, parcialDe(com.etapas, com.recuperacaoFinal ?? null), com).situacao.startsWith('aprovado');
  };
  if (etapas.every(({ media }) => media === null) || passa({})) return null;
  return faltaNoFim(criterio, etapas, notas, passa);
}

/** What etapas wait for: marks of those that are running, and the average of those of which nothing is known, or not all evaluations are. */
function faltaNasEtapas(
  criterio: Criterio,
  etapas: readonly EtapaEmCurso[],
  passa: (etapas: readonly EtapaCalculada[]) => boolean,
): Falta | null {
  const vivas = etapas.filter(({ fechada }) => !fechada);
  const porVir = vivas.filter((e) => e.media === null || (e.avaliacoes && pontosPorDistribuir(criterio, e.avaliacoes)));
  const marcas = vivas.filter((e) => !porVir.includes(e)).flatMap(({ avaliacoes = [] }) => marcasEmAberto(avaliacoes));
  if (porVir.length + marcas.length === 0) return null;
  const { de, comum } = escalaDe([...marcas, ...porVir.map(() => ({ valorMaximo: '10' }))]);
  const basta = (nota: string): boolean => {
    const com = comMarcas(criterio, etapas, marcas, comoNota(criterio, nota, !comum));
    return passa(com.map((e, i) => (porVir.some((x) => x === etapas[i]) ? { ...e, media: comoMedia(criterio, nota) } : e)));
  };
  const ordenada = criterio.formulaDaMedia === null && criterio.alcanceDaRecuperacao !== 'menor';
  const menor = { de, ...menorNota(criterio, basta, ordenada, de) };
  if (marcas.length === 0) return { em: 'etapas', n: porVir.length, ...menor };
  if (porVir.length === 0) return { em: 'marcas', n: marcas.length, ...menor };
  return { em: 'marcasEEtapas', n: marcas.length, etapas: porVir.length, ...menor };
}

/** Etapas as if some of their marks were what is supposed. */
function comMarcas(criterio: Criterio, etapas: readonly EtapaEmCurso[], quais: readonly Marca[], nota: Nota): EtapaCalculada[] {
  return etapas.map(({ avaliacoes, fechada, ...etapa }) => ({
    ...etapa,
    ...(avaliacoes && !fechada ? { media: mediaDaEtapa(criterio, supor(avaliacoes, quais, nota)).valor } : {}),
    recuperacoes: (etapa.recuperacoes ?? []).map((r) => (quais.includes(r) ? { ...r, nota } : r)),
  }));
}

/** Every etapa has its average: what of the year's end is still to be marked. */
function faltaNoFim(
  criterio: Criterio,
  etapas: readonly EtapaEmCurso[],
  notas: NotasFinais,
  passa: (supostas: Partial<NotasFinais>) => boolean,
): Falta | null {
  const semFormula = criterio.formulaDaMedia === null && criterio.formulaDoExame === null;
  const vivas = etapas.filter(({ fechada }) => !fechada);
  const deUma = vivas.flatMap(({ avaliacoes = [] }) => recuperacoesEmAberto(criterio, avaliacoes));
  const deVarias = deVariasEtapas(criterio)
    ? vivas.flatMap(({ recuperacoes = [] }) => recuperacoes.filter(({ nota }) => nota === null))
    : [];
  const abertas = [...deUma, ...deVarias];
  if (abertas.length > 0) {
    const { de, comum } = escalaDe(abertas);
    const basta = (nota: string): boolean => passa({ etapas: comMarcas(criterio, etapas, abertas, comoNota(criterio, nota, !comum)) });
    const ordenada = semFormula && (criterio.alcanceDaRecuperacao !== 'menor' || deUma.length === 0);
    return { em: 'recuperacaoDasEtapas', n: abertas.length, de, ...menorNota(criterio, basta, ordenada, de) };
  }
  const menor = (em: 'recuperacaoFinal' | 'exame'): Falta => {
    const basta = (nota: string): boolean => passa({ [em]: comoMedia(criterio, nota) });
    return { em, n: 1, de: '10', ...menorNota(criterio, basta, semFormula) };
  };
  if (criterio.recuperacaoFinal && notas.recuperacaoFinal == null) return menor('recuperacaoFinal');
  const fezOuNaoTem = !criterio.usaExameFinal || notas.exame != null;
  if (fezOuNaoTem || mediaParcial(criterio, etapas, notas.recuperacaoFinal ?? null).valor === null) return null;
  return menor('exame');
}

const deVariasEtapas = ({ alcanceDaRecuperacao, recuperacaoPorEtapa }: Criterio): boolean =>
  alcanceDaRecuperacao !== 'etapa' && recuperacaoPorEtapa !== 'nenhuma';
