import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosOperacao } from '../texts.ts';
import type { DeInicio } from './campos-itens.tsx';

const NovaRetirada = lazy(() => import('./nova-retirada.tsx'));
const NovaTransferencia = lazy(() => import('./nova-transferencia.tsx'));
const NovaEntrada = lazy(() => import('./nova-entrada.tsx'));
type Qual = 'retirada' | 'transferencia' | 'entrada';

/** What may be done to stock by hand, for who may: on the screen, or with one product that is at hand. */
export function AcoesDoEstoque({ deInicio, aoAbrir }: { deInicio?: DeInicio; aoAbrir?: () => void }) {
  const t = useTextos(textosOperacao);
  const { pode } = useSessao();
  const [qual, setQual] = useState<Qual | null>(null);
  if (!pode('estoques', 'criar')) return null;
  const abrir = (nova: Qual) => () => {
    setQual(nova);
    aoAbrir?.();
  };
  const fechar = (): void => setQual(null);
  return (
    <>
      {!deInicio && (
        <Button variant="default" onClick={abrir('entrada')}>
          {t('novaEntrada')}
        </Button>
      )}
      <Button variant="default" onClick={abrir('transferencia')}>
        {t('novaTransferencia')}
      </Button>
      <Button onClick={abrir('retirada')}>{t('novaRetirada')}</Button>
      {qual && (
        <Suspense fallback={null}>
          {qual === 'retirada' && <NovaRetirada deInicio={deInicio} aoFechar={fechar} />}
          {qual === 'transferencia' && <NovaTransferencia deInicio={deInicio} aoFechar={fechar} />}
          {qual === 'entrada' && <NovaEntrada aoFechar={fechar} />}
        </Suspense>
      )}
    </>
  );
}
