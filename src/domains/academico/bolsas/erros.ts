import { defineErros } from '#shared/erros.ts';

/** Refusals of scholarships. */
export const errosBolsa = defineErros({
  SALARIO_MINIMO_REPETIDO: {
    status: 409,
    br: 'Já há um salário mínimo a partir deste dia. Edite o que existe.',
    en: 'There is a minimum wage from this day on already. Edit that one.',
  },
  SALARIO_MINIMO_FALTA: {
    status: 409,
    br: 'Não há salário mínimo cadastrado para {data}. Cadastre-o em Regras de bolsas.',
    en: 'There is no minimum wage registered for {data}. Register it in Scholarship rules.',
  },
  FAIXA_REPETIDA: {
    status: 409,
    br: 'Já há uma faixa com este limite. Edite a que existe.',
    en: 'There is a bracket with this limit already. Edit that one.',
  },
  COTA_REPETIDA: {
    status: 409,
    br: 'Este curso já tem cota neste ano. Edite a que existe.',
    en: 'This course has a quota in this year already. Edit that one.',
  },
  COTA_DE_BOLSAS_ESGOTADA: {
    status: 409,
    br: 'A cota de bolsas do curso neste ano está toda concedida. Aumente a cota em Regras de bolsas, ou encerre uma bolsa.',
    en: 'All scholarships of the quota of the course in this year are granted. Raise the quota in Scholarship rules, or end one.',
  },
  COTA_ABAIXO_DO_CONCEDIDO: {
    status: 409,
    br: 'Já {n:foi concedida|foram concedidas} {n} {n:bolsa|bolsas} neste curso e ano: a cota não pode ser menor. Encerre bolsas primeiro.',
    en: '{n} {n:scholarship is|scholarships are} granted in this course and year already: the quota cannot be less. End some first.',
  },
  FICHA_REPETIDA: {
    status: 409,
    br: 'Esta família já tem ficha neste ano. Abra a ficha que existe.',
    en: 'This family has a form of this year already. Open that one.',
  },
  FICHA_JULGADA: {
    status: 409,
    br: 'Esta ficha já foi julgada em um pedido de bolsa. Para corrigi-la, retire antes o parecer do pedido, ou encerre a bolsa.',
    en: 'This form was judged in a request already. To correct it, take back the opinion of the request first, or end the scholarship.',
  },
  ANEXOS_DA_FICHA_DEMAIS: { status: 409, br: 'Esta ficha já tem {n} documentos.', en: 'This form already has {n} documents.' },
  FICHA_JA_RENOVADA: {
    status: 409,
    br: 'A ficha já foi renovada para {ano}. Abra a ficha daquele ano.',
    en: 'The form was renewed for {ano} already. Open the form of that year.',
  },
  RENOVACAO_DE_OUTRO_ANO: {
    status: 409,
    br: 'Renove para um ano letivo depois de {ano}.',
    en: 'Renew for a school year after {ano}.',
  },
  FICHA_SEM_DECLARACAO_DO_ANO: {
    status: 409,
    br: 'A ficha foi renovada com o que a família declarou no ano anterior, e ela ainda não a declarou de novo. Abra a ficha, atualize rendas e comprovantes, marque a declaração e salve.',
    en: 'The form was renewed with what the family declared the year before, and it has not declared it anew. Open the form, bring incomes and proofs up to date, tick the declaration and save.',
  },
  LAUDO_SEM_ANEXO: {
    status: 409,
    br: 'A família só entra na faixa pelo laudo do assistente social, e ele não está anexado. Anexe o laudo à ficha, ou corrija a ficha.',
    en: "The family fits the bracket only by the social worker's report, which is not attached. Attach it to the form, or correct the form.",
  },
  BOLSA_REPETIDA: {
    status: 409,
    br: '{aluno} já tem um pedido de bolsa em {ano}. Abra o pedido que existe.',
    en: '{aluno} has a request of {ano} already. Open that one.',
  },
  BOLSA_DE_OUTRO_ANO: {
    status: 409,
    br: 'A matrícula e a ficha são de anos letivos diferentes. Escolha a matrícula do ano da ficha.',
    en: 'The enrollment and the form are of different school years. Choose the enrollment of the year of the form.',
  },
  BOLSA_DE_OUTRA_FAMILIA: {
    status: 409,
    br: '{responsavel} não é responsável por {aluno} nesta matrícula. Peça com a ficha de quem é, ou inclua o responsável na matrícula.',
    en: '{responsavel} is no guardian of {aluno} in this enrollment. Ask with the form of one who is, or add the guardian to the enrollment.',
  },
  BOLSA_MATRICULA_INATIVA: {
    status: 409,
    br: 'A matrícula de {aluno} não está ativa. Peça a bolsa da matrícula ativa.',
    en: 'The enrollment of {aluno} is not active. Ask for the active one.',
  },
  BOLSA_TRANSICAO_INVALIDA: {
    status: 409,
    br: 'O pedido está {situacao}: este ato não cabe mais. Recarregue a página.',
    en: 'The request is {situacao}: this act no longer applies. Reload the page.',
  },
  BOLSA_SEM_PARECER: {
    status: 409,
    br: 'O pedido ainda não tem parecer, e sem ele o comitê não decide. Dê o parecer primeiro.',
    en: 'The request has no opinion yet, and the committee does not decide without one. Give the opinion first.',
  },
  BOLSA_ACIMA_DA_FAIXA: {
    status: 409,
    br: 'A renda desta família permite no máximo {maximo} %. Escolha um desconto menor, ou corrija a ficha antes de decidir.',
    en: 'The income of this family allows {maximo} % at most. Choose a smaller discount, or correct the form before deciding.',
  },
  DESCONTO_NAO_E_BOLSA: {
    status: 409,
    br: 'Escolha um desconto do tipo bolsa, em percentual, sem limite em reais e que não se perca no atraso. Cadastre-o em Descontos.',
    en: 'Choose a discount of the kind scholarship, in percent, without a limit in reais and not lost when paid late. Register it in Discounts.',
  },
  BOLSA_MUDOU_NO_CADASTRO: {
    status: 409,
    br: 'O comitê concedeu {concedido} %, e o desconto mudou no cadastro desde então. Volte o desconto ao que era, ou desfaça a decisão e decida de novo.',
    en: 'The committee granted {concedido} %, and the discount was changed in the register since. Change it back, or undo the decision and decide again.',
  },
  BOLSA_JA_ENCERRADA: {
    status: 409,
    br: 'A bolsa está encerrada e o desconto já não vale nas parcelas que vencem a partir de {de}. Para encerrá-lo antes, escolha um dia anterior.',
    en: 'The scholarship is ended and its discount is off the installments due from {de} on already. To end it sooner, choose an earlier day.',
  },
  BOLSA_POR_OUTRO_MEIO: {
    status: 409,
    br: 'O contrato {numero} já dava este desconto, e a bolsa não foi posta nele: encerrada assim, o desconto continuaria nas parcelas que vencem a partir de {de}. Use “Pôr no contrato” e encerre depois, ou tire o desconto do contrato antes.',
    en: 'Contract {numero} gave this discount already, and the scholarship was not put on it: ended like this, the discount would go on in the installments due from {de} on. Put it on the contract and end it then, or take the discount off the contract first.',
  },
  BOLSA_APLICADA: {
    status: 409,
    br: 'O desconto desta bolsa já está no contrato. Encerre a bolsa, e o desconto termina no dia que escolher.',
    en: 'The discount of this scholarship is in the contract already. End the scholarship, and the discount ends on the day that you choose.',
  },
});
