import { useRef } from 'react';
import { camposDe, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { CodigoLido } from '../../codigos/ler-codigo.ts';
import { textosPagar } from '../../texts.ts';
import { CampoDeCodigo } from '../../web/campo-de-codigo.tsx';
import { figurasDoCodigo } from '../do-codigo.ts';
import type { novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();

/** The code of a bill: what it says fills amount and due date, in place of what the code before it said. */
export function CampoCodigo() {
  const t = useTextos(textosPagar);
  const { definir, ler } = useFormulario();
  const anterior = useRef<Pick<CodigoLido, 'valorCentavos' | 'vencimento'>>({ valorCentavos: null, vencimento: null });
  const aoLer = (lido: CodigoLido): void => {
    const agora = { valorCentavos: ler(campo('valorCentavos')), vencimento: ler(campo('primeiroVencimento')) };
    const { valorCentavos, vencimento } = figurasDoCodigo(lido, anterior.current, agora);
    if (valorCentavos !== undefined) {
      definir(campo('valorCentavos'), valorCentavos);
      if (ler(campo('rateio'))?.length === 1) definir(campo('rateio.0.valorCentavos'), valorCentavos);
    }
    if (vencimento !== undefined) definir(campo('primeiroVencimento'), vencimento);
    anterior.current = lido;
  };
  return <CampoDeCodigo nome={campo('codigo')} dica={t('codigoAjuda')} autoFoco aoLer={aoLer} />;
}
