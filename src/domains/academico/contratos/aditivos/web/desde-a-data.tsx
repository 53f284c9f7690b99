import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { textosAditivo } from '../texts.ts';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import type { z } from 'zod';
import type { desdeSaida } from '../respostas.ts';

/** What the addendum changes from its date on; what fell due before it and changes too is told apart. */
export function DesdeADataDoAditivo({ desde }: { desde: z.output<typeof desdeSaida> }) {
  const t = useTextos(textosAditivo);
  const { parcelas: n, anteriores, primeiroVencimento } = desde;
  const data = formatarData(desde.data);
  return (
    <>
      <p className="consequencia">
        {primeiroVencimento === null
          ? t('desdeNada', { data })
          : t('desdeMuda', { data, n, ajuste: comSinal(desde.ajusteCentavos), primeira: formatarData(primeiroVencimento) })}
      </p>
      {anteriores > 0 && (
        <p className="consequencia">{t('desdeAntes', { data, n: anteriores, ajuste: comSinal(desde.ajusteAnteriorCentavos) })}</p>
      )}
    </>
  );
}
