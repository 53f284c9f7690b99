import { type Calculo, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { arredondar, comparar, dez, dividir, exibir, exibirDecimal, type Fracao, fracao, somar, vezes, zero } from './fracao.ts';

/** A mark: decimal text, a concept's sigla, excused (out of the sum), absent (worth zero), or null: not given yet, never zero. */
export type Nota = { valor: string } | { conceito: string } | 'dispensado' | 'ausente' | null;
/** Something that was marked out of a maximum. */
export type Marca = { nome: string; valorMaximo: string; nota: Nota };
export type AvaliacaoDada = Marca & {
  peso: string;
  /** Of the etapa as a whole. */
  recuperacao: boolean;
  /** Taken by who was absent: its mark stands for the absence. */
  segundaChamada?: Marca;
  /** Of this evaluation alone: the best replaces its mark when higher. */
  recuperacoes?: readonly Marca[];
};

/** What a mark is worth from 0 to 10; null when it does not count. */
function emDez({ nota, valorMaximo }: Marca, criterio: Criterio): Fracao | null {
  if (nota === null || nota === 'dispensado') return null;
  if (nota === 'ausente') return zero;
  if ('valor' in nota) return dividir(vezes(fracao(nota.valor), dez), fracao(valorMaximo));
  const conceito = criterio.conceitos.find(({ sigla }) => sigla === nota.conceito);
  return conceito ? fracao(conceito.valor) : null;
}

/** What an evaluation is worth, with the second call and the recoveries that replace its mark; what they did is told. */
function valorDaAvaliacao(avaliacao: AvaliacaoDada, criterio: Criterio, passos: Passo[]): Fracao | null {
  const { nome, segundaChamada, recuperacoes = [] } = avaliacao;
  let valor = emDez(avaliacao, criterio);
  if (avaliacao.nota === 'ausente' && segundaChamada && segundaChamada.nota !== null) {
    valor = emDez(segundaChamada, criterio);
    passos.push(passo('segundaChamada', { nome, segunda: segundaChamada.nome, nota: valor ? exibir(valor) : '—' }));
  }
  const [melhor] = recuperacoes.flatMap((r) => emDez(r, criterio) ?? []).toSorted((a, b) => comparar(b, a));
  if (!melhor || !valor) return valor;
  const params = { nome, nota: exibir(valor), recuperacao: exibir(melhor) };
  if (criterio.recuperacaoPorEtapa === 'nenhuma') {
    passos.push(passo('recuperacaoIgnorada', params));
    return valor;
  }
  const substitui = comparar(melhor, valor) > 0;
  passos.push(passo(substitui ? 'recuperacaoDaAvaliacao' : 'recuperacaoDaAvaliacaoNaoMuda', params));
  return substitui ? melhor : valor;
}

/**
 * The average of an etapa: Σ(value ÷ maximum × 10 × weight) ÷ Σ weight over the evaluations given, then the recovery as the
 * criterion says (the best of several), then rounding, once.
 */
export function mediaDaEtapa(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): Calculo {
  const passos: Passo[] = [];
  const valores = avaliacoes
    .filter((a) => !a.recuperacao)
    .map((a) => ({ nome: a.nome, peso: fracao(a.peso), valor: valorDaAvaliacao(a, criterio, passos) }));
  const dadas = valores.flatMap(({ valor, peso }) => (valor ? [{ valor, peso }] : []));
  const fora = valores.filter(({ valor }) => valor === null).map(({ nome }) => nome);
  if (dadas.length === 0) return { valor: null, passos: [passo('semAvaliacao')] };
  const pesos = dadas.reduce((soma, { peso }) => somar(soma, peso), zero);
  const media = dividir(
    dadas.reduce((soma, { valor, peso }) => somar(soma, vezes(valor, peso)), zero),
    pesos,
  );
  const conta = dadas.map(({ valor, peso }) => `${exibir(valor)} × ${exibir(peso)}`).join(' + ');
  passos.push(passo('mediaDasAvaliacoes', { conta: `(${conta}) ÷ ${exibir(pesos)}`, media: exibir(media) }));
  if (fora.length > 0) passos.push(passo('foraDaConta', { nomes: fora.join(', ') }));
  const { casasDecimais, arredondamento } = criterio;
  const comRecuperacao = recuperar(criterio, media, avaliacoes, passos);
  const valor = arredondar(comRecuperacao, casasDecimais, arredondamento);
  if (comparar(comRecuperacao, fracao(valor)) !== 0)
    passos.push(passo('arredondada', { de: exibir(comRecuperacao), para: exibirDecimal(valor, casasDecimais) }));
  return { valor, passos };
}

function recuperar(criterio: Criterio, media: Fracao, avaliacoes: readonly AvaliacaoDada[], passos: Passo[]): Fracao {
  const notas = avaliacoes.flatMap((a) => (a.recuperacao ? (emDez(a, criterio) ?? []) : []));
  const [melhor] = notas.toSorted((a, b) => comparar(b, a));
  if (!melhor) return media;
  const params = { media: exibir(media), recuperacao: exibir(melhor) };
  if (criterio.recuperacaoPorEtapa === 'nenhuma') {
    passos.push(passo('recuperacaoIgnorada', params));
    return media;
  }
  if (criterio.recuperacaoPorEtapa === 'media') {
    const nova = dividir(somar(media, melhor), fracao('2'));
    passos.push(passo('recuperacaoMedia', { ...params, nova: exibir(nova) }));
    return nova;
  }
  const substitui = comparar(melhor, media) > 0;
  passos.push(passo(substitui ? 'recuperacaoSubstitui' : 'recuperacaoNaoMuda', params));
  return substitui ? melhor : media;
}

/** The concept that an average earns: the first, from the best, whose value it reaches; the last when it reaches none. */
export function conceitoDaMedia({ conceitos }: Criterio, media: string): string | null {
  return (conceitos.find(({ valor }) => comparar(fracao(media), fracao(valor)) >= 0) ?? conceitos.at(-1))?.sigla ?? null;
}
