import { definirLista } from '#shared/listas/opcao.ts';

/** How a student stands in a roll. Who is not on it was not called, which is never presence. */
export const presencas = definirLista(
  { valor: 'presente', br: 'Presente', en: 'Present' },
  { valor: 'falta', br: 'Falta', en: 'Absent' },
  { valor: 'justificada', br: 'Falta justificada', en: 'Justified absence' },
  { valor: 'nao_chamado', br: 'Não chamado', en: 'Not called' },
);
export type Presenca = (typeof presencas)[number]['valor'];

/** What was marked of a student: periods missed, and whether whoever called justified them. Null: not called. */
export type Marca = { faltas: number; justificada: boolean } | null;

export const presencaDe = (marca: Marca): Presenca =>
  marca === null ? 'nao_chamado' : marca.faltas === 0 ? 'presente' : marca.justificada ? 'justificada' : 'falta';

/** One tap: present, absent from all periods, justified, present again. Who was not called is present with the first. */
export function proximaMarca(marca: Marca, quantidade: number): Marca {
  const agora = presencaDe(marca);
  if (agora === 'presente') return { faltas: quantidade, justificada: false };
  if (agora === 'falta') return { faltas: marca?.faltas ?? quantidade, justificada: true };
  return { faltas: 0, justificada: false };
}

/** How much of what the year allows to miss is used. */
export const niveisDeFalta = definirLista(
  { valor: 'tranquilo', br: 'Tranquilo', en: 'Fine' },
  { valor: 'aviso', br: 'Acima de 30% das faltas do ano', en: "Over 30% of the year's absences" },
  { valor: 'atencao', br: 'Acima de 60% das faltas do ano', en: "Over 60% of the year's absences" },
  { valor: 'critico', br: 'Acima de 85% das faltas do ano', en: "Over 85% of the year's absences" },
  { valor: 'excedido', br: 'Passou do limite do ano', en: 'Over the limit of the year' },
);
export type NivelDeFalta = (typeof niveisDeFalta)[number]['valor'];
