import { definirLista } from '#shared/listas/opcao.ts';

/** Ages of a debt by which receivables are looked at: days late, both ends in; the last has no end. */
export const faixasDeAtraso = definirLista(
  { valor: '1-30', br: '1 a 30 dias', en: '1 to 30 days' },
  { valor: '31-60', br: '31 a 60 dias', en: '31 to 60 days' },
  { valor: '61-90', br: '61 a 90 dias', en: '61 to 90 days' },
  { valor: '91-', br: 'Mais de 90 dias', en: 'More than 90 days' },
);
export type FaixaDeAtraso = (typeof faixasDeAtraso)[number]['valor'];

/** The days of an age; `ate` is null where it has no end. */
export function diasDaFaixa(faixa: FaixaDeAtraso): { de: number; ate: number | null } {
  const [de = '', ate = ''] = faixa.split('-');
  return { de: Number(de), ate: ate === '' ? null : Number(ate) };
}
