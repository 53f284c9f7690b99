import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
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
  return (
    <Popover
      opened={visivel}
      onChange={mudar}
      position="bottom-start"
      width={largura}
      trapFocus
      returnFocus
      shadow="md"
      transitionProps={{ duration: 80 }}
    >
      <Popover.Target>
        <button type="button" className={classe ?? estilo.botaoTexto} aria-label={nome} onClick={() => mudar(!visivel)}>
          {rotulo}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={estilo.painel} aria-label={nome ?? (typeof rotulo === 'string' ? rotulo : undefined)}>
        {children(() => mudar(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
