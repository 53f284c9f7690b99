import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ImprimirLivro } from '../../impressao/web/door.tsx';
import { textosLivros } from '../../texts.ts';

/** The ledger of every account, on paper. */
export function ImprimirRazao() {
  const t = useTextos(textosLivros);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState(false);
  if (!pode('contabil-razao', 'listar')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('imprimir')}
      </Button>
      {aberta && (
        <Suspense fallback={null}>
          <ImprimirLivro livro="razao" aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </>
  );
}
