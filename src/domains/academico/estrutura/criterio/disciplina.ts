import { type Calculo, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { arredondar, comparar, dividir, exibir, exibirDecimal, type Fracao, fracao, somar, vezes, zero } from './fracao.ts';

export type EtapaCalculada = { nome: string; peso: string; media: string | null };
export type SituacaoDaDisciplina = 'cursando' | 'em_exame' | 'aprovado' | 'aprovado_apos_exame' | 'reprovado_por_nota';
export type NotasFinais = {
  /** Every etapa of the year is closed: only then is there a situation. */
  todasFechadas: boolean;
  recuperacaoFinal?: string | null;
  exame?: string | null;
};
export type ResultadoDaDisciplina = {
  situacao: SituacaoDaDisciplina;
  parcial: string | null;
  final: string | null;
  passos: readonly Passo[];
};

const mostrar = ({ casasDecimais }: Criterio, valor: string): string => exibirDecimal(valor, casasDecimais);

function arredondada(criterio: Criterio, exata: Fracao, passos: Passo[]): string {
  const valor = arredondar(exata, criterio.casasDecimais, criterio.arredondamento);
  if (comparar(exata, fracao(valor)) !== 0) passos.push(passo('arredondada', { de: exibir(exata), para: mostrar(criterio, valor) }));
  return valor;
}

/** The partial average: Σ(etapa average × etapa weight) ÷ Σ weight over the closed etapas given, rounded. */
export function mediaParcial(criterio: Criterio, fechadas: readonly EtapaCalculada[]): Calculo {
  const comMedia = fechadas.flatMap((e) => (e.media === null ? [] : [{ media: fracao(e.media), peso: fracao(e.peso) }]));
  if (comMedia.length === 0) return { valor: null, passos: [passo('semEtapa')] };
  const pesos = comMedia.reduce((soma, { peso }) => somar(soma, peso), zero);
  const exata = dividir(
    comMedia.reduce((soma, { media, peso }) => somar(soma, vezes(media, peso)), zero),
    pesos,
  );
  const iguais = comMedia.every(({ peso }) => comparar(peso, fracao('1')) === 0);
  const conta = comMedia.map(({ media, peso }) => (iguais ? exibir(media) : `${exibir(media)} × ${exibir(peso)}`)).join(' + ');
  const passos = [passo('mediaDasEtapas', { conta: `(${conta}) ÷ ${exibir(pesos)}`, media: exibir(exata) })];
  return { valor: arredondada(criterio, exata, passos), passos };
}

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
  if (!notas.todasFechadas) return fim('cursando', null, passo('etapasAbertas'));
  if (criterio.tipo === 'parecer') return fim('aprovado', null, passo('parecer'));
  if (valor === null) return fim('cursando', null, passo('semEtapa'));
  const atinge = (media: string, minimo: string): boolean => comparar(fracao(media), fracao(minimo)) >= 0;
  const { mediaAprovacao, mediaMinimaRecuperacao, mediaFinal } = criterio;
  if (criterio.recuperacaoFinal && notas.recuperacaoFinal != null && !atinge(valor, mediaAprovacao)) {
    const substitui = comparar(fracao(notas.recuperacaoFinal), fracao(valor)) > 0;
    const params = { media: mostrar(criterio, valor), recuperacao: exibirDecimal(notas.recuperacaoFinal) };
    passos.push(passo(substitui ? 'recuperacaoFinalSubstitui' : 'recuperacaoFinalNaoMuda', params));
    if (substitui) valor = arredondada(criterio, fracao(notas.recuperacaoFinal), passos);
  }
  const media = mostrar(criterio, valor);
  if (atinge(valor, mediaAprovacao))
    return fim('aprovado', valor, passo('aprovadoPelaMedia', { media, minimo: exibirDecimal(mediaAprovacao, 1) }));
  if (!criterio.usaExameFinal)
    return fim('reprovado_por_nota', valor, passo('semExame', { media, minimo: exibirDecimal(mediaAprovacao, 1) }));
  if (!atinge(valor, mediaMinimaRecuperacao))
    return fim('reprovado_por_nota', valor, passo('abaixoDoMinimo', { media, minimo: exibirDecimal(mediaMinimaRecuperacao, 1) }));
  if (notas.exame == null) return fim('em_exame', null, passo('aguardaExame', { media, minimo: exibirDecimal(mediaAprovacao, 1) }));
  const [pesoMedia, pesoExame, exame] = [fracao(criterio.pesoMedia), fracao(criterio.pesoExame), fracao(notas.exame)];
  const soma = somar(pesoMedia, pesoExame);
  const exata = dividir(somar(vezes(fracao(valor), pesoMedia), vezes(exame, pesoExame)), soma);
  const conta = `(${media} × ${exibir(pesoMedia)} + ${exibir(exame)} × ${exibir(pesoExame)}) ÷ ${exibir(soma)}`;
  passos.push(passo('mediaFinal', { conta, media: exibir(exata) }));
  const final = arredondada(criterio, exata, passos);
  const params = { media: mostrar(criterio, final), minimo: exibirDecimal(mediaFinal, 1) };
  return atinge(final, mediaFinal)
    ? fim('aprovado_apos_exame', final, passo('aprovadoAposExame', params))
    : fim('reprovado_por_nota', final, passo('reprovadoAposExame', params));
}
