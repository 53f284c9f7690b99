import type { TipoDeEnvio } from './envio.ts';

const tipos = new Map<string, () => Promise<TipoDeEnvio>>();

/** Says how a kind of write is sent; the code comes when one is. */
export function registrarTipoDeEnvio(nome: string, carregar: () => Promise<TipoDeEnvio>): void {
  tipos.set(nome, carregar);
}

export const tipoDeEnvio = (nome: string): Promise<TipoDeEnvio | null> => tipos.get(nome)?.() ?? Promise.resolve(null);
