import { definirLista } from '#shared/listas/opcao.ts';

/** What a notice is about. */
export const assuntosDaNotificacao = definirLista(
  { valor: 'faltas', br: 'Faltas', en: 'Absences' },
  { valor: 'medias', br: 'Médias', en: 'Averages' },
);

/** To whom a notice goes. */
export const destinosDaNotificacao = definirLista(
  { valor: 'responsavel', br: 'Responsável', en: 'Guardian' },
  { valor: 'conselho', br: 'Conselho Tutelar', en: 'Conselho Tutelar (child protection council)' },
);

/** How it goes. */
export const meiosDeEnvio = definirLista(
  { valor: 'email', br: 'Por e-mail', en: 'By e-mail' },
  { valor: 'entregue', br: 'Entregue em mãos', en: 'Delivered by hand' },
  { valor: 'postal', br: 'Pelos Correios', en: 'By post' },
);

/** How an envio stands. */
export const situacoesDoEnvio = definirLista(
  { valor: 'no_correio', br: 'No correio', en: 'In the mail' },
  { valor: 'enviado', br: 'Enviado', en: 'Sent' },
  { valor: 'falhou', br: 'Não saiu', en: 'Did not leave' },
);

/** How a notice stands: to be sent until a guardian (where there is one) and, of absences, the Conselho Tutelar were told. */
export const situacoesDaNotificacao = definirLista(
  { valor: 'a_enviar', br: 'A enviar', en: 'To be sent' },
  { valor: 'enviada', br: 'Enviada', en: 'Sent' },
  { valor: 'cancelada', br: 'Cancelada', en: 'Cancelled' },
);
export type SituacaoDaNotificacao = (typeof situacoesDaNotificacao)[number]['valor'];
