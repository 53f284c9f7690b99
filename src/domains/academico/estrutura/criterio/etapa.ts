import { arredondada } from './arredondamento.ts';
import { type Calculo, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { comparar, dez, dividir, exibir, exibirDecimal, type Fracao, fracao, maior, somar, subtrair, vezes, zero } from './fracao.ts';
import { limitar, recuperar } from './recuperacao.ts';

/** A mark: decimal text, a concept's sigla, excused (out of the sum), absent (worth zero), or null: not given yet, never zero. */
export type NotaDada = { valor: string } | { conceito: string } | 'dispensado' | 'ausente' | null;
/** One that is only supposed may be said out of ten, whatever the maximum. */
export type Nota = NotaDada | { emDez: string };
/** Something that was marked out of a maximum. */
export type Marca = { nome: string; valorMaximo: string; nota: Nota };
export type AvaliacaoDada = Marca & {
  peso: string;
  /** Of the etapa as a whole. */
  recuperacao: boolean;
  /** Taken by who was absent, excused, or not yet there: its mark stands for the one that he does not have; only who was absent is absent of it. */
  segundaChamada?: Marca;
  /** Of this evaluation alone: the best replaces its mark when higher, and stands for it where he could have none. */
  recuperacoes?: readonly Marca[];
};
/** The average of an etapa that a student brought from the school where he was then. */
export type NotaDeOrigem = { valor: string } | { conceito: string };
/** `deOrigem`: it was brought, or what was brought is part of it. */
export type MediaDaEtapa = Calculo & { deOrigem?: true };
type Dada = { valor: Fracao; peso: Fracao; maximo: Fracao };

/** What a mark is worth from 0 to 10; null when it does not count. */
export function emDez({ nota, valorMaximo }: Marca, criterio: Criterio): Fracao | null {
  if (nota === null || nota === 'dispensado') return null;
  if (nota === 'ausente') return zero;
  if ('emDez' in nota) return fracao(nota.emDez);
  if ('valor' in nota) return dividir(vezes(fracao(nota.valor), dez), fracao(valorMaximo));
  const conceito = criterio.conceitos.find(({ sigla }) => sigla === nota.conceito);
  return conceito ? fracao(conceito.valor) : null;
}

/** The best of several marks from 0 to 10. */
export function melhorDe(marcas: readonly Marca[], criterio: Criterio): Fracao | null {
  return marcas.map((m) => emDez(m, criterio)).reduce((a, b) => (a && b ? maior(a, b) : (a ?? b)), null);
}

/** What an evaluation is worth, with the second call and the recoveries that replace its mark; what they did is told. */
export function valorDaAvaliacao(avaliacao: AvaliacaoDada, criterio: Criterio, passos: Passo[]): Fracao | null {
  const { nome, nota, recuperacoes = [] } = avaliacao;
  const valor = comSegundaChamada(avaliacao, criterio, passos);
  if (!valor) return isSemNota(nota) ? soDaRecuperacao(avaliacao, criterio, passos) : null;
  const melhor = melhorDe(recuperacoes, criterio);
  if (!melhor) return valor;
  const params = { nome, nota: exibir(valor), recuperacao: exibir(melhor) };
  if (criterio.recuperacaoPorEtapa === 'nenhuma') {
    passos.push(passo('recuperacaoIgnorada', params));
    return valor;
  }
  const substitui = comparar(melhor, valor) > 0;
  passos.push(passo(substitui ? 'recuperacaoDaAvaliacao' : 'recuperacaoDaAvaliacaoNaoMuda', params));
  return substitui ? limitar(criterio, valor, melhor, passos) : valor;
}

/** Missed, or not to be done by him: excused, or given before he came. What replaces it then counts. */
const isSemNota = (nota: Nota): boolean => nota === 'ausente' || nota === 'dispensado';

function comSegundaChamada(avaliacao: AvaliacaoDada, criterio: Criterio, passos: Passo[]): Fracao | null {
  const { nome, nota, segundaChamada } = avaliacao;
  if (!isSemNota(nota) || !segundaChamada || segundaChamada.nota === null) return emDez(avaliacao, criterio);
  // Who did not need it and missed it stays excused.
  if (nota === 'dispensado' && segundaChamada.nota === 'ausente') return null;
  const valor = emDez(segundaChamada, criterio);
  const params = { nome, segunda: segundaChamada.nome, nota: valor ? exibir(valor) : '—' };
  if (nota === 'ausente') passos.push(passo('segundaChamada', params));
  else if (valor) passos.push(passo('segundaChamadaSemNota', params));
  return valor;
}

/** Who was excused of an evaluation and missed its recovery, too, is not worth zero by that. */
function soDaRecuperacao({ nome, recuperacoes = [] }: AvaliacaoDada, criterio: Criterio, passos: Passo[]): Fracao | null {
  const feitas = recuperacoes.filter((r) => r.nota !== 'ausente');
  const melhor = melhorDe(feitas, criterio);
  if (!melhor) return null;
  const ignorada = criterio.recuperacaoPorEtapa === 'nenhuma';
  passos.push(passo(ignorada ? 'recuperacaoIgnorada' : 'recuperacaoSemNota', { nome, recuperacao: exibir(melhor) }));
  return ignorada ? null : limitar(criterio, zero, melhor, passos);
}

const somarTodas = (parcelas: readonly Fracao[]): Fracao => parcelas.reduce(somar, zero);

/** Σ(value ÷ maximum × 10 × weight) ÷ Σ weight over the evaluations given. */
function ponderada(dadas: readonly Dada[], passos: Passo[]): Fracao {
  const pesos = somarTodas(dadas.map(({ peso }) => peso));
  const media = dividir(somarTodas(dadas.map(({ valor, peso }) => vezes(valor, peso))), pesos);
  const conta = (): string => dadas.map(({ valor, peso }) => `${exibir(valor)} × ${exibir(peso)}`).join(' + ');
  passos.push(passo('mediaDasAvaliacoes', () => ({ conta: `(${conta()}) ÷ ${exibir(pesos)}`, media: exibir(media) })));
  return media;
}

/**
 * Σ points ÷ what could be earned × 10. What is left out takes its points from those of the etapa; evaluations that are together worth more
 * than the etapa are measured by what they are worth.
 */
function porPontos(criterio: Criterio, dadas: readonly Dada[], fora: Fracao, passos: Passo[]): Fracao {
  const pontos = dadas.map(({ valor, maximo }) => dividir(vezes(valor, maximo), dez));
  const possiveis = maior(subtrair(fracao(criterio.pontosDaEtapa), fora), somarTodas(dadas.map(({ maximo }) => maximo)));
  const soma = somarTodas(pontos);
  const media = dividir(vezes(soma, dez), possiveis);
  const conta = (): string => pontos.map(exibir).join(' + ');
  passos.push(passo('somaDosPontos', () => ({ conta: conta(), pontos: exibir(soma), possiveis: exibir(possiveis), media: exibir(media) })));
  return media;
}

/** The best of the evaluations given, each as much as the other. */
function dasMelhores(criterio: Criterio, dadas: readonly Dada[], passos: Passo[]): Fracao {
  const melhores = dadas
    .map(({ valor }) => valor)
    .toSorted((a, b) => comparar(b, a))
    .slice(0, criterio.melhoresAvaliacoes);
  const quantas = fracao(String(melhores.length));
  const media = dividir(somarTodas(melhores), quantas);
  const conta = (): string => `(${melhores.map(exibir).join(' + ')}) ÷ ${exibir(quantas)}`;
  passos.push(passo('mediaDasMelhores', () => ({ n: String(criterio.melhoresAvaliacoes), conta: conta(), media: exibir(media) })));
  return media;
}

/**
 * The average of an etapa: of the evaluations given, as the criterion says, then the recovery (the best of several; one of several etapas
 * waits for the average of the year), then rounding, once. Where none was given here, what the student brought is the average that the
 * recovery recovers; who brought nothing, and was to do none, has the recovery alone.
 */
export function mediaDaEtapa(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[], origem: NotaDeOrigem | null = null): MediaDaEtapa {
  const passos: Passo[] = [];
  const [recuperacoes, outras] = [avaliacoes.filter((a) => a.recuperacao), avaliacoes.filter((a) => !a.recuperacao)];
  const valores = outras.map((a) => ({
    nome: a.nome,
    peso: fracao(a.peso),
    maximo: fracao(a.valorMaximo),
    valor: valorDaAvaliacao(a, criterio, passos),
  }));
  const dadas = valores.flatMap(({ valor, ...resto }) => (valor ? [{ ...resto, valor }] : []));
  const fora = valores.filter(({ valor }) => valor === null);
  if (dadas.length === 0) {
    const sozinha = outras.length > 0 && outras.every(({ nota }) => isSemNota(nota));
    return daOrigem(criterio, { recuperacoes, sozinha }, origem, passos) ?? daRecuperacao(criterio, { recuperacoes, sozinha }, passos);
  }
  const maximosFora = somarTodas(fora.map(({ maximo }) => maximo));
  const media =
    criterio.calculoDaEtapa === 'pontos'
      ? porPontos(criterio, dadas, maximosFora, passos)
      : criterio.calculoDaEtapa === 'melhores'
        ? dasMelhores(criterio, dadas, passos)
        : ponderada(dadas, passos);
  if (fora.length > 0) passos.push(passo('foraDaConta', { nomes: fora.map(({ nome }) => nome).join(', ') }));
  const final = comRecuperacao(criterio, media, melhorDe(recuperacoes, criterio), passos);
  return { valor: arredondada(criterio, 'etapa', final, passos), passos };
}

function comRecuperacao(criterio: Criterio, media: Fracao, recuperacao: Fracao | null, passos: Passo[]): Fracao {
  if (!recuperacao) return media;
  if (criterio.alcanceDaRecuperacao === 'etapa' || criterio.recuperacaoPorEtapa === 'nenhuma')
    return recuperar(criterio, media, recuperacao, passos);
  passos.push(passo('recuperacaoFicaParaOAno', { recuperacao: exibir(recuperacao) }));
  return media;
}

/** The recoveries of an etapa without a mark in its evaluations; one stands by itself (`sozinha`) where these were not to be done. */
type SoRecuperacoes = { recuperacoes: readonly Marca[]; sozinha: boolean };

/**
 * The average that was brought, with our recovery of it. It stands as it is where no recovery changes it, for the other school had made its
 * rounding; where one takes its place, and would be the average without it, too, the average is ours.
 */
function daOrigem(criterio: Criterio, nossas: SoRecuperacoes, origem: NotaDeOrigem | null, passos: Passo[]): MediaDaEtapa | null {
  if (origem === null) return null;
  const valor = 'valor' in origem ? origem.valor : criterio.conceitos.find(({ sigla }) => sigla === origem.conceito)?.valor;
  if (valor === undefined) return null;
  const nota = 'valor' in origem ? exibirDecimal(origem.valor, criterio.casasDecimais) : origem.conceito;
  passos.push(passo('notaDeOrigem', { nota }));
  const final = comRecuperacao(criterio, fracao(valor), melhorDe(nossas.recuperacoes, criterio), passos);
  if (comparar(final, fracao(valor)) === 0) return { valor, passos, deOrigem: true };
  const recuperada = arredondada(criterio, 'etapa', final, passos);
  const semEla = daRecuperacao(criterio, nossas, []).valor;
  return { valor: recuperada, passos, ...(semEla === recuperada ? {} : { deOrigem: true as const }) };
}

/** No average at all: the recovery of the etapa is it, or waits for one. Who missed it, too, is not worth zero by that. */
function daRecuperacao(criterio: Criterio, { recuperacoes, sozinha }: SoRecuperacoes, passos: Passo[]): MediaDaEtapa {
  const melhor = melhorDe(
    recuperacoes.filter(({ nota }) => nota !== 'ausente'),
    criterio,
  );
  if (!melhor) return { valor: null, passos: [...passos, passo('semAvaliacao')] };
  const params = { recuperacao: exibir(melhor) };
  const ficaPara =
    criterio.recuperacaoPorEtapa === 'nenhuma'
      ? 'recuperacaoIgnorada'
      : criterio.alcanceDaRecuperacao === 'etapa'
        ? 'recuperacaoEspera'
        : 'recuperacaoFicaParaOAno';
  if (ficaPara !== 'recuperacaoEspera' || !sozinha)
    return { valor: null, passos: [...passos, passo('semAvaliacao'), passo(ficaPara, params)] };
  passos.push(passo('soRecuperacao', params));
  return { valor: arredondada(criterio, 'etapa', limitar(criterio, zero, melhor, passos), passos), passos };
}

/** The concept that an average earns: the first, from the best, whose value it reaches; the last when it reaches none. */
export function conceitoDaMedia({ conceitos }: Criterio, media: string): string | null {
  return (conceitos.find(({ valor }) => comparar(fracao(media), fracao(valor)) >= 0) ?? conceitos.at(-1))?.sigla ?? null;
}
