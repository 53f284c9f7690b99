import { type ComponentType, type ReactNode, use } from 'react';
import { type CarregadorDeTela, carregarComPrazo, recarregarUmaVez } from './carga-de-tela.ts';

/** A component that arrives when first shown; the router calls `preload` while the previous screen is still in view. */
export type TelaPreguicosa = (() => ReactNode) & { preload: () => Promise<void> };

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

  const Tela = () => {
    const Componente = pronta ?? use(buscar());
    return <Componente />;
  };
  return Object.assign(Tela, { preload: () => buscar().then(() => undefined) });
}
