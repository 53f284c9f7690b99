import type { ReactNode } from 'react';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import type { Alinhamento } from '#platform/web/janelas/suspenso-posicao.ts';
import estilo from '../tabela.module.css';

type Props = {
  /** What the button shows; `nome` is read instead when the text alone does not say enough. */
  rotulo: ReactNode;
  nome?: string;
  classe?: string;
  aberto?: boolean;
  aoMudar?: (aberto: boolean) => void;
  largura?: number;
  alinhamento?: Alinhamento;
  children: (fechar: () => void) => ReactNode;
};

/** A panel of the list's bar: filters, columns, saved filters, export. */
export function Painel({ rotulo, nome, classe, ...doPainel }: Props) {
  return (
    <PainelSuspenso
      {...doPainel}
      className={estilo.painel}
      botao={(props) => (
        <button {...props} type="button" className={classe ?? estilo.botaoTexto} aria-label={nome}>
          {rotulo}
        </button>
      )}
    />
  );
}
