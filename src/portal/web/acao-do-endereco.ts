import type { Tela } from '#catalog/telas.ts';

/** The forms that show a record too: without one in the address they create. */
export function acaoDoEndereco(
  { id }: Pick<Tela, 'id'>,
  params: Readonly<Record<string, unknown>>,
  busca: unknown,
): 'visualizar' | 'criar' {
  if (id === 'contrato-form') return params['id'] === undefined ? 'criar' : 'visualizar';
  if (id === 'aditivo-form') return (busca as { aditivo?: unknown }).aditivo === undefined ? 'criar' : 'visualizar';
  return 'visualizar';
}
