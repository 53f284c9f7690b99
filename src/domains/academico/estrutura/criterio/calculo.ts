/** How a number came about: what was done (`chave`, worded in `texts.ts` of this folder) with which figures. */
export type Passo = { chave: ChavePasso; params: Readonly<Record<string, string>> };
/** A computed number, null when there is nothing to compute it from, and every step to it. */
export type Calculo = { valor: string | null; passos: readonly Passo[] };

export type ChavePasso =
  | 'semAvaliacao'
  | 'notaDeOrigem'
  | 'etapasDeOrigem'
  | 'mediaDasAvaliacoes'
  | 'somaDosPontos'
  | 'mediaDasMelhores'
  | 'foraDaConta'
  | 'segundaChamada'
  | 'segundaChamadaSemNota'
  | 'recuperacaoDaAvaliacao'
  | 'recuperacaoDaAvaliacaoNaoMuda'
  | 'recuperacaoSemNota'
  | 'soRecuperacao'
  | 'recuperacaoEspera'
  | 'recuperacaoSubstitui'
  | 'recuperacaoNaoMuda'
  | 'recuperacaoMedia'
  | 'recuperacaoMediaNaoMuda'
  | 'recuperacaoLimitada'
  | 'recuperacaoFicaParaOAno'
  | 'recuperacaoSemEtapas'
  | 'etapasJuntas'
  | 'menorEtapa'
  | 'formula'
  | 'formulaSemValor'
  | 'formulaPorZero'
  | 'formulaForaDaEscala'
  | 'formulaIncompleta'
  | 'recuperacaoIgnorada'
  | 'arredondada'
  | 'semEtapa'
  | 'mediaDasEtapas'
  | 'recuperacaoFinalSubstitui'
  | 'recuperacaoFinalNaoMuda'
  | 'parecer'
  | 'saiuDaTurma'
  | 'etapasAbertas'
  | 'aprovadoPelaMedia'
  | 'abaixoDoMinimo'
  | 'semExame'
  | 'aguardaExame'
  | 'mediaFinal'
  | 'aprovadoAposExame'
  | 'reprovadoAposExame'
  | 'frequencia'
  | 'frequenciaBasta'
  | 'frequenciaNaoBasta'
  | 'frequenciaNaoReprova'
  | 'semAulas'
  | 'saida'
  | 'aindaCursando'
  | 'falta'
  | 'todasAprovadas'
  | 'conselho'
  | 'conselhoSemMedia'
  | 'dependencia'
  | 'exameEm'
  | 'reprovacoes'
  | 'cursandoNaUnica'
  | 'dependenciaNaUnica'
  | 'exameNaUnica'
  | 'reprovacaoNaUnica';

/** One step. Figures that take long to write are given as a function: a whole school is reckoned without anybody reading them. */
export function passo(chave: ChavePasso, params: Passo['params'] | (() => Passo['params']) = {}): Passo {
  if (typeof params !== 'function') return { chave, params };
  let escritos: Passo['params'] | null = null;
  return {
    chave,
    get params() {
      escritos ??= params();
      return escritos;
    },
  };
}
