import { definirLista } from '#shared/listas/opcao.ts';

export const canais = definirLista({ valor: 'email', br: 'E-mail', en: 'E-mail' }, { valor: 'impresso', br: 'Impressa', en: 'Printed' });
export type Canal = (typeof canais)[number]['valor'];
export const situacoesCarta = definirLista(
  { valor: 'preparada', br: 'Preparada', en: 'Prepared' },
  { valor: 'no_correio', br: 'Na fila do e-mail', en: 'In the mail queue' },
  { valor: 'enviada', br: 'Enviada', en: 'Sent' },
  { valor: 'falhou', br: 'Falhou', en: 'Failed' },
  { valor: 'impressa', br: 'Impressa', en: 'Printed' },
  { valor: 'parada', br: 'Não enviada', en: 'Not sent' },
);
export type SituacaoCarta = (typeof situacoesCarta)[number]['valor'];
/** Why a prepared letter did not leave. */
export const motivosDeParada = definirLista(
  { valor: 'pago', br: 'Pago antes do envio', en: 'Paid before it left' },
  { valor: 'acordo', br: 'Em acordo', en: 'In an agreement' },
  { valor: 'falecimento', br: 'Falecimento', en: 'Death' },
  { valor: 'contestado', br: 'Débito contestado em juízo', en: 'Debt contested in court' },
  { valor: 'pagamento_na_fila', br: 'Pagamento esperando em Exceções', en: 'Payment waiting in Exceptions' },
  { valor: 'sem_email', br: 'Sem e-mail', en: 'No e-mail' },
  { valor: 'abaixo_do_minimo', br: 'Deve menos que o mínimo de uma carta', en: 'Owes less than the least of a letter' },
  { valor: 'modelo', br: 'Modelo em desacordo com os limites', en: 'Template against the limits' },
  { valor: 'prazo', br: 'Menos de 60 dias de atraso para este aviso', en: 'Less than 60 days late for this notice' },
);
export type MotivoDeParada = (typeof motivosDeParada)[number]['valor'];
/** Why an overdue title is in no letter, though it is owed. */
export type Retencao = Extract<MotivoDeParada, 'contestado' | 'pagamento_na_fila'>;
/** Why the mail of a letter was given up. */
export const motivosDeFalha = definirLista(
  { valor: 'servidor', br: 'O servidor de e-mail não respondeu', en: 'The mail server did not answer' },
  { valor: 'acesso', br: 'O servidor de e-mail recusou o acesso do portal', en: 'The mail server refused the portal’s sign-in' },
  { valor: 'endereco', br: 'O servidor de e-mail recusou o endereço', en: 'The mail server refused the address' },
  { valor: 'recusada', br: 'O servidor de e-mail recusou a mensagem', en: 'The mail server refused the message' },
  { valor: 'descartada', br: 'Descartado na volta de uma cópia de segurança', en: 'Discarded when a backup was restored' },
);
/** Why a payer gets no letter of a proposal. */
export const motivosDeFora = definirLista(...motivosDeParada, {
  valor: 'repetida',
  br: 'Já recebeu uma carta hoje, ou este texto há pouco',
  en: 'Already got a letter today, or this text a short while ago',
});
export type MotivoDeFora = (typeof motivosDeFora)[number]['valor'];
