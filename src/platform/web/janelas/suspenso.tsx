import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import '../estilos/suspenso.css';
import { useAtual } from '../formulario/use-atual.ts';
import { focarDentro, girarFoco } from './suspenso-foco.ts';
import { type Alinhamento, posicaoDoSuspenso } from './suspenso-posicao.ts';

type Props = {
  /** What opens the panel: it hangs from it, and the focus goes back to it. */
  ancora: RefObject<HTMLElement | null>;
  /** Asked by Esc and by a press outside; the owner stops drawing the panel. */
  aoFechar: () => void;
  children: ReactNode;
  /** `dentro`: a small dialog, the focus goes in and goes round inside. `fora`: a list of options that its field drives. */
  foco?: 'dentro' | 'fora';
  alinhamento?: Alinhamento;
  /** Pixels, or as wide as the anchor; as wide as its content when absent. */
  largura?: number | 'ancora';
  /** Pixels after which the content scrolls; as high as the window allows when absent. */
  alturaMaxima?: number;
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/**
 * A panel that hangs from a button or a field while it is drawn. It lives in the browser's top layer (`popover`), so no
 * scrolling box and no window cuts it; the place is found by hand because anchors of CSS are too young.
 */
export function Suspenso({ ancora, aoFechar, children, foco = 'dentro', className, ...doPainel }: Props) {
  const { alinhamento = 'inicio', largura, alturaMaxima = Number.POSITIVE_INFINITY, ...resto } = doPainel;
  const ref = useRef<HTMLDivElement>(null);
  const fechar = useAtual(aoFechar);

  useLayoutEffect(() => {
    const [painel, dono] = [ref.current, ancora.current];
    if (!painel || !dono) return;
    const colocar = () => posicionar(painel, dono, { alinhamento, largura, alturaMaxima });
    let pressionadoFora = false;
    const aoPressionar = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || painel.contains(target) || dono.contains(target)) return;
      pressionadoFora = true;
      fechar.current();
    };
    painel.showPopover();
    colocar();
    if (foco === 'dentro') focarDentro(painel);
    const parar = new AbortController();
    const comum = { capture: true, passive: true, signal: parar.signal };
    document.addEventListener('pointerdown', aoPressionar, comum);
    document.addEventListener('scroll', colocar, comum);
    window.addEventListener('resize', colocar, comum);
    window.visualViewport?.addEventListener('resize', colocar, comum);
    const medidor = new ResizeObserver(colocar);
    medidor.observe(painel);
    // What comes late (a calendar, an editor) takes the focus that waits for it.
    const chegada = new MutationObserver(() => document.activeElement === painel && focarDentro(painel));
    if (foco === 'dentro') chegada.observe(painel, { childList: true, subtree: true });
    return () => {
      parar.abort();
      medidor.disconnect();
      chegada.disconnect();
      // A press outside gives the focus to what was pressed.
      if (!pressionadoFora && painel.contains(document.activeElement)) dono.focus({ preventScroll: true });
      painel.hidePopover();
    };
  }, [ancora, fechar, foco, alinhamento, largura, alturaMaxima]);

  const aoTeclar = (evento: KeyboardEvent<HTMLDivElement>) => {
    // Esc is for this panel alone: the window around it stays open.
    if (evento.key === 'Escape') aoFechar();
    else if (evento.key !== 'Tab' || !girarFoco(evento.currentTarget, evento.shiftKey)) return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  const dialogo = foco === 'dentro';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the keys of a dialog: Esc leaves, Tab goes round
    <div
      {...resto}
      ref={ref}
      popover="manual"
      role={dialogo ? 'dialog' : 'listbox'}
      // Tab never stops at the panel itself, though it may scroll.
      tabIndex={-1}
      className={className === undefined ? 'suspenso' : `suspenso ${className}`}
      onKeyDown={dialogo ? aoTeclar : undefined}
      // A press on a list leaves the focus in its field.
      onMouseDown={dialogo ? undefined : (evento) => evento.preventDefault()}
    >
      {children}
    </div>
  );
}

type Medidas = { alinhamento: Alinhamento; largura: number | 'ancora' | undefined; alturaMaxima: number };

function posicionar(painel: HTMLElement, dono: HTMLElement, { alinhamento, largura, alturaMaxima }: Medidas): void {
  const ancora = dono.getBoundingClientRect();
  if (largura !== undefined) painel.style.width = `${largura === 'ancora' ? ancora.width : largura}px`;
  // All of the content and its borders, whatever the room of now.
  const inteira = painel.scrollHeight + painel.offsetHeight - painel.clientHeight;
  const altura = Math.min(inteira, alturaMaxima);
  const lugar = posicaoDoSuspenso({ ancora, tela: telaVisivel(), largura: painel.offsetWidth, altura, alinhamento });
  painel.style.left = `${lugar.left}px`;
  painel.style.top = `${lugar.top}px`;
  painel.style.maxHeight = `${Math.min(lugar.alturaMaxima, alturaMaxima)}px`;
}

function telaVisivel() {
  const { clientWidth, clientHeight } = document.documentElement;
  const visivel = window.visualViewport;
  const top = visivel?.offsetTop ?? 0;
  return { left: 0, right: clientWidth, top, bottom: Math.min(top + (visivel?.height ?? clientHeight), clientHeight) };
}
