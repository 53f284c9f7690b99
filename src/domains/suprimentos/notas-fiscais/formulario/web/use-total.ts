import { totalDaNota } from '#domains/suprimentos/notas-fiscais/calcular.ts';
import { useValor } from '#platform/web/formulario/index.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { campo } from './caminhos.ts';

/** What is typed as an amount; nothing, and what cannot be read, count as none. */
const valor = (digitado: unknown): Centavos => centavos(typeof digitado === 'number' && Number.isSafeInteger(digitado) ? digitado : 0);

/** What the invoice that is being typed costs in all, as its paper says it. */
export function useTotal(): Centavos {
  const itens = useValor(campo('itens')) ?? [];
  return totalDaNota(
    itens.map((i) => ({
      valorCentavos: valor(i?.valorCentavos),
      descontoCentavos: valor(i?.descontoCentavos),
      impostosCentavos: valor(i?.impostosCentavos),
    })),
    {
      freteCentavos: valor(useValor(campo('freteCentavos'))),
      seguroCentavos: valor(useValor(campo('seguroCentavos'))),
      outrasCentavos: valor(useValor(campo('outrasCentavos'))),
      descontoCentavos: valor(useValor(campo('descontoCentavos'))),
    },
  );
}
