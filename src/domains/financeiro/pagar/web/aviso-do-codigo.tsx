import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { dizeresDoCodigo } from '../codigos/outro-valor.ts';
import { textosPagar } from '../texts.ts';

export type TituloComCodigo = { numero: string; codigo: string | null; saldoCentavos: number; retidoCentavos: number };

/** What whoever approves or pays should know of the codes of some titles, a sentence each: who a Pix pays, and that another amount than is owed is stated. */
export function useDizeresDosCodigos(titulos: readonly TituloComCodigo[]): { numero: string; frase: string; outroValor: boolean }[] {
  const t = useTextos(textosPagar);
  return titulos.flatMap(({ numero, codigo, saldoCentavos, retidoCentavos }) => {
    const devido = { saldoCentavos: centavos(saldoCentavos), retidoCentavos: centavos(retidoCentavos) };
    const { favorecido, outroValorCentavos } = dizeresDoCodigo(codigo, devido, hojeNaEscola());
    const frases = [
      favorecido !== null && t('codigoPagaA', { numero, favorecido }),
      outroValorCentavos !== null &&
        t('codigoOutroValor', { numero, valor: formatarReais(outroValorCentavos), saldo: formatarReais(devido.saldoCentavos) }),
    ].filter((frase) => frase !== false);
    return frases.length === 0 ? [] : [{ numero, frase: frases.join(' '), outroValor: outroValorCentavos !== null }];
  });
}

/** Tells it: a discount or an increase that nobody meant, or another bill, or money to somebody else. */
export function AvisoDoCodigo({ titulos }: { titulos: readonly TituloComCodigo[] }) {
  return useDizeresDosCodigos(titulos).map(({ numero, frase, outroValor }) => (
    <p key={numero} role="status" className={outroValor ? 'consequencia' : 'suave'}>
      {frase}
    </p>
  ));
}
