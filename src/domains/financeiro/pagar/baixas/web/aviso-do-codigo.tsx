import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { outroValorDoTexto } from '../../codigos/outro-valor.ts';
import { textosBaixaPagar } from '../texts.ts';
import type { TituloParaPagar } from './tipos.ts';

/** Tells whoever pays that a code states another amount than is owed: a discount or an increase that nobody meant, or another bill. */
export function AvisoDoCodigo({ titulos, hoje }: { titulos: readonly TituloParaPagar[]; hoje: string }) {
  const t = useTextos(textosBaixaPagar);
  return titulos.map(({ id, numero, codigo, saldoCentavos, retidoCentavos }) => {
    const devido = { saldoCentavos: centavos(saldoCentavos), retidoCentavos: centavos(retidoCentavos) };
    const outro = outroValorDoTexto(codigo, devido, hoje);
    return (
      outro !== null && (
        <p key={id} role="status" className="consequencia">
          {t('outroValor', { numero, valor: formatarReais(outro), saldo: formatarReais(devido.saldoCentavos) })}
        </p>
      )
    );
  });
}
