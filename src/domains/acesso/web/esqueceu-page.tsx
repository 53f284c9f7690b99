import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { z } from 'zod';
import { textosEntrada } from '../texts-entrada.ts';
import { PedidoDeRedefinicao } from './esqueceu.tsx';
import { Moldura } from './moldura.tsx';
import { NovaSenha } from './nova-senha.tsx';

const busca = z.object({ token: z.string().optional().catch(undefined) });

/** Forgotten password: asks for a link, or, opened from one, takes the new password. */
export default function EsqueceuPage() {
  const t = useTextos(textosEntrada);
  const [{ token }, mudarBusca] = useBusca(busca);
  if (token !== undefined) return <NovaSenha token={token} pedirOutro={() => mudarBusca({ token: undefined }, { substituir: true })} />;
  return (
    <Moldura titulo={t('esqueceuTitulo')} texto={t('esqueceuTexto')} pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}>
      <PedidoDeRedefinicao />
    </Moldura>
  );
}
