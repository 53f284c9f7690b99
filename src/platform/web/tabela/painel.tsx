import { type ReactNode, useId, useRef, useState } from 'react';
import { Suspenso } from '../suspenso.tsx';
import estilo from './tabela.module.css';

type Props = {
  /** What the button shows; `nome` is read instead when the text alone does not say enough. */
  rotulo: ReactNode;
  nome?: string;
  classe?: string;
  aberto?: boolean;
  aoMudar?: (aberto: boolean) => void;
  largura?: number;
  children: (fechar: () => void) => ReactNode;
};

/** A button that opens a small dialog under it: filters, columns, saved filters. Esc and a click outside close it. */
export function Painel({ rotulo, nome, classe, aberto, aoMudar, largura, children }: Props) {
  const [proprio, setProprio] = useState(false);
  const visivel = aberto ?? proprio;
  const mudar = aoMudar ?? setProprio;
  const botao = useRef<HTMLButtonElement>(null);
  const id = useId();
  const idDoBotao = `${id}-botao`;
  const fechar = () => mudar(false);
  return (
    <>
      <button
        ref={botao}
        id={idDoBotao}
        type="button"
        className={classe ?? estilo.botaoTexto}
        aria-label={nome}
        aria-haspopup="dialog"
        aria-expanded={visivel}
        aria-controls={visivel ? id : undefined}
        onClick={() => mudar(!visivel)}
      >
        {rotulo}
      </button>
      {visivel && (
        <Suspenso id={id} ancora={botao} largura={largura} className={estilo.painel} aria-labelledby={idDoBotao} aoFechar={fechar}>
          {children(fechar)}
        </Suspenso>
      )}
    </>
  );
}
