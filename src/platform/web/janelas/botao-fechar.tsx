import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFecharJanela } from './janela.tsx';

/** The button that gives a window up: as its cross, it asks before what was typed is lost. */
export function BotaoFechar({ children }: { children: ReactNode }) {
  const fechar = useFecharJanela();
  return (
    <Button variant="default" onClick={fechar}>
      {children}
    </Button>
  );
}
