/** How a number came about: what was done (`chave`, worded in `texts.ts` of this folder) with which figures. */
export type Passo = { chave: ChavePasso; params: Readonly<Record<string, string>> };
/** A computed number, null when there is nothing to compute it from, and every step to it. */
export type Calculo = { valor: string | null; passos: readonly Passo[] };

export type ChavePasso =
  | 'semAvaliacao'
  | 'mediaDasAvaliacoes'
  | 'foraDaConta'
  | 'segundaChamada'
  | 'recuperacaoDaAvaliacao'
  | 'recuperacaoDaAvaliacaoNaoMuda'
  | 'recuperacaoSubstitui'
  | 'recuperacaoNaoMuda'
  | 'recuperacaoMedia'
  | 'recuperacaoIgnorada'
  | 'arredondada'
  | 'semEtapa'
  | 'mediaDasEtapas'
  | 'recuperacaoFinalSubstitui'
  | 'recuperacaoFinalNaoMuda'
  | 'parecer'
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
  | 'dependencia'
  | 'exameEm'
  | 'reprovacoes'
  | 'cursandoNaUnica'
  | 'dependenciaNaUnica'
  | 'exameNaUnica'
  | 'reprovacaoNaUnica';

export const passo = (chave: ChavePasso, params: Record<string, string> = {}): Passo => ({ chave, params });
