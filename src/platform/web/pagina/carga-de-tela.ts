import type { ComponentType } from 'react';

export type CarregadorDeTela = () => Promise<{ default: ComponentType }>;

/** How long a screen's script may take to arrive, in milliseconds (constant of the specification). */
export const PRAZO_DA_TELA_MS = 120_000;

/** A screen that did not arrive: late, or its file is gone (a new version was installed, or the network fell). */
export class TelaNaoChegou extends Error {
  readonly motivo: 'tarde' | 'ausente';

  constructor(motivo: 'tarde' | 'ausente', causa?: unknown) {
    super(`Screen script ${motivo}`, { cause: causa });
    this.name = 'TelaNaoChegou';
    this.motivo = motivo;
  }
}

/** Loads a screen within the time limit. A missing file calls `recarregar`, which reloads the page the first time only. */
export async function carregarComPrazo(carregar: CarregadorDeTela, recarregar: () => boolean): Promise<ComponentType> {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const prazo = new Promise<never>((_, falhar) => {
    relogio = setTimeout(() => falhar(new TelaNaoChegou('tarde')), PRAZO_DA_TELA_MS);
  });
  try {
    const modulo = await Promise.race([carregar(), prazo]);
    return modulo.default;
  } catch (erro) {
    if (erro instanceof TelaNaoChegou) throw erro;
    // The page is about to be replaced: nothing else should be drawn meanwhile.
    if (isArquivoAusente(erro) && recarregar()) return await new Promise<never>(() => undefined);
    throw isArquivoAusente(erro) ? new TelaNaoChegou('ausente', erro) : erro;
  } finally {
    clearTimeout(relogio);
  }
}

/** The words of Chromium, Firefox, Safari and Vite for a script or style that could not be fetched. */
export function isArquivoAusente(erro: unknown): boolean {
  return erro instanceof Error && /dynamically imported module|importing a module script|unable to preload css/i.test(erro.message);
}

const MARCA = 'recarregou';

/** Reloads the page once for a missing file. Gives false when it already did in the last minute: then the user decides. */
export function recarregarUmaVez(): boolean {
  const ultima = Number.parseInt(window.sessionStorage.getItem(MARCA) ?? '0', 10);
  if (Date.now() - ultima < 60_000) return false;
  window.sessionStorage.setItem(MARCA, String(Date.now()));
  window.location.reload();
  return true;
}
