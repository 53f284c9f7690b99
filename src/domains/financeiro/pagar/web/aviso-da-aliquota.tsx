import { useTextos } from '#platform/web/i18n.tsx';
import { textosPagar } from '../texts.ts';
import { deOutraAliquota, type RetidoNoPagamento } from '../vigencia.ts';

type Titulo = { numero: string; retidosNoPagamento: readonly RetidoNoPagamento[] };

/** Tells whoever pays on a day that a title withholds by the rate of another. */
export function AvisoDaAliquota({ titulos, dia }: { titulos: readonly Titulo[]; dia: unknown }) {
  const t = useTextos(textosPagar);
  if (typeof dia !== 'string') return null;
  return titulos.flatMap(({ numero, retidosNoPagamento }) =>
    deOutraAliquota(retidosNoPagamento, dia).map(({ nome }) => (
      <p key={`${numero} ${nome}`} role="alert" className="consequencia consequencia-perigo">
        {t('outraAliquota', { numero, nome })}
      </p>
    )),
  );
}
