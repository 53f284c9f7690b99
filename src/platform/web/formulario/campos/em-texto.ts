/** A plain value as text; nothing and groups of values have none. */
export function emTexto(valor: unknown): string {
  return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' || typeof valor === 'bigint'
    ? String(valor)
    : '';
}
