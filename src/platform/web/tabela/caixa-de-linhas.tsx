import { useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import estilo from './tabela.module.css';
import { useAlturaLivre } from './use-altura.ts';
import { useSemCorte } from './use-sem-corte.ts';

type Props = {
  legenda: string;
  /** Names the box, which scrolls. */
  rotulo: string;
  /** Columns are measured again when it changes. */
  assinatura: unknown;
  /** Of the table itself; on a phone it lays out its rows as cards. */
  classe?: string | undefined;
  /** `thead` and `tbody`, each row with its tick first. */
  children: ReactNode;
  rodape?: ReactNode;
};

/** A table whose rows are more than a list shows (choices in them, reasons) as lists show theirs: a line a row, no column cut, whole rows to the end of the window. */
export function CaixaDeLinhas({ legenda, rotulo, assinatura, classe, children, rodape }: Props) {
  const caixa = useRef<HTMLDivElement>(null);
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const altura = useAlturaLivre(caixa);
  useSemCorte(caixa, assinatura);
  return (
    <div className={estilo.moldura}>
      <div
        ref={caixa}
        data-scroll-restoration-id={rotulo}
        className={estilo.caixa}
        style={altura === undefined || telefone ? undefined : { maxHeight: altura }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={rotulo}
      >
        <table className={clsx(estilo.tabelaComMarca, classe)}>
          <caption className={estilo.soLeitor}>{legenda}</caption>
          {children}
        </table>
      </div>
      {rodape}
    </div>
  );
}
