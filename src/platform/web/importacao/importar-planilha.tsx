import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '../i18n.tsx';
import { textosDeImportacao } from './texts.ts';
import type { PropsDaImportacao } from './tipos.ts';

const JanelaDeImportacao = lazy(() => import('./janela-de-importacao.tsx'));

/** The button that opens the import of a register; its window comes with the first use. */
export function ImportarPlanilha(props: Omit<PropsDaImportacao, 'aoFechar'>) {
  const t = useTextos(textosDeImportacao);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('importar')}
      </Button>
      {aberta && (
        <Suspense fallback={null}>
          <JanelaDeImportacao {...props} aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </>
  );
}
