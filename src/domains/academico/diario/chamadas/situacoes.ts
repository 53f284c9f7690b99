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
