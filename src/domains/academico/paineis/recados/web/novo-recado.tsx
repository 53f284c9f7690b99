import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRecado } from '../texts.ts';

const JanelaDoRecado = lazy(() => import('./janela-do-recado.tsx'));

/** The button that opens a message, to a teacher where one is in sight. */
export function NovoRecado({ docenteId = null }: { docenteId?: number | null }) {
  const t = useTextos(textosRecado);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('novoRecado')}
      </Button>
      {aberta && (
        <Suspense fallback={null}>
          <JanelaDoRecado docenteId={docenteId} aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </>
  );
}
