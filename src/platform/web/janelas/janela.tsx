import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { descartarAlteracoes, perguntaDe, temAlteracao } from '../registro/alteracoes.ts';
import { useTextos } from '../i18n.tsx';
import '../estilos/janela.css';
import { criarLoja } from '../loja.ts';
import { confirmarPerda } from './saida-sem-salvar.ts';
import { textosWeb } from '../texts.ts';

/** The open windows, the last on top. Notices are shown inside the topmost: what lies behind a modal window cannot be reached. */
export const janelasAbertas = criarLoja<readonly HTMLDialogElement[]>([]);

export type PropsJanela = {
  aberta: boolean;
  /** Closes it. Esc, the cross and a click outside ask first when something typed would be lost; absent means that the window must be answered. */
  aoFechar?: () => void;
  titulo: ReactNode;
  /** Keeps the title for screen readers only. */
  tituloOculto?: boolean;
  children: ReactNode;
  /** Buttons at the foot; the main one last. */
  rodape?: ReactNode;
  tamanho?: 'media' | 'larga';
  /** A sheet at one side instead of a window in the middle. */
  lado?: 'direita' | 'esquerda';
  /** Nothing readable stays behind. */
  opaca?: boolean;
  alerta?: boolean;
  className?: string;
};

const ContextoDeFechar = createContext<() => void>(() => undefined);
/** Closes the window that this stands in as its cross does: what was typed in it is asked about first. */
export const useFecharJanela = (): (() => void) => useContext(ContextoDeFechar);

/**
 * The one dialog of the portal, on the browser's own `<dialog>`: focus stays inside, the page behind is inert, Esc
 * closes, and the focus goes back to where it was. It starts at `data-foco` or at the first field. It stands outside the page:
 * a form inside a window that a form opened would be a form inside a form, which browsers do not send.
 */
export function Janela(props: PropsJanela) {
  return props.aberta ? <JanelaAberta {...props} /> : null;
}

function JanelaAberta({ aoFechar, titulo, tituloOculto, children, rodape, tamanho, lado, opaca, alerta, className }: PropsJanela) {
  const t = useTextos(textosWeb);
  const idTitulo = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const perguntando = useRef(false);
  const mostrada = useRef(false);
  const deixar = async (): Promise<void> => {
    const dialogo = ref.current;
    if (!aoFechar || perguntando.current) return;
    if (dialogo && temAlteracao(dialogo)) {
      perguntando.current = true;
      const perder = await (perguntaDe(dialogo) ?? confirmarPerda)();
      perguntando.current = false;
      if (!perder) return;
      descartarAlteracoes(dialogo);
    }
    aoFechar();
  };
  const fechar = (): void => void deixar();

  // Before the window leaves the page: a dialog that is already out gives no focus back.
  useLayoutEffect(() => {
    const dialogo = ref.current;
    if (!dialogo) return;
    mostrada.current = true;
    dialogo.showModal();
    focarInicio(dialogo);
    const deixarDeEsperar = focarAoChegar(dialogo);
    janelasAbertas.mudar((abertas) => [...abertas, dialogo]);
    return () => {
      deixarDeEsperar();
      janelasAbertas.mudar((abertas) => abertas.filter((aberta) => aberta !== dialogo));
      // Closing gives the focus back to whoever had it before the window opened.
      mostrada.current = false;
      dialogo.close();
    };
  }, []);

  const classes = ['janela', tamanho === 'larga' && 'janela-larga', lado && `janela-${lado}`, opaca === true && 'janela-opaca', className];
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same as the click outside, through onCancel
    <dialog
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      role={alerta === true ? 'alertdialog' : undefined}
      aria-labelledby={idTitulo}
      onCancel={(evento) => {
        evento.preventDefault();
        if (evento.target === evento.currentTarget) fechar();
      }}
      onClose={(evento) => {
        // A browser takes a second Esc in a row for itself: what must ask first stands again, and asks.
        if (evento.target !== evento.currentTarget) return;
        const esta = evento.currentTarget;
        // The page took it away, to wait for the screen that comes: nobody closed it, and the address is that screen's by now.
        if (!mostrada.current || esta.open) return;
        const abertas = janelasAbertas.ler();
        esta.showModal();
        focarInicio(esta);
        // A question that stood over it would now lie under it: it is answered as its own Esc would.
        for (const acima of abertas.slice(abertas.indexOf(esta) + 1)) acima.close();
        fechar();
      }}
      onClick={(evento) => {
        if (evento.target === evento.currentTarget && clicouFora(evento)) fechar();
      }}
    >
      <div className={tituloOculto === true ? 'so-leitor' : 'janela-topo'}>
        <h2 id={idTitulo}>{titulo}</h2>
        {aoFechar && tituloOculto !== true && (
          <button type="button" className="botao-simples" aria-label={t('fechar')} onClick={fechar}>
            <IconX size={18} aria-hidden />
          </button>
        )}
      </div>
      <ContextoDeFechar value={fechar}>
        <div className="janela-corpo">{children}</div>
        {rodape !== undefined && <div className="janela-pe">{rodape}</div>}
      </ContextoDeFechar>
    </dialog>,
    document.body,
  );
}

const MARCADO = '[data-foco]';
const CAMPO = '.janela-corpo :is(input, select, textarea):not([type=hidden], [readonly], [disabled])';
/** Of a record that comes late, where files may be attached at its end, the head stays in sight. */
const CAMPO_TARDIO = `${CAMPO}:not([type=file])`;

/** The focus starts at what was marked with `data-foco`, else at the first field, else at the main button, never at another: the only one may be the one that deletes. */
function focarInicio(dialogo: HTMLDialogElement, campo = CAMPO): void {
  const alvo =
    dialogo.querySelector<HTMLElement>(MARCADO) ??
    dialogo.querySelector<HTMLElement>(campo) ??
    dialogo.querySelector<HTMLElement>('.janela-pe button[data-variant=filled]:last-of-type') ??
    dialogo.querySelector<HTMLElement>('.janela-topo button');
  alvo?.focus();
}

/** A field that comes late takes the focus that waits for it at the main button or at the cross, unless somebody was quicker. */
function focarAoChegar(dialogo: HTMLDialogElement): () => void {
  const parar = new AbortController();
  let espera = document.activeElement;
  const chegou = (): boolean => espera?.matches(`${MARCADO}, ${CAMPO}`) === true;
  if (chegou()) return () => undefined;
  const chegada = new MutationObserver(() => {
    if (document.activeElement !== espera && document.activeElement !== document.body) return parar.abort();
    focarInicio(dialogo, CAMPO_TARDIO);
    espera = document.activeElement;
    if (chegou()) parar.abort();
  });
  parar.signal.addEventListener('abort', () => chegada.disconnect());
  chegada.observe(dialogo, { childList: true, subtree: true });
  for (const ato of ['keydown', 'pointerdown'] as const)
    dialogo.addEventListener(ato, () => parar.abort(), { signal: parar.signal, capture: true });
  return () => parar.abort();
}

/** A press that began inside and ended outside (selecting text) closes nothing: only a click on the backdrop does. */
function clicouFora(evento: React.MouseEvent<HTMLDialogElement>): boolean {
  const caixa = evento.currentTarget.getBoundingClientRect();
  return evento.clientX < caixa.left || evento.clientX > caixa.right || evento.clientY < caixa.top || evento.clientY > caixa.bottom;
}
