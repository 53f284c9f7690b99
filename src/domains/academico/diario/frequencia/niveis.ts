import { definirLista } from '#shared/listas/opcao.ts';

/** How much of what the year allows to miss is used. */
export const niveisDeFalta = definirLista(
  { valor: 'tranquilo', br: 'Tranquilo', en: 'Fine' },
  { valor: 'aviso', br: 'Acima de 30% das faltas do ano', en: "Over 30% of the year's absences" },
  { valor: 'atencao', br: 'Acima de 60% das faltas do ano', en: "Over 60% of the year's absences" },
  { valor: 'critico', br: 'Acima de 85% das faltas do ano', en: "Over 85% of the year's absences" },
  { valor: 'excedido', br: 'Passou do limite do ano', en: 'Over the limit of the year' },
);
export type NivelDeFalta = (typeof niveisDeFalta)[number]['valor'];
