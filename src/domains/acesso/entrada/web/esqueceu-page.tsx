import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { z } from 'zod';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { PedidoDeRedefinicao } from './esqueceu.tsx';
import { Moldura } from '#domains/acesso/web/moldura.tsx';

const NovaSenha = lazy(() => import('./nova-senha.tsx'));
const busca = z.object({ token: z.string().optional().catch(undefined) });

/** Forgotten password: asks for a link, or, opened from one, takes the new password. */
export default function EsqueceuPage() {
  const t = useTextos(textosEntrada);
  const [{ token }, mudarBusca] = useBusca(busca);
  if (token !== undefined) {
    return (
      <Suspense fallback={null}>
        <NovaSenha token={token} pedirOutro={() => mudarBusca({ token: undefined }, { substituir: true })} />
      </Suspense>
    );
  }
  return (
    <Moldura titulo={t('esqueceuTitulo')} texto={t('esqueceuTexto')} pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}>
      <PedidoDeRedefinicao />
    </Moldura>
  );
}
