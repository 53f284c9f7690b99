import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { anunciar } from '#platform/web/anuncios.tsx';
import { focarTitulo, ID_TITULO } from '#platform/web/pagina/titulo.tsx';

const PRAZO_MS = 5_000;
const ATOS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Another entry of the history, or another path: filters that only take the place of their entry are neither. */
type Ida = { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation; pathChanged: boolean };
const isOutraEntrada = ({ fromLocation, toLocation, pathChanged }: Ida): boolean =>
  pathChanged || fromLocation?.state.__TSR_index !== toLocation.state.__TSR_index;

/** Whether the person did something after the screen that comes was asked for: what they do comes first. */
function vigiarAtos(router: AnyRouter): { houve: () => boolean; parar: () => void } {
  let houve = false;
  const anotar = (): void => {
    houve = true;
  };
  for (const ato of ATOS) window.addEventListener(ato, anotar, { capture: true, passive: true });
  const deixar = router.subscribe('onBeforeLoad', (ida) => {
    if (isOutraEntrada(ida)) houve = false;
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
 * A new screen is announced and its title takes the focus, unless the person went on to something while it was coming. A screen is new
 * where its path or its title is: filters, sort and tabs move nothing. Back goes on to what was in the hand when the screen was left.
 */
export function useFocoAoNavegar(): void {
  const router = useRouter();
  useEffect(() => {
    const maos = new Map<string, Mao | null>();
    let tituloDeAntes = '';
    let parar = (): void => undefined;
    const atos = vigiarAtos(router);
    const deixarDeLer = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      tituloDeAntes = lerTitulo();
      if (fromLocation) maos.set(chaveDe(fromLocation), lerMao());
    });
    const deixarDeChegar = router.subscribe('onRendered', (ida) => {
      const { fromLocation, toLocation, pathChanged } = ida;
      if (!fromLocation || !isOutraEntrada(ida)) return;
      parar();
      const voltou = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
      const mao = (voltou && maos.get(chaveDe(toLocation))) || null;
      let dito = false;
      parar = tentarAteChegar(() => {
        const titulo = lerTitulo();
        if (!dito && titulo !== '' && (pathChanged || titulo !== tituloDeAntes)) {
          if (!atos.houve() || document.activeElement === document.body) focarTitulo();
          anunciar(titulo);
          dito = true;
        }
        return dito && (mao === null || devolver(mao));
      });
    });
    return () => {
      deixarDeLer();
      deixarDeChegar();
      atos.parar();
      parar();
    };
  }, [router]);
}

const lerTitulo = (): string => document.getElementById(ID_TITULO)?.textContent ?? '';

/** What had the focus: a link, by its address and which of those that lead there it is, or a row of a list, which may have none. */
type Mao = { href: string | null; vez: number; indice: string | null };

const elosPara = (href: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];

function lerMao(): Mao | null {
  const linha = document.activeElement?.closest('main tr[data-indice]') ?? null;
  const elo = document.activeElement?.closest<HTMLElement>('main a[href]') ?? linha?.querySelector<HTMLElement>('a[href]') ?? null;
  if (linha === null && elo === null) return null;
  const href = elo?.getAttribute('href') ?? null;
  return { href, vez: href === null || elo === null ? 0 : elosPara(href).indexOf(elo), indice: linha?.getAttribute('data-indice') ?? null };
}

/** Gives it the focus once it is there; true too when something else on the page took the focus from the title. */
function devolver({ href, vez, indice }: Mao): boolean {
  const atual = document.activeElement;
  if (atual !== null && atual !== document.body && atual.id !== ID_TITULO) return true;
  const elos = href === null ? [] : elosPara(href);
  const elo = elos[vez] ?? elos[0];
  const linha = elo?.closest<HTMLElement>('tr[tabindex]');
  const semElo = href === null ? document.querySelector<HTMLElement>(`main tr[data-indice="${indice}"]`) : null;
  const achado = linha ?? elo ?? semElo;
  achado?.focus({ preventScroll: true });
  return achado !== null;
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
    const deixarDeRepor = router.subscribe('onRendered', (ida) => {
      if (!isOutraEntrada(ida)) return;
      parar();
      const dela = lugares.get(chaveDe(ida.toLocation));
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
