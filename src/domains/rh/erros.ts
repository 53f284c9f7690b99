import { defineErros, type Textos } from '#shared/erros.ts';

/** Refusals of employees and protocols. */
export const errosRh = defineErros({
  FICHA_NAO_VISTA: {
    status: 409,
    br: 'A ficha de saúde enviada fica no lugar da que está no cadastro: abra o protocolo e use “Ver o que foi enviado” antes de aceitar.',
    en: 'The health form that was sent takes the place of the one in the register: open the protocol and use “See what was sent” before you accept it.',
  },
  FICHA_MUDOU: {
    status: 409,
    br: 'A ficha de saúde mudou depois do envio: abra o que foi enviado, copie à mão o que falta na ficha e só então recuse esta, porque recusada ela é apagada.',
    en: 'The health form changed after this was sent: open what was sent, copy by hand into the form what is missing there, and only then refuse it: refused, it is deleted.',
  },
  FUNCIONARIO_JA_EXISTE: {
    status: 409,
    br: 'Esta pessoa já está cadastrada como funcionário.',
    en: 'This person is already registered as an employee.',
  },
  EXCLUSAO_DEVOLVE_PODER: {
    status: 409,
    br: 'Excluir esta ficha devolveria a {nome} um acesso com poder sobre dinheiro ou acessos. Desfaça antes a demissão na ficha, com a sua senha.',
    en: 'Deleting this record would give {nome} back an access with power over money or access. Undo the dismissal on the record first, with your password.',
  },
  CAMPOS_DO_PROTOCOLO: { status: 400, br: 'Confira os campos do protocolo.', en: 'Check the fields of the protocol.' },
  CAMPOS_MUDARAM: {
    status: 409,
    br: 'O cadastro mudou depois do pedido: {campos}. Confira os valores de agora antes de decidir.',
    en: 'The registration changed after the request: {campos}. Check the values of now before deciding.',
  },
  PROTOCOLO_JA_DECIDIDO: {
    status: 409,
    br: 'Este protocolo já foi encerrado por {usuario} em {em}.',
    en: 'This protocol was already closed by {usuario} on {em}.',
  },
  PROTOCOLO_AINDA_NAO_VALE: {
    status: 409,
    br: 'A mudança vale a partir de {data}: aceite-a nesse dia, ou recuse-a e combine outra data com a família.',
    en: 'The change holds from {data}: accept it on that day, or refuse it and agree on another date with the family.',
  },
  PROPRIO_CADASTRO: {
    status: 403,
    br: 'O pedido é sobre o seu próprio cadastro: outra pessoa precisa decidir.',
    en: 'The request is about your own registration: somebody else must decide.',
  },
  PROPRIOS_DADOS_BANCARIOS: {
    status: 403,
    br: 'Você não pode mudar os seus próprios dados bancários. Peça a um administrador.',
    en: 'You cannot change your own bank data. Ask an administrator.',
  },
  SO_QUEM_PEDIU: { status: 403, br: 'Só quem abriu o protocolo pode cancelá-lo.', en: 'Only who opened the protocol can cancel it.' },
  SO_QUEM_PEDIU_TROCA: {
    status: 403,
    br: 'Este protocolo já tem anexo: só quem abriu o protocolo pode enviar outro no lugar.',
    en: 'This protocol already has an attachment: only who opened the protocol can send another in its place.',
  },
  ANEXOS_DEMAIS: {
    status: 409,
    br: 'Este protocolo já recebeu {n} anexos. Decida ou cancele este e abra outro.',
    en: 'This protocol already got {n} attachments. Decide or cancel it and open another one.',
  },
});

/** REGISTRO_EM_USO of an employee record: what hangs on it, and what to do instead. */
export const funcionarioEmUso: Textos = {
  br: 'O cadastro de {nome} como funcionário não pode ser excluído porque é docente em: {usos}. Se a pessoa saiu da escola, informe a data de demissão.',
  en: 'The employee record of {nome} cannot be deleted because they teach in: {usos}. If they left the school, enter the dismissal date.',
};
