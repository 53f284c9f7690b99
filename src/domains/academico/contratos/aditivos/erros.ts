import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

export const errosAditivo = defineErros({
  ADITIVO_CONTRATO_INATIVO: {
    status: 409,
    br: 'O contrato {numero} está {situacao}: só um contrato ativo recebe aditivo.',
    en: 'Contract {numero} is {situacao}: only an active contract takes an addendum.',
  },
  ADITIVO_SEM_EFEITO: {
    status: 409,
    br: 'Nada muda no contrato {numero}: as parcelas alcançadas já são assim, já receberam pagamento ou têm vencimento combinado para depois. Para mudar uma parcela paga, estorne antes a baixa; recebida de novo, o que sobrar vira crédito do pagador.',
    en: 'Nothing changes in contract {numero}: the installments reached are already so, were already paid, or have a later due date agreed. To change a paid installment, reverse its payment first; received again, what is left over becomes credit of the payer.',
  },
  ADITIVO_DE_RENEGOCIADAS: {
    status: 409,
    br: 'Nada muda no contrato {numero}: {quantas} das parcelas alcançadas {quantas:foi renegociada e é cobrada|foram renegociadas e são cobradas} pelo acordo. Desfaça o acordo antes, ou mude-o.',
    en: 'Nothing changes in contract {numero}: {quantas} of the installments reached {quantas:was renegotiated and is|were renegotiated and are} charged by the agreement. Undo the agreement first, or change it.',
  },
  ADITIVO_PAGADOR_DESCONHECIDO: { status: 400, br: 'O pagador informado não existe.', en: 'The payer does not exist.' },
  ADITIVO_PAGADOR_MENOR: {
    status: 409,
    br: '{nome} é menor de 18 anos e não pode ser pagador: confira a data de nascimento no cadastro.',
    en: '{nome} is under 18 and cannot be a payer: check the birth date in the register.',
  },
  ADITIVO_PAGADOR_SEM_CPF: semNoCadastro('cpf', 'assinar'),
  ADITIVO_VENCIMENTO_PASSADO: {
    status: 409,
    br: 'No contrato {numero}, a parcela {parcela} passaria a vencer em {data}, que já passou: comece de uma parcela posterior.',
    en: 'In contract {numero}, installment {parcela} would fall due on {data}, already past: start from a later installment.',
  },
  ADITIVO_ACIMA_DA_ANUIDADE: {
    status: 409,
    br: 'Com este aditivo o contrato {numero} passa a cobrar {soma}, mais que a anuidade de {curso} em {ano} ({anuidade}). Dentro do ano ela não aumenta (Lei 9.870/1999, art. 1º): só um contrato que registra o motivo de passar dela o aceita.',
    en: 'With this addendum contract {numero} would charge {soma}, more than the tuition of {curso} in {ano} ({anuidade}). It does not go up within the year (Law 9.870/1999, art. 1): only a contract that records the reason to pass it takes it.',
  },
  ADITIVO_TERMO_INVALIDO: {
    status: 400,
    br: 'O aditivo fala de um preço ou desconto que o contrato {numero} não tem.',
    en: 'The addendum speaks of a price or discount that contract {numero} does not have.',
  },
  ADITIVO_DATA_INVALIDA: {
    status: 409,
    br: 'A data do aditivo do contrato {numero} deve ficar entre {de} e {ate}.',
    en: 'The date of the addendum of contract {numero} must lie between {de} and {ate}.',
  },
  ADITIVO_EM_RASCUNHO: {
    status: 409,
    br: 'O contrato já tem um aditivo em rascunho ou aguardando assinatura: continue nele ou exclua-o.',
    en: 'The contract already has an addendum in draft or awaiting signature: go on with it or delete it.',
  },
  ADITIVO_DA_TURMA_DESFEITO: {
    status: 409,
    br: 'Este aditivo da turma já foi revogado ou retirado em todos os contratos: nada resta a desfazer.',
    en: 'This class addendum was already revoked or withdrawn on every contract: nothing is left to undo.',
  },
  ADITIVO_NAO_EDITAVEL: {
    status: 409,
    br: 'Este aditivo não é mais um rascunho: desfaça o envio para assinatura, ou revogue o que já produziu efeito.',
    en: 'This addendum is no longer a draft: undo its sending for signature, or revoke what took effect.',
  },
  ADITIVO_TRANSICAO_INVALIDA: {
    status: 409,
    br: 'O {ordem}º aditivo do contrato {numero} está {situacao} e não pode passar a {novaSituacao}.',
    en: 'Addendum {ordem} of contract {numero} is {situacao} and cannot become {novaSituacao}.',
  },
  ADITIVO_SEM_ASSINATURA: {
    status: 409,
    br: 'O {ordem}º aditivo do contrato {numero} ainda não foi enviado para assinatura: a escola exige a assinatura antes de ele entrar em vigor.',
    en: 'Addendum {ordem} of contract {numero} was not sent for signature yet: the school asks for the signature before it comes into force.',
  },
  ADITIVO_MUDOU_APOS_ENVIO: {
    status: 409,
    br: 'As parcelas do contrato {numero} mudaram depois que o {ordem}º aditivo foi enviado para assinatura: desfaça o envio e envie de novo.',
    en: 'The installments of contract {numero} changed after addendum {ordem} was sent for signature: undo the sending and send it again.',
  },
  ADITIVO_RETIRADO: {
    status: 409,
    br: 'O {ordem}º aditivo aguardava a assinatura e foi retirado: nenhum título mudou.',
    en: 'Addendum {ordem} awaited its signature and was withdrawn: no title changed.',
  },
  ADITIVO_SEM_PAPEL: {
    status: 409,
    br: 'Este aditivo foi retirado ainda em rascunho: não há documento dele.',
    en: 'This addendum was withdrawn while a draft: there is no document of it.',
  },
  ADITIVO_ASSINATURA_DESLIGADA: {
    status: 409,
    br: 'A escola não usa a espera por assinatura: coloque o aditivo em vigor diretamente.',
    en: 'The school does not wait for signatures: put the addendum into force directly.',
  },
  ADITIVO_PREVIA_MUDOU: {
    status: 409,
    br: 'As parcelas do contrato {numero} mudaram depois da prévia (um pagamento, talvez): confira a prévia nova.',
    en: 'The installments of contract {numero} changed after the preview (a payment, perhaps): check the new preview.',
  },
  ADITIVO_NAO_E_O_ULTIMO: {
    status: 409,
    br: 'O contrato {numero} tem um aditivo posterior em vigor: revogue primeiro o {ultimo}º.',
    en: 'Contract {numero} has a later addendum in force: revoke number {ultimo} first.',
  },
  ADITIVO_TITULO_MUDOU: {
    status: 409,
    br: 'O título {titulo}, criado por este aditivo, já recebeu pagamento ou foi cancelado: estorne antes de revogar.',
    en: 'Title {titulo}, created by this addendum, was already paid or cancelled: reverse that before revoking.',
  },
  ADITIVO_INCOERENTE: {
    status: 409,
    br: 'O aditivo mudou enquanto isso: abra-o de novo.',
    en: 'The addendum changed meanwhile: open it again.',
  },
  TURMA_DESCONHECIDA: { status: 400, br: 'A turma informada não existe.', en: 'The class does not exist.' },
  TURMA_SEM_CONTRATOS: {
    status: 409,
    br: 'Nenhum contrato da turma seria alterado por este aditivo.',
    en: 'No contract of the class would change by this addendum.',
  },
});
