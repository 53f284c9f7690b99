import { defineTextos } from '#shared/textos.ts';

/** The sentence of each step by which a number or result came about. */
export const textosDosPassos = defineTextos({
  semAvaliacao: { br: 'Nenhuma avaliação com nota: ainda não há média.', en: 'No evaluation has a mark: there is no average yet.' },
  notaDeOrigem: { br: 'Nota da escola de origem: {nota}.', en: 'Mark of the school of origin: {nota}.' },
  etapasDeOrigem: { br: 'Nota da escola de origem: {etapas}.', en: 'Mark of the school of origin: {etapas}.' },
  mediaDasAvaliacoes: { br: 'Média das avaliações: {conta} = {media}.', en: 'Average of the evaluations: {conta} = {media}.' },
  somaDosPontos: {
    br: 'Soma dos pontos: {conta} = {pontos}, de {possiveis} possíveis; em 10: {media}.',
    en: 'Sum of the points: {conta} = {pontos}, out of {possiveis}; out of 10: {media}.',
  },
  mediaDasMelhores: {
    br: 'Média das {n} melhores avaliações: {conta} = {media}.',
    en: 'Average of the {n} best evaluations: {conta} = {media}.',
  },
  foraDaConta: { br: 'Sem nota, fora da conta: {nomes}.', en: 'Without a mark, left out: {nomes}.' },
  segundaChamada: {
    br: '{nome}: ausente; vale a segunda chamada ({segunda}: {nota}).',
    en: '{nome}: absent; the second call stands ({segunda}: {nota}).',
  },
  segundaChamadaSemNota: {
    br: '{nome}: sem nota própria; vale a segunda chamada ({segunda}: {nota}).',
    en: '{nome}: no mark of its own; the second call stands ({segunda}: {nota}).',
  },
  recuperacaoSemNota: {
    br: '{nome}: sem nota própria; vale a recuperação ({recuperacao}).',
    en: '{nome}: no mark of its own; the recovery stands ({recuperacao}).',
  },
  recuperacaoDaAvaliacao: {
    br: '{nome}: a recuperação ({recuperacao}) é maior que a nota ({nota}) e a substitui.',
    en: '{nome}: the recovery ({recuperacao}) is higher than the mark ({nota}) and replaces it.',
  },
  recuperacaoDaAvaliacaoNaoMuda: {
    br: '{nome}: a recuperação ({recuperacao}) não passa da nota ({nota}): fica a nota.',
    en: '{nome}: the recovery ({recuperacao}) is not above the mark ({nota}): the mark stays.',
  },
  soRecuperacao: {
    br: 'Nenhuma avaliação a fazer: vale a recuperação ({recuperacao}).',
    en: 'No evaluation was to be done: the recovery stands ({recuperacao}).',
  },
  recuperacaoEspera: {
    br: 'A recuperação ({recuperacao}) espera a nota do que ela recupera.',
    en: 'The recovery ({recuperacao}) waits for the mark of what it recovers.',
  },
  recuperacaoSubstitui: {
    br: 'A recuperação ({recuperacao}) é maior que a média ({media}) e a substitui.',
    en: 'The recovery ({recuperacao}) is higher than the average ({media}) and replaces it.',
  },
  recuperacaoNaoMuda: {
    br: 'A recuperação ({recuperacao}) não passa da média ({media}): fica a média.',
    en: 'The recovery ({recuperacao}) is not above the average ({media}): the average stays.',
  },
  recuperacaoMedia: {
    br: 'Média com a recuperação: ({media} + {recuperacao}) ÷ 2 = {nova}.',
    en: 'Average with the recovery: ({media} + {recuperacao}) ÷ 2 = {nova}.',
  },
  recuperacaoMediaNaoMuda: {
    br: 'Com a recuperação a média seria ({media} + {recuperacao}) ÷ 2 = {nova}, que não passa de {media}: fica {media}.',
    en: 'With the recovery the average would be ({media} + {recuperacao}) ÷ 2 = {nova}, not above {media}: {media} stays.',
  },
  recuperacaoLimitada: {
    br: 'A recuperação não eleva acima da média de aprovação: fica {limite}.',
    en: 'A recovery does not lift above the passing average: {limite} stands.',
  },
  recuperacaoIgnorada: {
    br: 'O curso não tem recuperação por etapa: a nota {recuperacao} não conta.',
    en: 'The course has no recovery by term: the mark {recuperacao} does not count.',
  },
  recuperacaoFicaParaOAno: {
    br: 'A recuperação ({recuperacao}) é de várias etapas: entra na média do ano.',
    en: 'The recovery ({recuperacao}) is of several terms: it enters the average of the year.',
  },
  recuperacaoSemEtapas: {
    br: 'Nenhuma de {etapas} tem média: a recuperação ({recuperacao}) não tem o que recuperar.',
    en: 'None of {etapas} has an average: the recovery ({recuperacao}) has nothing to recover.',
  },
  etapasJuntas: { br: 'Média de {etapas}: {media}.', en: 'Average of {etapas}: {media}.' },
  menorEtapa: { br: 'A menor de {etapas} é {nome}: {media}.', en: 'The lowest of {etapas} is {nome}: {media}.' },
  formula: {
    br: 'Fórmula do curso: {formula}, isto é, {conta} = {media}.',
    en: 'Formula of the course: {formula}, that is, {conta} = {media}.',
  },
  formulaSemValor: {
    br: 'Fórmula do curso: {formula}. Ainda não há valor para: {faltam}.',
    en: 'Formula of the course: {formula}. There is no value yet for: {faltam}.',
  },
  formulaPorZero: {
    br: 'Fórmula do curso: {conta}. Não se divide por zero.',
    en: 'Formula of the course: {conta}. Nothing is divided by zero.',
  },
  formulaForaDaEscala: { br: '{media} está fora da escala: fica {limite}.', en: '{media} is outside the scale: {limite} stands.' },
  formulaIncompleta: {
    br: 'A fórmula do curso ainda não tem todos os valores: não há resultado.',
    en: 'The formula of the course does not have all its values yet: there is no result.',
  },
  arredondada: { br: 'Arredondamento: {de} → {para}.', en: 'Rounding: {de} → {para}.' },
  semEtapa: { br: 'Nenhuma etapa encerrada tem média.', en: 'No closed term has an average.' },
  mediaDasEtapas: { br: 'Média das etapas: {conta} = {media}.', en: 'Average of the terms: {conta} = {media}.' },
  recuperacaoFinalSubstitui: {
    br: 'A recuperação final ({recuperacao}) é maior que a média parcial ({media}) e a substitui.',
    en: 'The final recovery ({recuperacao}) is higher than the partial average ({media}) and replaces it.',
  },
  recuperacaoFinalNaoMuda: {
    br: 'A recuperação final ({recuperacao}) não passa da média parcial ({media}).',
    en: 'The final recovery ({recuperacao}) is not above the partial average ({media}).',
  },
  parecer: { br: 'Avaliação por parecer: não há reprovação por nota.', en: 'Judged by written opinion: nobody fails by grade.' },
  saiuDaTurma: {
    br: 'Não está mais na turma: aqui não há situação nem média final.',
    en: 'No longer in the class: there is neither a situation nor a final average here.',
  },
  etapasAbertas: { br: 'Há etapas abertas: o resultado ainda não existe.', en: 'Some terms are open: there is no result yet.' },
  aprovadoPelaMedia: { br: 'Média {media} ≥ {minimo}: aprovado.', en: 'Average {media} ≥ {minimo}: passed.' },
  abaixoDoMinimo: {
    br: 'Média {media} < {minimo}, o mínimo para o exame: reprovado por nota.',
    en: 'Average {media} < {minimo}, the least for the exam: failed by grade.',
  },
  semExame: {
    br: 'Média {media} < {minimo} e o curso não tem exame: reprovado por nota.',
    en: 'Average {media} < {minimo} and the course has no exam: failed by grade.',
  },
  aguardaExame: { br: 'Média {media} < {minimo}: em exame final.', en: 'Average {media} < {minimo}: in final exam.' },
  mediaFinal: { br: 'Média final: {conta} = {media}.', en: 'Final average: {conta} = {media}.' },
  aprovadoAposExame: {
    br: 'Média final {media} ≥ {minimo}: aprovado após exame.',
    en: 'Final average {media} ≥ {minimo}: passed after exam.',
  },
  reprovadoAposExame: {
    br: 'Média final {media} < {minimo}: reprovado por nota.',
    en: 'Final average {media} < {minimo}: failed by grade.',
  },
  semAulas: { br: 'Nenhuma aula registrada.', en: 'No lesson recorded.' },
  frequencia: {
    br: 'Presença em {presentes} de {dadas}: {percentual} %, sem arredondar para cima.',
    en: 'Present in {presentes} of {dadas}: {percentual} %, never rounded up.',
  },
  frequenciaBasta: { br: 'Atinge a frequência mínima de {minimo} %.', en: 'Reaches the minimum attendance of {minimo} %.' },
  frequenciaNaoBasta: {
    br: 'Abaixo da frequência mínima de {minimo} %: reprovado por falta, quaisquer que sejam as notas.',
    en: 'Below the minimum attendance of {minimo} %: failed by absence, whatever the grades.',
  },
  frequenciaNaoReprova: {
    br: 'Abaixo de {minimo} %, mas neste curso a falta não reprova.',
    en: 'Below {minimo} %, but in this course absence does not fail.',
  },
  saida: { br: 'O aluno saiu: o resultado fica como estava.', en: 'The student left: the result stays as it was.' },
  aindaCursando: { br: 'Ainda sem resultado em: {nomes}.', en: 'Still without a result in: {nomes}.' },
  falta: { br: 'Reprovado por falta; o conselho não pode reverter.', en: 'Failed by absence; the council cannot reverse it.' },
  todasAprovadas: { br: 'Aprovado em todas as disciplinas que contam.', en: 'Passed in every subject that counts.' },
  conselho: { br: 'Aprovado pelo conselho apesar de: {nomes}.', en: 'Passed by the council despite: {nomes}.' },
  conselhoSemMedia: {
    br: 'Aprovado pelo conselho: não há médias que o julguem.',
    en: 'Passed by the council: there are no averages to be judged by.',
  },
  dependencia: {
    br: 'Progressão parcial, com dependência em: {nomes}.',
    en: 'Partial progression, with dependency in: {nomes}.',
  },
  exameEm: { br: 'Em exame final em: {nomes}.', en: 'In final exam in: {nomes}.' },
  cursandoNaUnica: { br: 'A disciplina ainda não tem resultado.', en: 'The subject has no result yet.' },
  dependenciaNaUnica: {
    br: 'Progressão parcial, com dependência na disciplina.',
    en: 'Partial progression, with dependency in the subject.',
  },
  exameNaUnica: { br: 'Em exame final na disciplina.', en: 'In final exam in the subject.' },
  reprovacaoNaUnica: { br: 'Reprovado por nota na disciplina.', en: 'Failed by grade in the subject.' },
  reprovacoes: { br: 'Reprovado por nota em {n}: {nomes}.', en: 'Failed by grade in {n}: {nomes}.' },
});
