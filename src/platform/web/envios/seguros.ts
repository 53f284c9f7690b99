/** What a screen holds while it is open: it sends it by itself, in this tab and for the others. */
const seguros = new Map<string, number>();
const nomeDe = (id: string): string => `patio:envio:${id}`;

/** Holds a write; gives how to let go of it. */
export function segurar(id: string, aoSoltar: () => void): () => void {
  seguros.set(id, (seguros.get(id) ?? 0) + 1);
  let soltar: () => void = () => undefined;
  const aberta = new Promise<void>((seguir) => (soltar = seguir));
  void navigator.locks?.request(nomeDe(id), { mode: 'shared' }, () => aberta);
  return () => {
    seguros.set(id, (seguros.get(id) ?? 1) - 1);
    soltar();
    aoSoltar();
  };
}

/** Whether a screen of this tab holds it. */
export const isSeguroAqui = (id: string): boolean => (seguros.get(id) ?? 0) > 0;

/** Whether some screen holds it, here or in another tab. */
export async function isSeguro(id: string): Promise<boolean> {
  if (isSeguroAqui(id)) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === nomeDe(id));
}
