import { defineErros } from '#shared/erros.ts';

/** Refusals of insurances and agreements. */
export const errosConvenio = defineErros({
  CONVENIO_SOBREPOSTO: {
    status: 409,
    br: 'Já há um seguro ou convênio deste tipo com este CNPJ em parte destes dias. Edite o que existe, ou comece depois que ele termina.',
    en: 'There is one of this kind with this CNPJ on some of these days already. Edit that one, or start after it ends.',
  },
  CONVENIO_DE_OUTRO: {
    status: 409,
    br: 'O contrato já tem este desconto pelo convênio “{convenio}”, até {ate}. Ele entra por este quando aquele terminar: ajuste de novo depois disso.',
    en: 'The contract has this discount by the agreement “{convenio}” already, until {ate}. It comes by this one when that one ends: adjust again after it.',
  },
  CONVENIO_FORA_DA_VIGENCIA: {
    status: 409,
    br: 'Alguém entra antes do início do convênio ou sai depois do fim dele. Escolha dias dentro da vigência.',
    en: 'Somebody enters before the agreement starts or leaves after it ends. Choose days within its validity.',
  },
  CONVENIO_SAIDA_DEPOIS_DO_TITULAR: {
    status: 409,
    br: 'O titular sai em {data}, e o dependente não fica depois dele. Registre esse dia e inclua a pessoa de novo a partir do dia seguinte.',
    en: 'The holder leaves on {data}, and the dependant does not stay longer. Record that day and add the person again from the next day on.',
  },
  CONVENIO_PESSOA_REPETIDA: {
    status: 409,
    br: 'Esta pessoa já está no convênio em parte destes dias. Registre antes a saída dela.',
    en: 'This person is in the agreement on some of these days already. Record when they left first.',
  },
  CONVENIO_TITULAR_FORA: {
    status: 409,
    br: 'O titular não está no convênio no dia da entrada. Inclua-o antes, ou deixe o titular vazio.',
    en: 'The holder is not in the agreement on the day of entry. Add the holder first, or leave the holder empty.',
  },
  CONVENIO_PESSOA_COM_DESCONTO: {
    status: 409,
    br: 'O desconto desta inclusão já chegou a um contrato. Registre a saída no dia da entrada, ajuste os descontos e então exclua.',
    en: 'The discount of this entry reached a contract already. Record the day of entry as the last one, adjust the discounts, and delete it then.',
  },
  CONVENIO_TITULAR_COM_DEPENDENTES: {
    status: 409,
    br: 'Esta pessoa é a titular de quem está no convênio: {nomes}. Exclua antes as inclusões dos dependentes, ou registre a saída.',
    en: 'This person is the holder of who is in the agreement: {nomes}. Delete the entries of the dependants first, or record the last day.',
  },
  CONVENIO_COM_DESCONTOS: {
    status: 409,
    br: 'O desconto deste convênio já está em contratos. Termine o convênio no dia em que o desconto muda e cadastre outro a partir do dia seguinte.',
    en: 'The discount of this agreement is on contracts already. End the agreement on the day when the discount changes and register another from the next day on.',
  },
  CONVENIO_DESCONTO_DE_OUTRO_TIPO: {
    status: 409,
    br: 'Escolha um desconto do tipo convênio. Cadastre-o em Descontos.',
    en: 'Choose a discount of the kind agreement. Register it in Discounts.',
  },
  CONVENIO_SEM_DESCONTO: {
    status: 409,
    br: 'Este convênio não dá desconto. Escolha um desconto no convênio primeiro.',
    en: 'This agreement gives no discount. Choose a discount in the agreement first.',
  },
  CONVENIO_SEM_AJUSTES: {
    status: 409,
    br: 'Os contratos já estão como o convênio diz: não há desconto a pôr nem a encerrar em parcela ainda em aberto.',
    en: 'The contracts are as the agreement says already: there is no discount to put on or to end in an installment that is still open.',
  },
  CONVENIO_SEM_ALUNOS: {
    status: 409,
    br: 'Não há aluno com matrícula ativa neste ano e curso que ainda não esteja no convênio.',
    en: 'There is no student with an active enrollment in this year and course who is not in the agreement already.',
  },
});
