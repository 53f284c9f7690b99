import type { ReactNode } from 'react';
import { Elo } from '#platform/web/navegacao.tsx';
import { DO_ANO } from './leitura.ts';

type Props = {
  turmaId: number;
  /** Null: about the year. */
  etapaId: number | null;
  anoLetivoId?: number | null;
  'aria-label'?: string;
  children: ReactNode;
};

/** Leads to the council of a class about an etapa or its year: to the one that stands, or to where it is opened. */
export function EloDoConselho({ turmaId, etapaId, anoLetivoId, children, ...nome }: Props) {
  return (
    <Elo tela="conselho-de-classe" search={{ turma: turmaId, etapa: etapaId ?? DO_ANO, ano: anoLetivoId }} {...nome}>
      {children}
    </Elo>
  );
}
