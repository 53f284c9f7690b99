/** What the page reads from the token's payload. It only draws the screen by it; the server decides by its own records. */
export type CargaDoToken = { sub: string | null; admin: boolean };

/** Reads the payload of a JWT without trusting it: whatever cannot be read gives nobody and no admin flag. */
export function lerCargaDoToken(token: string | null): CargaDoToken {
  const vazia = { sub: null, admin: false };
  const parte = token?.split('.')[1];
  if (parte === undefined) return vazia;
  try {
    const bytes = Uint8Array.from(atob(parte.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));
    const carga: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof carga !== 'object' || carga === null) return vazia;
    const sub = 'sub' in carga && (typeof carga.sub === 'string' || typeof carga.sub === 'number') ? String(carga.sub) : null;
    return { sub, admin: 'role' in carga && carga.role === 'admin' };
  } catch {
    return vazia;
  }
}
