import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { type CarregadorDeTela, carregarComPrazo, recarregarUmaVez } from './carga-de-tela.ts';

/**
 * A component that arrives when first shown. The router calls `preload` while the previous screen is still in view;
 * `aquecer` fetches it ahead, and leaves a failure to whoever shows it.
 */
export type TelaPreguicosa = (() => ReactNode) & { preload: () => Promise<void>; aquecer: () => void };

/** Wraps a dynamic import. A failed one is tried again the next time it is asked for. */
export function telaPreguicosa(carregar: CarregadorDeTela): TelaPreguicosa {
  let chegada: Promise<ComponentType> | null = null;
  let pronta: ComponentType | null = null;

  const buscar = (): Promise<ComponentType> => {
    chegada ??= carregarComPrazo(carregar, recarregarUmaVez).then(
      (componente) => {
        pronta = componente;
        return componente;
      },
      (erro: unknown) => {
        chegada = null;
        throw erro;
      },
    );
    return chegada;
  };

  const Tela = () => createElement(pronta ?? use(buscar()));
  const preload = () => buscar().then(() => undefined);
  // A failure here is not lost: showing the screen asks again, and that one is told to the user.
  return Object.assign(Tela, { preload, aquecer: () => void preload().catch(() => undefined) });
}
