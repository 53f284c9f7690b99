import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { anunciar } from '#platform/web/anuncios.tsx';
import { focarTitulo, ID_TITULO } from '#platform/web/pagina/titulo.tsx';

const PRAZO_MS = 5_000;
const ATOS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the person did something after the screen that comes was asked for: what they do comes first. */
function vigiarAtos(router: AnyRouter): { houve: () => boolean; parar: () => void } {
  let houve = false;
  const anotar = (): void => {
    houve = true;
  };
  for (const ato of ATOS) window.addEventListener(ato, anotar, { capture: true, passive: true });
  const deixar = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) houve = false;
  });
  return {
    houve: () => houve,
    parar: () => {
      deixar();
      for (const ato of ATOS) window.removeEventListener(ato, anotar, true);
    },
  };
}

/** Tries now and at each frame until it is done; ends after some seconds, and at once when the person acts. */
function tentarAteChegar(tentar: () => boolean): () => void {
  const fim = performance.now() + PRAZO_MS;
  let quadro = 0;
  const parar = (): void => {
    cancelAnimationFrame(quadro);
    for (const ato of ATOS) window.removeEventListener(ato, parar, true);
  };
  const passo = (): void => {
    if (tentar() || performance.now() > fim) parar();
    else quadro = requestAnimationFrame(passo);
  };
  for (const ato of ATOS) window.addEventListener(ato, parar, { capture: true, passive: true });
  passo();
  return parar;
}

/**
 * A new screen is announced and its title takes the focus, unless the person went on to something while it was coming; filters, sort
 * and tabs move nothing. Back goes on to the link that was followed.
 */
export function useFocoAoNavegar(): void {
  const router = useRouter();
  useEffect(() => {
    let parar = (): void => undefined;
    const atos = vigiarAtos(router);
    const deixar = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      parar();
      const voltou = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
      let dito = false;
      parar = tentarAteChegar(() => {
        dito ||= dizerTitulo(!atos.houve() || document.activeElement === document.body);
        return dito && (!voltou || focarElo(fromLocation.pathname));
      });
    });
    return () => {
      deixar();
      atos.parar();
      parar();
    };
  }, [router]);
}

function dizerTitulo(focar: boolean): boolean {
  const texto = document.getElementById(ID_TITULO)?.textContent ?? '';
  if (texto === '') return false;
  if (focar) focarTitulo();
  anunciar(texto);
  return true;
}

/** The link to what was left, or the row that it opens; true too when something else on the page took the focus from the title. */
function focarElo(caminho: string): boolean {
  const atual = document.activeElement;
  if (atual !== null && atual !== document.body && atual.id !== ID_TITULO) return true;
  const href = CSS.escape(caminho);
  const elo = document.querySelector<HTMLElement>(`main :is(a[href="${href}"], a[href^="${href}?"])`);
  (elo?.closest<HTMLElement>('tr[tabindex]') ?? elo)?.focus({ preventScroll: true });
  return elo !== null;
}

/** How far something was scrolled: the page itself, or a box by its `data-scroll-restoration-id`. */
type Lugar = { caixa: string | null; left: number; top: number };

const chaveDe = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href;

/**
 * Back finds a screen where it was left. The router sees to it as the screen is drawn; what comes later than that, such as a list
 * that asks for the year first, could not be scrolled yet: it is when it is there.
 */
export function useLugarAoVoltar(): void {
  const router = useRouter();
  useEffect(() => {
    const lugares = new Map<string, Lugar[]>();
    let parar = (): void => undefined;
    const atos = vigiarAtos(router);
    const deixarDeLer = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (fromLocation) lugares.set(chaveDe(fromLocation), lerLugares());
    });
    const deixarDeRepor = router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
      if (!pathChanged) return;
      parar();
      const dela = lugares.get(chaveDe(toLocation));
      if (dela && !atos.houve()) parar = tentarAteChegar(() => dela.filter((lugar) => !repor(lugar)).length === 0);
    });
    return () => {
      deixarDeLer();
      deixarDeRepor();
      atos.parar();
      parar();
    };
  }, [router]);
}

function lerLugares(): Lugar[] {
  const caixas = [document.scrollingElement, ...document.querySelectorAll('[data-scroll-restoration-id]')];
  return caixas.flatMap((caixa) =>
    caixa === null || caixa.scrollTop + caixa.scrollLeft === 0
      ? []
      : [{ caixa: caixa.getAttribute('data-scroll-restoration-id'), left: caixa.scrollLeft, top: caixa.scrollTop }],
  );
}

function repor({ caixa, left, top }: Lugar): boolean {
  const elemento =
    caixa === null ? document.scrollingElement : document.querySelector(`[data-scroll-restoration-id="${CSS.escape(caixa)}"]`);
  elemento?.scrollTo({ left, top, behavior: 'instant' });
  return elemento !== null && Math.abs(elemento.scrollTop - top) <= 1;
}
