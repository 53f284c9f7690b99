import { defineTextos } from '#shared/textos.ts';

/** The grid of marks. */
export const textosNotas = defineTextos({
  notasDeOrigem: { br: 'Notas da escola de origem', en: 'Marks of the school of origin' },
  notas: { br: 'Notas', en: 'Marks' },
  gradeDe: { br: 'Notas de {disciplina}, {turma}, {etapa}', en: 'Marks of {disciplina}, {turma}, {etapa}' },
  fimDoAno: { br: 'fim do ano', en: 'end of the year' },
  aluno: { br: 'Aluno', en: 'Student' },
  saiuNoNome: { br: '{nome} (saiu em {data})', en: '{nome} (left on {data})' },
  mudouNoNome: { br: '{nome} (mudou para {turma} em {data})', en: '{nome} (moved to {turma} on {data})' },
  entrouEm: { br: 'Entrou na turma em {data}, depois desta avaliação.', en: 'Joined the class on {data}, after this evaluation.' },
  saiuEm: { br: 'Saiu da turma em {data}, antes desta avaliação.', en: 'Left the class on {data}, before this evaluation.' },
  foraNesseDia: { br: 'Não estava na turma no dia desta avaliação.', en: 'Was not in the class on the day of this evaluation.' },
  aindaNaoChegou: {
    br: 'A avaliação é em {data}, que ainda não chegou: confira.',
    en: 'The evaluation is on {data}, which is still to come: check it.',
  },
  exameSemPrecisar: { br: 'Passou sem exame: esta nota não conta.', en: 'Passed without an exam: this mark does not count.' },
  dispensado: { br: 'Dispensado', en: 'Excused' },
  ausente: { br: 'Ausente', en: 'Absent' },
  detalhe: { br: '{data} · {fatia}\u00a0%', en: '{data} · {fatia}\u00a0%' },
  vale: { br: '{data} · vale {maximo}', en: '{data} · out of {maximo}' },
  recuperacaoDe: { br: 'recupera {nome}', en: 'recovers {nome}' },
  segundaDe: { br: '2ª chamada de {nome}', en: '2nd call of {nome}' },
  recuperacaoDaEtapa: { br: 'recupera a etapa', en: 'recovers the term' },
  media: { br: 'Média', en: 'Average' },
  pontos: { br: 'Pontos', en: 'Points' },
  pontosDetalhe: { br: 'a etapa vale {pontos}', en: 'the term is worth {pontos}' },
  pontosDe: { br: '{pontos} de {possiveis}', en: '{pontos} of {possiveis}' },
  adaptadoNoNome: { br: '{nome} · plano adaptado', en: '{nome} · adapted plan' },
  peloPlanoAdaptado: {
    br: 'Plano adaptado: vale a regra que o curso tem para ele.',
    en: 'Adapted plan: the rule that the course has for it counts.',
  },
  planoSemRegra: {
    br: 'Plano adaptado: o curso não tem regra própria para ele, e vale a regra regular.',
    en: 'Adapted plan: the course has no rule of its own for it, and the regular rule counts.',
  },
  recuperacaoDeVarias: { br: 'recupera {n} etapas', en: 'recovers {n} terms' },
  parcial: { br: 'Parcial', en: 'Partial' },
  parcialDetalhe: { br: 'do ano, até aqui', en: 'of the year, so far' },
  final: { br: 'Final', en: 'Final' },
  situacao: { br: 'Situação', en: 'Situation' },
  naMedia: { br: 'Na média', en: 'At the average' },
  abaixo: { br: 'Abaixo da média', en: 'Below the average' },
  digitadaPor: { br: 'por {quem}, em {quando}', en: 'by {quem}, on {quando}' },
  avaliacoes: { br: 'Avaliações', en: 'Evaluations' },
  semAvaliacoes: { br: 'Nenhuma avaliação nesta etapa', en: 'No evaluation in this term' },
  semAvaliacoesTexto: {
    br: 'Registre as avaliações da etapa: cada uma vira uma coluna da grade.',
    en: 'Register the evaluations of the term: each becomes a column of the grid.',
  },
  semFinais: { br: 'Nenhum exame nem recuperação final', en: 'No exam nor final recovery' },
  semAlunos: { br: 'Nenhum aluno na turma', en: 'No student in the class' },
  semAlunosTexto: {
    br: 'Quando houver matrículas na turma, elas aparecem aqui.',
    en: 'Once there are enrollments in the class they appear here.',
  },
  gradeFechada: {
    br: 'Fechada ou já entregue: as notas não mudam enquanto a coordenação não reabrir ou devolver.',
    en: 'Closed or handed in: marks do not change until the coordination reopens it or gives it back.',
  },
  porQue: { br: 'Por que esta média?', en: 'Why this average?' },
  porQueDe: { br: 'Por que esta média? {nome}', en: 'Why this average? {nome}' },
  semNumero: { br: 'ainda não há', en: 'none yet' },
  resultadoDoAno: { br: 'Resultado na disciplina', en: 'Result in the subject' },
  quantoFalta: { br: 'Quanto falta?', en: 'How much is missing?' },
  nadaFalta: { br: 'Nada a alcançar aqui.', en: 'Nothing left to reach here.' },
  falta_avaliacoes: {
    br: 'Para a média {media} na etapa: pelo menos {nota} em cada avaliação sem nota ({n}).',
    en: 'For the average {media} in the term: at least {nota} in each evaluation without a mark ({n}).',
  },
  falta_recuperacao: {
    br: {
      one: 'Para a média {media} na etapa: pelo menos {nota} na recuperação.',
      other: 'Para a média {media} na etapa: pelo menos {nota} em cada recuperação sem nota ({n}).',
    },
    en: {
      one: 'For the average {media} in the term: at least {nota} in the recovery.',
      other: 'For the average {media} in the term: at least {nota} in each recovery without a mark ({n}).',
    },
  },
  falta_marcas: {
    br: 'Para a média {media} no ano: pelo menos {nota} em cada avaliação sem nota ({n}).',
    en: 'For the average {media} of the year: at least {nota} in each evaluation without a mark ({n}).',
  },
  falta_marcasEEtapas: {
    br: 'Para a média {media} no ano: pelo menos {nota} em cada avaliação sem nota ({n}), e de média em cada etapa que falta ({etapas}).',
    en: 'For the average {media} of the year: at least {nota} in each evaluation without a mark ({n}), and as the average of each term to come ({etapas}).',
  },
  falta_etapas: {
    br: 'Para a média {media} no ano: pelo menos {nota} de média em cada etapa que falta ({n}).',
    en: 'For the average {media} of the year: an average of at least {nota} in each term to come ({n}).',
  },
  falta_recuperacaoFinal: {
    br: 'Para passar: pelo menos {nota} na recuperação final.',
    en: 'To pass: at least {nota} in the final recovery.',
  },
  falta_exame: { br: 'Para passar: pelo menos {nota} no exame final.', en: 'To pass: at least {nota} in the final exam.' },
  falta_recuperacaoDasEtapas: {
    br: 'Para passar: pelo menos {nota} em cada recuperação sem nota ({n}).',
    en: 'To pass: at least {nota} in each recovery without a mark ({n}).',
  },
  notaDeMaximo: { br: '{nota} (de {de})', en: '{nota} (out of {de})' },
  naoSeSabe: {
    br: 'Pela fórmula ou pela recuperação da menor etapa, uma nota mais alta nem sempre basta: não há uma nota mínima a dizer.',
    en: 'By the formula, or by the recovery of the lowest term, a higher mark is not always enough: there is no least mark to tell.',
  },
  naoSeSabe_pontos: {
    br: 'Ainda há pontos da etapa por distribuir em avaliações: não se sabe quanto falta.',
    en: 'Some points of the term are not in any evaluation yet: what is missing is not known.',
  },
  naoChega_recuperacaoDasEtapas: {
    br: 'Nem a nota máxima na recuperação basta.',
    en: 'Not even the best mark in the recovery is enough.',
  },
  naoChega_avaliacoes: {
    br: 'Nem a nota máxima no que falta da etapa chega à média {media}.',
    en: 'Not even the best mark in what is left of the term reaches the average {media}.',
  },
  naoChega_recuperacao: {
    br: 'Nem a nota máxima na recuperação chega à média {media}.',
    en: 'Not even the best mark in the recovery reaches the average {media}.',
  },
  naoChega_marcas: {
    br: 'Nem a nota máxima no que falta chega à média {media} no ano.',
    en: 'Not even the best mark in what is left reaches the average {media} of the year.',
  },
  naoChega_marcasEEtapas: {
    br: 'Nem a nota máxima no que falta chega à média {media} no ano.',
    en: 'Not even the best mark in what is left reaches the average {media} of the year.',
  },
  naoChega_etapas: {
    br: 'Nem média 10 nas etapas que faltam chega à média {media} no ano.',
    en: 'Not even an average of 10 in the terms to come reaches {media} in the year.',
  },
  naoChega_recuperacaoFinal: {
    br: 'Nem a nota máxima na recuperação final basta.',
    en: 'Not even the best mark in the final recovery is enough.',
  },
  naoChega_exame: { br: 'Nem a nota máxima no exame final basta.', en: 'Not even the best mark in the final exam is enough.' },
  notasDe: { br: 'Notas · {disciplina} · {turma} · {etapa}', en: 'Grades · {disciplina} · {turma} · {etapa}' },
  mudouNoServidor: {
    br: 'A nota mudou enquanto você estava sem rede.',
    en: 'The grade changed while you had no network.',
  },
  semResposta: { br: 'O servidor não respondeu por esta nota.', en: 'The server did not answer for this grade.' },
});
