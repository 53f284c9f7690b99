import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/janela.tsx';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { PedidoDeRedefinicao } from './esqueceu.tsx';

/** The forgotten-password window of the sign-in page. */
export default function JanelaEsqueceu({ email, aoFechar }: { email: string; aoFechar: () => void }) {
  const t = useTextos(textosEntrada);
  return (
    <Janela aberta titulo={t('esqueceuTitulo')} aoFechar={aoFechar}>
      <p>{t('esqueceuTexto')}</p>
      <PedidoDeRedefinicao email={email} />
    </Janela>
  );
}
