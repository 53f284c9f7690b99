import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Suspenso } from './suspenso.tsx';
import type { Alinhamento } from './suspenso-posicao.ts';

/** What the button of a panel takes: spread them over a `<button>` or a `<Button>`. */
export type PropsDoBotao = {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};

type Props = {
  /** The button, whose text names the panel too. */
  botao: (props: PropsDoBotao) => ReactNode;
  /** Held outside; the panel keeps it itself when absent. */
  aberto?: boolean;
  aoMudar?: (aberto: boolean) => void;
  largura?: number;
  alinhamento?: Alinhamento;
  className?: string;
  children: (fechar: () => void) => ReactNode;
};

/** A button that opens a small dialog under it: a menu, a filter, an explanation. Esc and a press outside close it. */
export function PainelSuspenso({ botao, aberto, aoMudar, children, ...doPainel }: Props) {
  const [proprio, setProprio] = useState(false);
  const visivel = aberto ?? proprio;
  const mudar = aoMudar ?? setProprio;
  const ancora = useRef<HTMLButtonElement>(null);
  const id = useId();
  const idDoBotao = `${id}-botao`;
  const fechar = () => mudar(false);
  return (
    <>
      {botao({
        ref: ancora,
        id: idDoBotao,
        'aria-haspopup': 'dialog',
        'aria-expanded': visivel,
        'aria-controls': visivel ? id : undefined,
        onClick: () => mudar(!visivel),
      })}
      {visivel && (
        <Suspenso {...doPainel} id={id} ancora={ancora} aria-labelledby={idDoBotao} aoFechar={fechar}>
          {children(fechar)}
        </Suspenso>
      )}
    </>
  );
}
