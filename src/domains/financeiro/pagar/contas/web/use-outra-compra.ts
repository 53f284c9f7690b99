import { useTextos } from '#platform/web/i18n.tsx';
import { enviarConfirmando } from '#platform/web/janelas/enviar-confirmando.ts';
import { textosPagar } from '../../texts.ts';

/** What a request says once it was confirmed to be another purchase. */
type Dito = { outraCompra?: true };

/** Sends a purchase, and where its document looks like one that stands, asks whether it is another and sends it again, saying so. */
export function useOutraCompra(): <R>(enviar: (dito: Dito) => Promise<R>) => Promise<R> {
  const t = useTextos(textosPagar);
  return (enviar) =>
    enviarConfirmando((confirmado) => enviar(confirmado ? { outraCompra: true } : {}), {
      perguntas: ['OUTRA_COMPRA_NAO_CONFIRMADA'],
      titulo: t('mesmaCompra'),
      rotuloConfirmar: t('outraCompra'),
      rotuloCancelar: t('eAMesma'),
      // Enter by habit owes nothing twice.
      perigo: true,
    });
}
