import { defineErros } from '#shared/erros.ts';

/** What stands in the way of a transcript, what is worth knowing before it is issued, and what its writes refuse. */
export const errosHistoricoEscolar = defineErros({
  // In the way.
  HISTORICO_SEM_ESCOLA: {
    status: 409,
    br: 'Preencha o nome da escola, na tela inicial, antes de emitir históricos.',
    en: 'Fill in the name of the school, on the home screen, before issuing transcripts.',
  },
  HISTORICO_SEM_ASSINATURAS: {
    status: 409,
    br: 'Faltam os nomes de quem assina, direção e secretaria: preencha em Assinaturas e atos.',
    en: 'The names of who signs, principal and secretary, are missing: fill them in under Signatures and acts.',
  },
  HISTORICO_SEM_ANOS: {
    status: 409,
    br: 'Nenhum ano a contar: feche o ano da turma, ou digite os anos cursados em outra escola.',
    en: 'There is no year to tell: close the year of the class, or type in the years spent in another school.',
  },
  HISTORICO_SEM_ANO_EM_CURSO: {
    status: 409,
    br: 'Não há ano em curso: o histórico parcial é de quem sai antes do fechamento. Emita o histórico completo.',
    en: 'No year is going on: the partial transcript is for who leaves before the closing. Issue the complete one.',
  },
  HISTORICO_ANO_NAO_FECHADO: {
    status: 409,
    br: 'O ano de {ano} da turma {turma} não está fechado: feche-o, ou peça a quem coordena que o feche.',
    en: 'The year {ano} of the class {turma} is not closed: close it, or ask who coordinates to close it.',
  },
  HISTORICO_SAIU_ANTES_DO_FIM: {
    status: 409,
    br: 'O aluno saiu da turma {turma} em {ano}, antes do fechamento: emita o histórico parcial, ou digite como o ano terminou na outra escola.',
    en: 'The student left the class {turma} in {ano}, before the closing: issue the partial transcript, or type in how the year ended in the other school.',
  },
  HISTORICO_ANO_SEM_RESULTADO: {
    status: 409,
    br: 'O ano de {ano} na turma {turma} foi fechado sem resultado final deste aluno: reabra, lance o que falta e feche de novo.',
    en: 'The year {ano} of the class {turma} was closed without a final result of this student: reopen it, enter what is missing and close it again.',
  },
  HISTORICO_SERIE_FALTANDO: {
    status: 409,
    br: 'Entre {de} e {ate} falta: {series}. Digite o ano da outra escola, ou feche a turma em que o aluno esteve.',
    en: 'Between {de} and {ate} this is missing: {series}. Type in the year of the other school, or close the class that the student was in.',
  },
  HISTORICO_ANO_REPETIDO: {
    status: 409,
    br: 'O ano de {ano} nesta escola veio do fechamento e também foi digitado: exclua o que foi digitado.',
    en: 'The year {ano} in this school came from a closing and was typed in as well: delete what was typed in.',
  },
  HISTORICO_COM_PENDENCIAS: {
    status: 409,
    br: 'O histórico de {nome} ainda não pode ser emitido. {motivos}',
    en: 'The transcript of {nome} cannot be issued yet. {motivos}',
  },
  HISTORICO_DE_TURMA_ABERTA: {
    status: 409,
    br: 'O ano da turma {turma} não está fechado para {nome}: a emissão da turma é de quem o concluiu.',
    en: 'The year of the class {turma} is not closed for {nome}: the issue for a class is for who completed it.',
  },
  HISTORICO_EMITIDO_CONTRADITO: {
    status: 409,
    br: 'O histórico nº {numero} diz outra coisa de {anos}: cancele-o e emita outro.',
    en: 'The transcript No. {numero} says otherwise of {anos}: cancel it and issue another one.',
  },
  // Worth knowing.
  HISTORICO_EMITIDO_REABERTO: {
    status: 409,
    br: 'O histórico nº {numero} conta um ano que está aberto de novo ({anos}) e não tem segunda via até ele fechar. Se o resultado mudar, cancele-o e emita outro.',
    en: 'The transcript No. {numero} tells a year that is open again ({anos}) and has no second copy until it closes. If the result changes, cancel it and issue another one.',
  },
  HISTORICO_ALUNO_INCOMPLETO: {
    status: 409,
    br: 'No cadastro do aluno falta: {faltam}. O papel sai sem isso.',
    en: 'The register of the student lacks: {faltam}. The paper is printed without it.',
  },
  HISTORICO_ESCOLA_INCOMPLETA: {
    status: 409,
    br: 'Da escola falta: {faltam}. O papel sai sem isso.',
    en: 'The school lacks: {faltam}. The paper is printed without it.',
  },
  HISTORICO_COMECA_TARDE: {
    status: 409,
    br: 'O histórico começa em {serie}: digite os anos anteriores, se foram cursados em outra escola.',
    en: 'The transcript begins at {serie}: type in the years before it, if they were spent in another school.',
  },
  HISTORICO_LACUNA: {
    status: 409,
    br: 'Nada conta {anos}: confira se o aluno esteve sem estudar.',
    en: 'Nothing tells {anos}: check whether the student was out of school.',
  },
  HISTORICO_SERIE_SEM_CURSO: {
    status: 409,
    br: 'Sem curso nosso que corresponda: {series}. A sequência destas séries não é conferida.',
    en: 'No course of ours corresponds to: {series}. The sequence of these grades is not checked.',
  },
  HISTORICO_SEM_CARGA_HORARIA: {
    status: 409,
    br: 'Há disciplinas sem carga horária em {anos}.',
    en: 'There are subjects without workload in {anos}.',
  },
  // Writes.
  HISTORICO_JA_EMITIDO: {
    status: 409,
    br: 'O histórico {numero} já diz exatamente isto: peça a segunda via dele, ou cancele-o antes.',
    en: 'The transcript {numero} already says exactly this: ask for its second copy, or cancel it first.',
  },
  HISTORICO_JA_CANCELADO: {
    status: 409,
    br: 'O histórico {numero} está cancelado. Emita outro, se for o caso.',
    en: 'The transcript {numero} is cancelled. Issue another one, if need be.',
  },
  HISTORICO_ANO_DUPLICADO: {
    status: 409,
    br: 'Este ano já foi digitado para esta escola. Edite o que existe.',
    en: 'This year was already typed in for this school. Edit what exists.',
  },
  HISTORICO_ANO_DE_FECHAMENTO: {
    status: 409,
    br: 'O ano de {ano} nesta escola vem do fechamento da turma {turma} e não se digita. Para corrigir, reabra o fechamento.',
    en: 'The year {ano} in this school comes from the closing of the class {turma} and is not typed in. To correct it, reopen the closing.',
  },
  HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA: {
    status: 409,
    br: 'Há disciplina que não é desta escola. Inclua-a nas disciplinas da instituição.',
    en: 'There is a subject that is not of this school. Add it to the subjects of the institution.',
  },
  HISTORICO_TURMA_DE_OUTRA_ESCOLA: {
    status: 409,
    br: 'A turma escolhida não é desta escola neste ano.',
    en: 'The class chosen is not of this school in this year.',
  },
  HISTORICO_SEM_ALUNO: {
    status: 404,
    br: 'Esta pessoa nunca esteve em turma desta escola: não há histórico dela.',
    en: 'This person never sat in a class of this school: there is no transcript of them.',
  },
  HISTORICO_LOTE_VAZIO: {
    status: 409,
    br: 'Ninguém desta turma pode ter o histórico emitido agora.',
    en: 'Nobody of this class can have a transcript issued now.',
  },
});
