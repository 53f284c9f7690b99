import { definirLista } from '#shared/listas/opcao.ts';

/** How somebody said that they agree. */
export const origensDoConsentimento = definirLista(
  { valor: 'contrato', br: 'No contrato assinado', en: 'In the signed contract' },
  { valor: 'termo', br: 'Em termo próprio', en: 'In a form of its own' },
  { valor: 'mensagem', br: 'Por mensagem ou e-mail', en: 'By message or mail' },
  { valor: 'pessoalmente', br: 'Pessoalmente, na escola', en: 'In person, at the school' },
);
export type OrigemDoConsentimento = (typeof origensDoConsentimento)[number]['valor'];
